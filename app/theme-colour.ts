/** Of the browser's bars and of the home screen: `--night` (tokens.css), which neither the head nor the manifest can name. */
export const themeColour = '#07161b'
