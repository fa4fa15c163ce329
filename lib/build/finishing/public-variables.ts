/**
 * The variables that client components read, for Next and for the islands' bundle.
 * @returns a value for each: '' where it is unset, so that bundlers drop the branch that needs it
 */
export function publicVariables(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return {
    NEXT_PUBLIC_GTM_ID: env.NEXT_PUBLIC_GTM_ID ?? '',
    // Vercel sets VERCEL=1 in its builds.
    NEXT_PUBLIC_VERCEL_ANALYTICS: env.VERCEL === '1' ? '1' : '',
  }
}
