import { AreaGrid } from '@/components/contact/area-grid'
import { ClickToCall } from '@/components/contact/click-to-call.client'
import { LargePhone } from '@/components/contact/large-phone'
import { OfficeMap } from '@/components/contact/office-map.client'
import { more } from '@/components/sections/sample-data'
import { CallButton } from '@/components/ui/button'
import { type Examples, links, office, phone } from '@/components/ui/sample-data'
import { uiWords } from '@/lib/content/words'

export const examples: Examples = {
  AreaGrid: { five: <AreaGrid areas={links} more={more} /> },
  ClickToCall: {
    'a call button': (
      <ClickToCall>
        <CallButton phone={phone} />
      </ClickToCall>
    ),
  },
  LargePhone: {
    ten: <LargePhone phone={phone} />,
  },
  OfficeMap: {
    'before the street map': (
      <OfficeMap
        offices={[office]}
        words={uiWords.contact.map}
        drawing={<svg viewBox="0 0 1600 700" aria-hidden="true" />}
      >
        <address>{office.address}</address>
      </OfficeMap>
    ),
  },
}
