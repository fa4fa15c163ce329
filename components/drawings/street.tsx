import { RawHtml } from '@/components/ui/raw-html'
import { type StreetName, streetOf, streetPlan } from '@/lib/drawings/site-drawings'
import './street-kit.css'
import styles from './street.module.css'

type StreetProps = {
  /** A place's id, or the name of a street in content/streets.ts. */
  name: StreetName
}

/**
 * A street at dusk along the bottom of a dark section. It is not scaled: narrow windows show fewer houses, each whole.
 * Streets with a `frame` scale with their box, aligned to its bottom. Decorative: hidden from assistive technology and
 * in print. In forced colours it is a silhouette.
 */
export function Street({ name }: StreetProps) {
  const { frame, wires } = streetPlan(name)
  const { markup, symbols, styles: breakpointStyles } = streetOf(name)
  return (
    <svg
      className={styles.street}
      viewBox={frame && `${-frame.width / 2} ${-frame.height} ${frame.width} ${frame.height}`}
      preserveAspectRatio={frame && 'xMidYMax slice'}
      data-wires={wires}
      aria-hidden="true"
    >
      {breakpointStyles && <RawHtml as="style" html={breakpointStyles} />}
      <RawHtml as="defs" html={symbols} />
      <RawHtml as="g" html={markup} />
    </svg>
  )
}
