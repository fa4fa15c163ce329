import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './picture-with-form.module.css'

export type PictureWithFormProps = {
  id: string
  /** Names the section where `children` hold no heading of its id. */
  label?: string
  picture: PictureSource
  form: ReactNode
  /** Words on the picture's left, which is then darkened; the form stands right. Without words it stands left. */
  children?: ReactNode
}

/** A picture as wide as the page; from 960 px the request form stands in it, below that under it. */
export function PictureWithForm({ id, label, picture, form, children }: PictureWithFormProps) {
  return (
    <Section id={id} label={label} tone="night" bleed className={styles.scene}>
      <div className={styles.picture} data-no-print="">
        <Picture picture={picture} sizes="(max-width: 767px) 160vw, 100vw" />
      </div>
      <div className={styles.over} data-words={children ? '' : undefined}>
        {children && <div className={styles.words}>{children}</div>}
        <div className={styles.form} data-no-print="">
          {form}
        </div>
      </div>
    </Section>
  )
}
