/** A range of prices that may go on in a second line after its hyphen, and nowhere else: "$1,500-" and "$3,500+". */
export function BreakableRange({ children }: { children: string }) {
  const at = children.indexOf('-') + 1
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  )
}
