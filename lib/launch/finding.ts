/** Something to settle before launch. A placeholder stops it; advice does not. A variable has a name and no line. */
export type Finding = { file: string; line?: number; kind: 'placeholder' | 'advice'; message: string }
