import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EmergencyPage, EmergencyServicePage } from '@/components/emergency/emergency-page'
import type { EmergencyPage as Page } from '@/content/schema'
import { servicePathsOf } from '@/lib/content/registry'
import { escapeMarkup } from '@/lib/escape-markup'
import { emergencyServiceView, emergencyView } from '@/lib/views/emergency'

/** The headings of what keeps people safe: what never to do, who to call, when to call us. */
const safety = ({ never, whoToCall, callUs }: Page) =>
  [never, whoToCall, callUs].map(({ heading }) => `>${escapeMarkup(heading)}<`)

describe('an emergency page keeps its safety lists', () => {
  it('without its reasons, which are optional', () => {
    const view = emergencyView()
    const page = { ...view.page, why: undefined }
    const html = renderToStaticMarkup(<EmergencyPage {...view} page={page} />)
    for (const heading of safety(page)) expect(html.split(heading), heading).toHaveLength(2)
  })

  it.each(servicePathsOf('emergency'))('%s', (path) => {
    const view = emergencyServiceView(path)
    const html = renderToStaticMarkup(<EmergencyServicePage {...view} />)
    for (const heading of safety(view.page)) expect(html.split(heading), heading).toHaveLength(2)
  })
})
