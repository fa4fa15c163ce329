import { CopyText } from '@/components/ui/copy-text'
import { RichText } from '@/components/ui/rich-text'
import { emergencyWords } from '@/content/interface'
import type { EmergencyContent } from '@/content/schema'
import styles from './who-to-call.module.css'

const { callFirst, callNumber, callNext } = emergencyWords

/** Who does which job. On phones and tablets each row is a block. With a column of names the numbers are large. */
export function WhoToCall({ table }: { table: EmergencyContent['whoToCall'] }) {
  const directory = table.rows.some(({ who }) => who)
  const hasNext = table.rows.some(({ next }) => next)
  return (
    <table className={styles.table} data-directory={directory ? '' : undefined}>
      <thead className="visually-hidden-narrow">
        <tr>
          <th scope="col">{table.column}</th>
          {directory && <th scope="col">{callFirst}</th>}
          <th scope="col">{directory ? callNumber : callFirst}</th>
          {hasNext && <th scope="col">{callNext}</th>}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.see}>
            <th scope="row">
              <CopyText>{row.see}</CopyText>
            </th>
            {row.who && (
              <td>
                <CopyText>{row.who}</CopyText>
              </td>
            )}
            <td data-label={directory ? undefined : callFirst}>
              <RichText>{row.first}</RichText>
            </td>
            {row.next && (
              <td data-label={callNext}>
                <RichText>{row.next}</RichText>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
