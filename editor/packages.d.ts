// What the editor uses of its packages. The type check of the site runs without them.

declare module '@sveltia/cms' {
  const CMS: {
    registerCustomFormat: (name: string, extension: string, format: object) => void
    init: (options: { config: object }) => void
  }
  export default CMS
}

declare module 'prettier/plugins/babel' {
  export const parsers: { 'babel-ts': { parse: (text: string) => unknown } }
}

declare module 'prettier/plugins/estree' {}

declare module 'prettier/standalone' {
  export function format(text: string, options: object): Promise<string>
}
