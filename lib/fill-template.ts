/**
 * @param template a sentence with placeholders such as {name}
 * @param values what stands for each; a placeholder without a value stays as it is
 * @returns the sentence
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
