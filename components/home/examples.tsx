import { AreasMap } from '@/components/home/areas-map'
import { FaqList } from '@/components/home/faq-list'
import { HomeTitle } from '@/components/home/home-title'
import { PriceBars } from '@/components/home/price-bars'
import { Reviews } from '@/components/home/reviews'
import { TrustFigures } from '@/components/home/trust-figures'
import { dark, more, questions, quotes } from '@/components/sections/sample-data'
import { type Examples, links, picture, text } from '@/components/ui/sample-data'

export const examples: Examples = {
  AreasMap: { five: <AreasMap heading="Where we moor" lead={text} areas={links} more={more} /> },
  Reviews: {
    'three voices': (
      <Reviews heading="What they say" rating="4.9" note={text} testimonials={quotes} picture={picture} />
    ),
    'no voice yet': <Reviews heading="What they say" rating="4.9" note={text} testimonials={[]} picture={picture} />,
  },
  FaqList: {
    all: <FaqList items={questions} atFirst={3} />,
    'some folded': <FaqList items={questions} atFirst={1} />,
  },
  HomeTitle: {
    'two words': dark(<HomeTitle id="hung" display="Lamp & bell." sub={text} />),
    'no lamp': dark(<HomeTitle id="plain" display="Neighbourhood electricians." sub={text} />),
    'two lamps': dark(<HomeTitle id="more" display="Lamp & bell & horn." sub={text} />),
  },
  PriceBars: {
    three: (
      <PriceBars
        caption="Prices"
        prices={[
          { work: 'A lamp', range: '$90', low: 90, high: 90, href: '#lamp' },
          { work: 'A bell & its rope', range: '$200-$400', low: 200, high: 400, href: '#bell' },
          { work: 'A lighthouse', range: '$1,500-$3,500+', low: 1500, high: 3500, href: '#house' },
        ]}
      />
    ),
  },
  TrustFigures: {
    three: dark(
      <TrustFigures
        cells={[
          { value: '1871', label: 'First lamp', note: text },
          { value: '12', label: 'Berths', note: 'All lit.' },
          { value: 'One', label: 'Dog', note: 'He listens.' },
        ]}
      />,
    ),
  },
}
