import type { PictureSource } from '@/lib/images/picture-sources'

type PictureProps = {
  picture: PictureSource
  /** The `sizes` attribute: the width at which it is drawn, wider than its frame where the frame crops its sides. */
  sizes: string
  /** True for the first picture of a page, which is loaded with priority. Other pictures are lazy. */
  priority?: boolean
}

/** AVIF in several widths, with one WebP file for browsers without AVIF, and its dimensions. */
export function Picture({ picture, sizes, priority = false }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      <img
        src={picture.fallback}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        style={picture.focus ? { '--focus-point': picture.focus } : undefined}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
