import { Cutaway } from '@/components/drawings/cutaway'
import { choices, folds, head, house, long, places, proof, quotes, withNote } from '@/components/sections/sample-data'
import { Carousel } from '@/components/service/carousel.client'
import { Choices } from '@/components/service/choices'
import { Customers } from '@/components/service/customers'
import { KeypadRoom } from '@/components/service/keypad-room'
import { Places } from '@/components/service/places'
import { PriceAndFacts } from '@/components/service/price-and-facts'
import { ServiceHead } from '@/components/service/service-head'
import { ServicePage } from '@/components/service/service-page'
import { Signs, Warning } from '@/components/service/signs'
import { Statement } from '@/components/service/statement'
import { Picture } from '@/components/ui/picture'
import { type Examples, phone, picture, text } from '@/components/ui/sample-data'
import { uiWords } from '@/lib/content/words'
import { serviceView } from '@/lib/views/service'

const drawing = <Cutaway view={house} fit="cover" />
const top = { ...head, phone, proof }

export const examples: Examples = {
  ServicePage: { panel: <ServicePage {...serviceView('residential/panel-upgrades')} /> },
  ServiceHead: {
    'a price and a picture': (
      <ServiceHead {...top} tone="morning" sum={{ label: 'A lamp costs', range: '$1,500-$3,500+' }}>
        <Picture picture={picture} sizes="55vw" />
      </ServiceHead>
    ),
    'a long title and the drawing': (
      <ServiceHead {...top} h1={long} tone="steel" sum={{ label: 'It depends on', by: 'lamps, berths, weather' }}>
        {drawing}
      </ServiceHead>
    ),
    'a room': (
      <ServiceHead {...top} tone="dusk" sum={{ label: 'It depends on', by: 'lamps' }}>
        <KeypadRoom />
      </ServiceHead>
    ),
  },
  KeypadRoom: { dinner: <KeypadRoom /> },
  PriceAndFacts: {
    counted: (
      <PriceAndFacts
        tone="card"
        heading="Why some cost more"
        counted={['**Lamps:** how many.']}
        paragraphs={[text]}
        notes={['Cash.', text]}
        facts={[{ value: 'Four kinds', label: 'of lamps' }]}
      />
    ),
  },
  Statement: {
    drawn: (
      <Statement tone="dusk" heading="What is a hum?" statement={text} folds={folds} warnings={[]} drawing={drawing} />
    ),
    'with a warning': (
      <Statement tone="card" heading="What?" statement="A hum." folds={folds} warnings={folds} drawing={false} />
    ),
  },
  Places: {
    drawn: <Places tone="dusk" heading="Where?" lead={text} items={places} drawing={drawing} {...withNote} />,
    'without a drawing': (
      <Places tone="card" heading="Where?" lead={text} items={places} drawing={false} {...withNote} />
    ),
  },
  Choices: { two: <Choices tone="card" heading="Which?" lead={text} items={choices} {...withNote} /> },
  Signs: {
    all: <Signs heading="Signs" intro={text} items={['It hums.', text]} warnings={['Hands off.']} />,
  },
  Warning: { headed: <Warning heading="It sparks">{text}</Warning> },
  Customers: { three: <Customers testimonials={quotes} tone="morning" /> },
  Carousel: {
    two: (
      <Carousel label="Voices" count={2} words={uiWords.carousel}>
        <p>{text}</p>
        <p>{long}</p>
      </Carousel>
    ),
  },
}
