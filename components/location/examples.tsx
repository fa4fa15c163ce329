import { CallCard } from '@/components/location/call-card'
import { LocalFacts } from '@/components/location/local-facts'
import { LocalJobs } from '@/components/location/local-jobs'
import { LocationHead } from '@/components/location/location-head'
import { NeighbourhoodCards } from '@/components/location/neighbourhood-cards'
import { PowerCompany } from '@/components/location/power-company'
import { ReasonsAndNearby } from '@/components/location/reasons-and-nearby'
import { ServiceBreakers } from '@/components/location/service-breakers'
import { StreetBand } from '@/components/location/street-band'
import { TorontoHead } from '@/components/location/toronto-head'
import { TrustCards } from '@/components/location/trust-cards'
import { folds, form, head, long, more, questions, reasons, withCall } from '@/components/sections/sample-data'
import { type Examples, links, phone, text, trail } from '@/components/ui/sample-data'
import type { LocationPath } from '@/content/types'
import type { NeighbourhoodPath } from '@/lib/drawings/site-drawings'
import { gtaPaths, torontoPaths } from '@/lib/routes'

// A place's drawings are the site's: there are no others to show.
const [place, ...nearPlace] = gtaPaths as [LocationPath, ...LocationPath[]]

const [neighbourhood, ...nearNeighbourhood] = torontoPaths as [NeighbourhoodPath, ...NeighbourhoodPath[]]

const spot = { breadcrumbs: trail, place, near: nearPlace.slice(0, 2), ...withCall }

const power = { heading: 'Who lights the pier?', ask: 'The harbour master does. Ring', outagePage: more, more: text }

export const examples: Examples = {
  CallCard: { card: <CallCard heading="Lamps & bells" text={text} phone={phone} requestHref="#write" /> },
  TorontoHead: {
    dusk: <TorontoHead {...head} form={form} {...withCall} />,
  },
  StreetBand: { amber: <StreetBand place={place} sentence={text} amber /> },
  LocalJobs: {
    two: (
      <LocalJobs
        heading="Typical here"
        items={[
          { title: 'A bell', text, href: '#bell', price: { range: '$200-$400', terms: 'Bell extra.' } },
          { title: long, text: 'It hums.', href: '#hum' },
        ]}
      />
    ),
  },
  LocalFacts: {
    filled: (
      <LocalFacts
        heading="Good to know"
        items={[
          { figure: '1871', title: 'First lamp', text },
          { figure: '60 A', title: 'On the pier', text: 'All of it.' },
          { figure: 'One', title: 'Dog', text: 'He listens.' },
        ]}
        more={folds}
      >
        <PowerCompany {...power} phone={phone} />
      </LocalFacts>
    ),
  },
  PowerCompany: {
    'with a number': <PowerCompany {...power} phone={{ ...phone, note: 'day and night' }} />,
    'page only': <PowerCompany {...power} />,
  },
  ReasonsAndNearby: {
    five: <ReasonsAndNearby heading="Why us" reasons={reasons} nearby={{ heading: 'Next berths', places: links }} />,
  },
  NeighbourhoodCards: {
    one: (
      <NeighbourhoodCards
        cards={[{ place: neighbourhood, name: 'Oak & Elm', href: '#oak', excerpt: text }]}
        more={links}
      />
    ),
  },
  LocationHead: {
    short: <LocationHead {...spot} h1="Lamps in Oak" name="Oak" answers={questions} />,
    'on two lines': (
      <LocationHead
        {...spot}
        h1="Lamps in Saint-Hyacinthe Sur-le-Lac"
        name="Saint-Hyacinthe Sur-le-Lac"
        place={neighbourhood}
        near={nearNeighbourhood.slice(0, 2)}
        answers={questions.slice(0, 2)}
      />
    ),
  },
  ServiceBreakers: {
    two: (
      <ServiceBreakers
        heading="Work"
        items={[
          { name: 'Lamps', href: '#lamps', rating: '15', text },
          { name: 'Bells & pumps', href: '#bells', rating: '20', text: 'Rung by hand.' },
        ]}
      />
    ),
  },
  TrustCards: { three: <TrustCards heading="Why us" items={reasons} /> },
}
