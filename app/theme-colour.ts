/** Colour of browser bars and of the installed app: `--night`. Meta tags and the manifest cannot use CSS variables. */
export const themeColour = '#07161b'
