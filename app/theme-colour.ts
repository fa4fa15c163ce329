/** Colour of browser bars and of the installed app: `--night`. Meta tags and the manifest cannot use CSS variables. */
export const THEME_COLOUR = '#07161b'
