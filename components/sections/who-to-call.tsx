import { RichText } from '@/components/ui/rich-text'
import type { EmergencyPage } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import styles from './who-to-call.module.css'

const { callFirst, callNext } = uiWords.emergency

/** A table of who does which job. On phones each row is a block. `numbers`: a directory of phone numbers, set large. */
export function WhoToCall({ table, numbers = false }: { table: EmergencyPage['whoToCall']; numbers?: boolean }) {
  const then = table.rows.some(({ next }) => next)
  return (
    <table className={styles.table} data-numbers={numbers ? '' : undefined}>
      <thead>
        <tr>
          <th scope="col">{table.column}</th>
          <th scope="col">{callFirst}</th>
          {then && <th scope="col">{callNext}</th>}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ see, first, next }) => (
          <tr key={see}>
            <th scope="row">{see}</th>
            <td data-label={callFirst}>
              <RichText>{first}</RichText>
            </td>
            {next && (
              <td data-label={callNext}>
                <RichText>{next}</RichText>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
