import { Street } from '@/components/drawings/street'
import { Section } from '@/components/ui/section'
import { UnbrokenWords } from '@/components/ui/unbroken-words'
import type { LocationPath } from '@/content/types'
import styles from './street-band.module.css'

/** The place's street drawing, with one sentence above the roofs. */
export function StreetBand({ place, sentence, amber }: { place: LocationPath; sentence: string; amber: boolean }) {
  return (
    <Section id="street" tone="dark" bleed label={sentence} className={styles.band}>
      <div data-amber={amber ? '' : undefined} className={styles.sky}>
        <p>
          <UnbrokenWords>{sentence}</UnbrokenWords>
        </p>
        <Street name={place} />
      </div>
    </Section>
  )
}
