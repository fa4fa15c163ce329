export const dynamic = 'force-static'

/**
 * The class names that Next gives to CSS modules, by their paths from the root. The build reads this file for the
 * islands' script (lib/build/finishing/island-bundle.ts) and deletes it.
 */
export function GET() {
  return Response.json(import.meta.glob('/components/**/*.module.css', { eager: true, import: 'default' }))
}
