type Value = string | number

/** The names of the placeholders in a text whose words are known to the compiler: 'name' of 'Call {name}'. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/**
 * The placeholders are those of the text itself: where one has no value, as when content/ui misspells it, this does not
 * compile. A text that is only known as a string takes any values.
 * @param template a sentence with placeholders such as {name}
 * @param values the value of each; a placeholder without a value stays as it is
 * @returns the sentence
 */
export function fillTemplate<const Text extends string>(
  template: Text,
  values: Readonly<Record<Placeholder<Text>, Value> & Record<string, Value>>,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
