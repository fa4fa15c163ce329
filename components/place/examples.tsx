import { CallCard } from '@/components/place/call-card'
import { Notes } from '@/components/place/notes'
import { PlaceHead } from '@/components/place/place-head'
import { UtilityNote } from '@/components/place/utility-note'
import { long, more, questions, reasons } from '@/components/sections/sample-data'
import { type Examples, phone, text, trail } from '@/components/ui/sample-data'
import type { LocationPath } from '@/content/types'
import { gtaPaths, torontoPaths } from '@/lib/routes'

// A place's drawings are the site's: there are no others to show.
const [town] = gtaPaths as [LocationPath, ...LocationPath[]]
const [neighbourhood] = torontoPaths as [LocationPath, ...LocationPath[]]

const head = { breadcrumbs: trail, phone, quoteHref: '#write', reasons: { heading: 'Why us', items: reasons } } as const

const utility = { heading: 'Who lights the pier?', ask: 'The harbour master does. Ring', outagePage: more, more: text }

export const examples: Examples = {
  PlaceHead: {
    short: <PlaceHead {...head} h1="Lamps in Oak" name="Oak" place={town} answers={questions} />,
    'on two lines': (
      <PlaceHead
        {...head}
        h1="Lamps in Saint-Hyacinthe Sur-le-Lac"
        name="Saint-Hyacinthe Sur-le-Lac"
        place={neighbourhood}
        answers={questions.slice(0, 2)}
      />
    ),
  },
  Notes: {
    three: (
      <Notes
        items={[
          { title: 'A bell', paragraphs: [text], href: '#bell', price: { range: '$200-$400', terms: 'Bell extra.' } },
          { title: long, paragraphs: ['It hums.', text] },
        ]}
      >
        <UtilityNote {...utility} phone={phone} />
      </Notes>
    ),
  },
  UtilityNote: {
    'with a number': <UtilityNote {...utility} phone={{ ...phone, note: 'day and night' }} />,
    'page only': <UtilityNote {...utility} />,
  },
  CallCard: { card: <CallCard heading="Lamps & bells" text={text} phone={phone} requestHref="#write" /> },
}
