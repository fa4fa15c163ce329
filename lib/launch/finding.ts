/** A finding of the launch check. Placeholders block a production deploy; advice does not. Environment variables have no line. */
export type Finding = { file: string; line?: number; kind: 'placeholder' | 'advice'; message: string }
