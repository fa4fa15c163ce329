import { unbrokenPieces } from '@/lib/content/typography'

/** Copy for display: ranges have an en dash; ranges and short compounds stay on one line. */
export function CopyText({ children }: { children: string }) {
  return unbrokenPieces(children).map(({ piece, isUnbroken }, index) =>
    isUnbroken ? (
      <span className="unbroken" key={index}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}
