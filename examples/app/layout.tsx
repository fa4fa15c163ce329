/** The site's layout, with its typefaces, tokens and global styles. */
export { default, viewport } from '@/app/layout'
