// The site's type check does not need the package.
declare module '@sveltia/cms'
