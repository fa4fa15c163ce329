import { business } from '@/content/business'
import { placeholderIn } from '@/lib/launch/placeholders'
import { leadEndpoint, siteUrl } from '@/lib/site'

/** What a deploy would publish, and what to set where. */
type Setting = { what: string; value: string; fix: string }

const settings = (): Setting[] => [
  { what: 'the site address', value: siteUrl, fix: 'set NEXT_PUBLIC_SITE_URL, or siteUrl in content/business.ts' },
  {
    what: 'the lead endpoint',
    value: leadEndpoint,
    fix: 'set NEXT_PUBLIC_LEAD_ENDPOINT, or email in content/business.ts',
  },
  { what: 'the licence number', value: business.licence.number, fix: 'set licence.number in content/business.ts' },
]

/**
 * A real deploy (DEPLOY_ENV=production, or Vercel's VERCEL_ENV=production) must not publish wrong canonicals
 * or lose leads. Any other build goes on with the placeholders.
 * @param env the build's environment
 * @param published what would be published; the site's own settings by default
 * @throws Error that names every setting that is still a placeholder or no https address, and how to set it
 */
export function assertDeployable(env: Record<string, string | undefined>, published: Setting[] = settings()): void {
  if (env.DEPLOY_ENV !== 'production' && env.VERCEL_ENV !== 'production') return
  const problems = published.flatMap(({ what, value, fix }) => {
    const placeholder = placeholderIn(value)
    if (placeholder) return [`${what} is still a placeholder (${value}): ${fix}`]
    return what !== 'the licence number' && !/^https:\/\/[^/]/.test(value)
      ? [`${what}: found ${value || 'nothing'}, expected an https address: ${fix}`]
      : []
  })
  if (problems.length > 0) throw new Error(`This is a production deploy, but\n- ${problems.join('\n- ')}`)
}
