import { CopyText } from '@/components/ui/copy-text'
import { PhoneFold } from '@/components/ui/phone-fold'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { emergencyWords } from '@/content/interface'
import type { EmergencyContent } from '@/content/schema'
import styles from './who-to-call.module.css'

/** Phones show the rows of a directory two a line, unless the list of towns has more characters. */
const MAX_NARROW = 45

const { callFirst, callNumber, callNext } = emergencyWords

type WhoToCallProps = {
  table: EmergencyContent['whoToCall']
  /** Below 960 px the table is a fold, on a page whose list above it says the same. */
  foldedOnPhones?: boolean
}

/** Who does which job, over the full measure. Below 960 px each row is a block. */
export function WhoToCall({ table, foldedOnPhones = false }: WhoToCallProps) {
  const { heading, lead } = table
  if (foldedOnPhones)
    return (
      <Section id="who-to-call" tone="card">
        <PhoneFold id="who-to-call" heading={heading}>
          <Table table={table} />
        </PhoneFold>
      </Section>
    )
  return (
    <Section id="who-to-call" heading={heading} tone="card">
      {lead && <Paragraph lead>{lead}</Paragraph>}
      <Table table={table} />
    </Section>
  )
}

/** With a column of names it is a directory: the numbers are large. */
function Table({ table }: { table: EmergencyContent['whoToCall'] }) {
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
          <tr key={row.see} data-wide={row.see.length > MAX_NARROW ? '' : undefined}>
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
