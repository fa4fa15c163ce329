import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EmergencyScreen, EmergencyServiceScreen } from '@/components/screens/emergency-screen'
import type { EmergencyPage } from '@/content/types'
import { escapeMarkup } from '@/lib/escape-markup'
import { servicePathsOf } from '@/lib/routes'
import { emergencyServiceView, emergencyView } from '@/lib/views/emergency'

/** The headings of what keeps people safe: what never to do, who to call, when to call us. */
const safety = ({ never, whoToCall, callUs }: EmergencyPage) =>
  [never, whoToCall, callUs].map(({ heading }) => `>${escapeMarkup(heading)}<`)

describe('an emergency page keeps its safety lists', () => {
  it('without its reasons, which are optional', () => {
    const view = emergencyView()
    const page = { ...view.page, why: undefined }
    const html = renderToStaticMarkup(<EmergencyScreen {...view} page={page} />)
    for (const heading of safety(page)) expect(html.split(heading), heading).toHaveLength(2)
  })

  it.each(servicePathsOf('emergency'))('whichever parts are between its head and its form: %s', (path) => {
    const view = emergencyServiceView(path)
    for (const order of [view.look.order, ['utilities'], []] as const) {
      const html = renderToStaticMarkup(<EmergencyServiceScreen {...view} look={{ ...view.look, order }} />)
      for (const heading of safety(view.page)) expect(html.split(heading), heading).toHaveLength(2)
    }
  })
})
