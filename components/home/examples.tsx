import { FaqList } from '@/components/home/faq-list'
import { Hero, HomeTitle } from '@/components/home/hero'
import { HomePage } from '@/components/home/home-page'
import { Figures, Quotes } from '@/components/home/proof'
import { Work } from '@/components/home/work'
import { dark, questions, quotes } from '@/components/sections/sample-data'
import { type Examples, text } from '@/components/ui/sample-data'
import { homeView } from '@/lib/views/home'

const view = homeView()

export const examples: Examples = {
  HomePage: { whole: <HomePage {...view} /> },
  Hero: { 'two words': <Hero {...view} /> },
  Work: { 'all on': <Work {...view} words={view.page} /> },
  FaqList: {
    all: <FaqList items={questions} atFirst={3} />,
    'some folded': <FaqList items={questions} atFirst={1} />,
  },
  HomeTitle: {
    'two words': dark(<HomeTitle id="hung" display="Lamp & bell." sub={text} />),
    'no lamp': dark(<HomeTitle id="plain" display="Neighbourhood electricians." sub={text} />),
    'two lamps': dark(<HomeTitle id="more" display="Lamp & bell & horn." sub={text} />),
  },
  Figures: {
    three: (
      <Figures
        heading="At a glance"
        cells={[
          { value: '1871', label: 'First lamp', note: text },
          { value: '12', label: 'Berths', note: 'All lit.' },
          { value: 'One', label: 'Dog', note: 'He listens.' },
        ]}
      />
    ),
  },
  Quotes: {
    'three voices': <Quotes testimonials={quotes} />,
    'no voice yet': <Quotes testimonials={[]} />,
  },
}
