import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { EmergencyIndexPage, EmergencyPage } from '@/components/emergency/emergency-page'
import type { EmergencyPage as Page } from '@/content/schema'
import { emergencyIndexPage, emergencyPages, servicePathsOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { escapeMarkup } from '@/lib/escape-markup'

vi.mock('@/content/emergency/index', async (original) => {
  const { default: page } = await original<typeof import('@/content/emergency/index')>()
  return { default: { ...page, why: undefined } }
})

/** The headings of what keeps people safe: what never to do, who to call, when to call us. */
const safety = ({ never, whoToCall, callUs }: Page) =>
  renderCopy([never, whoToCall, callUs], '/emergency').map(({ heading }) => `>${escapeMarkup(heading)}<`)

describe('an emergency page keeps its safety lists', () => {
  it('without its reasons, which are optional', () => {
    expect(emergencyIndexPage.why).toBeUndefined()
    const html = renderToStaticMarkup(<EmergencyIndexPage />)
    for (const heading of safety(emergencyIndexPage)) expect(html.split(heading), heading).toHaveLength(2)
  })

  it.each(servicePathsOf('emergency'))('%s', (path) => {
    const html = renderToStaticMarkup(<EmergencyPage path={path} />)
    for (const heading of safety(emergencyPages[path])) expect(html.split(heading), heading).toHaveLength(2)
  })
})
