import { ClickToCall } from '@/components/contact/click-to-call.client'
import { OfficeMap } from '@/components/contact/office-map.client'
import { CallButton } from '@/components/ui/button'
import { type Examples, samplePhone } from '@/components/ui/sample-data'
import { uiWords } from '@/lib/content/words'
import type { OfficeCard } from '@/lib/views/offices'

const boathouse: OfficeCard = {
  name: 'Boathouse',
  title: 'The boathouse',
  address: '1 Pier Lane, Port Alder',
  phone: samplePhone,
  hours: 'Every day, 8 am to 6 pm',
  geo: { latitude: 45, longitude: -80 },
  directions: { href: '#directions', label: 'Directions to the boathouse' },
  marker: 'The boathouse, 1 Pier Lane',
}

export const examples: Examples = {
  ClickToCall: {
    'a call button': (
      <ClickToCall label="examples">
        <CallButton phone={samplePhone} />
      </ClickToCall>
    ),
  },
  OfficeMap: {
    'before the street map': (
      <div data-surface="dark">
        <OfficeMap
          places={[boathouse]}
          words={uiWords.contact.map}
          drawing={<svg viewBox="0 0 1600 700" aria-hidden="true" />}
        >
          <address>{boathouse.address}</address>
        </OfficeMap>
      </div>
    ),
  },
}
