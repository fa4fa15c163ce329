type TypedFields = { values: string[]; focused: number }

const fieldsIn = (parent: Element) => [...parent.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')]

/** @returns what has been typed into an element, and where: React empties fields that it replaces */
export function readFields(parent: Element): TypedFields {
  const fields = fieldsIn(parent)
  return {
    values: fields.map(({ value }) => value),
    focused: fields.indexOf(document.activeElement as HTMLInputElement),
  }
}

/** Restores text and focus in an element that was rendered again. Newer ones stay. */
export function restoreFields(parent: Element, { values, focused }: TypedFields): void {
  const fields = fieldsIn(parent)
  fields.forEach((field, index) => {
    field.value ||= values[index] ?? ''
  })
  if (document.activeElement === document.body) fields[focused]?.focus({ preventScroll: true })
}
