/** @returns the message of a thrown value, which may be no Error */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
