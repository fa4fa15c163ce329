import {
  building,
  choices,
  dark,
  folds,
  head,
  house,
  long,
  places,
  quote,
  quotes,
  sizes,
  withCall,
  withNote,
} from '@/components/sections/sample-data'
import { BedsideHead } from '@/components/service/bedside-head'
import { Carousel } from '@/components/service/carousel.client'
import { DrawingBand } from '@/components/service/drawing-band'
import { Feature } from '@/components/service/feature'
import { FigureHead } from '@/components/service/figure-head'
import { KeypadHead } from '@/components/service/keypad-head'
import { PictureHead } from '@/components/service/picture-head'
import { PlacesInDrawing } from '@/components/service/places-in-drawing'
import { RadioKey } from '@/components/service/radio-key'
import { Statement } from '@/components/service/statement'
import { TestimonialSection, TestimonialSlide } from '@/components/service/testimonial'
import { WholeHouse } from '@/components/service/whole-house'
import { type Examples, picture, text, trail } from '@/components/ui/sample-data'
import { uiWords } from '@/lib/content/words'

export const examples: Examples = {
  BedsideHead: {
    dimmed: <BedsideHead {...head} picture={picture} {...withCall} />,
  },
  Carousel: {
    three: (
      <Carousel label="Voices" count={quotes.length} words={uiWords.carousel}>
        {quotes.map((testimonial) => (
          <TestimonialSlide key={testimonial.name} testimonial={testimonial} />
        ))}
      </Carousel>
    ),
  },
  Feature: {
    scale: <Feature feature={{ kind: 'scale', heading: 'How much?', lead: text, items: sizes }} shape="charger" />,
    choices: <Feature feature={{ kind: 'choices', heading: 'Which?', lead: text, items: choices }} choices="columns" />,
    places: <Feature feature={{ kind: 'places', heading: 'Where?', lead: text, items: places }} drawing={house} />,
  },
  FigureHead: {
    drawing: <FigureHead {...head} label="By sea" figure="90 min" note={text} drawing={house} />,
    picture: <FigureHead {...head} label="Range" figure="0-100%" note={text} drawing={house} picture={picture} />,
    shades: <FigureHead {...head} label="Blinds" figure="12" note={text} drawing={house} shades />,
  },
  PictureHead: {
    short: <PictureHead {...head} picture={picture} />,
    long: <PictureHead breadcrumbs={trail} h1={long} lead={text} picture={picture} />,
    lower: <PictureHead {...head} picture={picture} lower />,
  },
  PlacesInDrawing: {
    beside: <PlacesInDrawing heading="Where?" lead={text} items={places} drawing={house} />,
    stage: <PlacesInDrawing heading="Where?" lead={text} items={places} drawing={building} stage />,
    'without a drawing': <PlacesInDrawing heading="Where?" lead={text} items={places} {...withNote} />,
  },
  DrawingBand: { caption: <DrawingBand drawing={house} caption="the lamp is here" /> },
  TestimonialSlide: { short: <TestimonialSlide testimonial={quote('A. Wick', 'They found it.')} /> },
  RadioKey: {
    pressed: dark(
      <RadioKey name="lamp" value="on" preset>
        On
      </RadioKey>,
    ),
  },
  KeypadHead: { keypad: <KeypadHead {...head} {...withCall} /> },
  WholeHouse: { levels: <WholeHouse drawing={house} /> },
  TestimonialSection: { long: <TestimonialSection testimonial={quote('B. Marsh', long)} /> },
  Statement: {
    filled: <Statement heading="What is a hum?" statement={text} more={folds} {...withNote} />,
    short: <Statement heading="What?" statement="A hum." more={[]} />,
    beside: <Statement heading="What is a hum?" statement={text} more={folds} look="beside" />,
    far: <Statement heading="What is a hum?" statement={text} more={folds} look="far" />,
  },
}
