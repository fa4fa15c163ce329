// The part of Sveltia that editor.ts uses: the site's type check does not need the package.
declare module '@sveltia/cms' {
  const CMS: {
    init(options: { config: object }): void
    registerCustomFormat(name: string, extension: string, format: object): void
  }
  export default CMS
}
