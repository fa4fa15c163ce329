import styles from './stars.module.css'

/** A rating out of five, with a text alternative. The drawing is as wide as the rating, so 4.6 cuts the last star. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      <svg viewBox={`0 0 ${rating * 24} 24`} width={rating * 18} height="18" fill="currentColor" aria-hidden="true">
        {Array.from({ length: Math.ceil(rating) }, (_, index) => (
          <path
            key={index}
            transform={`translate(${index * 24})`}
            d="m12 2.6 2.9 6.1 6.7.9-4.9 4.6 1.2 6.7-5.9-3.3-5.9 3.3 1.2-6.7L2.4 9.6l6.7-.9Z"
          />
        ))}
      </svg>
    </span>
  )
}
