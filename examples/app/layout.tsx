/** The site's own: its typefaces, tokens and globals, and what runs unseen on every page. */
export { default, viewport } from '@/app/layout'
