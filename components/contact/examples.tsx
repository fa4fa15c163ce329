import { ClickToCall } from '@/components/contact/click-to-call.client'
import { OfficeMap } from '@/components/contact/office-map.client'
import { CallButton } from '@/components/ui/button'
import { type Examples, sampleOffice, samplePhone } from '@/components/ui/sample-data'
import { uiWords } from '@/lib/content/words'

export const examples: Examples = {
  ClickToCall: {
    'a call button': (
      <ClickToCall>
        <CallButton phone={samplePhone} />
      </ClickToCall>
    ),
  },
  OfficeMap: {
    'before the street map': (
      <div data-surface="dark">
        <OfficeMap
          places={[sampleOffice]}
          words={uiWords.contact.map}
          drawing={<svg viewBox="0 0 1600 700" aria-hidden="true" />}
        >
          <address>{sampleOffice.address}</address>
        </OfficeMap>
      </div>
    ),
  },
}
