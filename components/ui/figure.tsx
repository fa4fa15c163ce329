import { Picture } from '@/components/ui/picture'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './figure.module.css'

/** A picture within a section: lazy, rounded, atmosphere and not "our work". */
export function Figure({ picture, sizes }: { picture: PictureSource; sizes: string }) {
  return (
    <div className={styles.figure}>
      <Picture picture={picture} sizes={sizes} />
    </div>
  )
}
