import { LicenceCard } from '@/components/about/licence-card'
import { Years } from '@/components/about/years'
import { long } from '@/components/sections/sample-data'
import { type Examples, text } from '@/components/ui/sample-data'

export const examples: Examples = {
  LicenceCard: {
    filled: (
      <LicenceCard
        heading="Licensed lamp fitters"
        licence="Lamp licence #12"
        steps={['Ring the harbour.', text]}
        list="The harbour’s list"
        checkAt="https://example.com"
      />
    ),
  },
  Years: {
    four: (
      <Years
        heading="Lamps by year"
        lead={text}
        items={['1911', '1950', '1999', 'Today'].map((year) => ({ year, title: long, text }))}
      />
    ),
  },
}
