type Value = string | number

/** The token names of a literal text: 'phone' of 'Call {phone}'. */
type Token<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Token<Rest> : never

/**
 * Replaces the tokens of a text, such as {phone} or {price:pot-light}.
 * @param values the values by the words between the braces; in a literal text a missing one is a type error
 * @param where named in an error: the page, or the text itself
 * @returns the sentence
 * @throws Error when a token has no value: a misspelt token must never reach a visitor
 */
export function fillTokens<const Text extends string>(
  text: Text,
  values: Readonly<Record<Token<Text>, Value> & Record<string, Value>>,
  where: string = text,
): string {
  return text.replace(/\{([^{}]*)\}/g, (token, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`${where}: found the unknown token ${token}`)
    return String(values[name])
  })
}
