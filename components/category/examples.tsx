import { BuildingHead } from '@/components/category/building-head'
import { CategoryIndexFooter } from '@/components/category/category-index-footer'
import { DirectoryIndex } from '@/components/category/directory-index'
import { DrawingIndexHead } from '@/components/category/drawing-index-head'
import { FigureScale } from '@/components/category/figure-scale'
import { FiledReasons } from '@/components/category/filed-reasons'
import { HouseBand } from '@/components/category/house-band'
import { KeypadIndexHead } from '@/components/category/keypad-index-head'
import { LockedReasons } from '@/components/category/locked-reasons'
import { OpenPanel } from '@/components/category/open-panel'
import { PanelIndexHead } from '@/components/category/panel-index-head'
import { PictureWithForm } from '@/components/category/picture-with-form'
import { PicturedReasons } from '@/components/category/pictured-reasons'
import { ServiceNote } from '@/components/category/service-note'
import { SwitchboardIndex } from '@/components/category/switchboard-index'
import { WiredReasons } from '@/components/category/wired-reasons'
import {
  building,
  closeUp,
  figure,
  folds,
  form,
  head,
  house,
  reasons,
  sizes,
  withCall,
  withNote,
} from '@/components/sections/sample-data'
import { type Examples, picture, text } from '@/components/ui/sample-data'
import { servicePaths } from '@/lib/routes'
import type { IndexedService } from '@/lib/views/category'

const category = { ...head, name: 'Boats' }
const ending = { heading: 'Why us', items: reasons, picture, form }

const services: IndexedService[] = servicePaths.slice(0, 3).map((service, index) => ({
  service,
  number: index + 1,
  label: ['Cabin lights', 'Bilge & bell', 'Shore power'][index] ?? '',
  name: ['Cabin lights', 'Bilge pump & bell', 'Shore power at every berth'][index] ?? '',
  href: `#service-${index + 1}`,
  question: ['Too dark below?', 'Wet feet?', 'Staying over?'][index] ?? '',
  note: text,
  cost: 'Priced aboard',
  circuit: '15 A, 120 V',
  ...(index === 1 ? { price: '$1,500-$3,500+' } : {}),
  ...(index === 2
    ? {}
    : {
        trip: {
          id: `switch-${index}`,
          label: `Breaker ${index + 1}`,
          circuits: [index ? 'c-fans' : 'c-pot-lights'],
          closeUp: [580, 292, 280, 188],
        },
      }),
}))

export const examples: Examples = {
  BuildingHead: { night: <BuildingHead {...head} drawing={building} /> },
  CategoryIndexFooter: { filled: <CategoryIndexFooter none={text} more={folds} emergencyHref="#dark" /> },
  DirectoryIndex: {
    three: <DirectoryIndex heading="Work" name="Boats" services={services} closeUp={closeUp} {...withNote} />,
  },
  PictureWithForm: {
    form: <PictureWithForm id="picture-form" label="Write" picture={picture} form={form} />,
    'with words': (
      <PictureWithForm id="picture-words" label="By lamplight" picture={picture} form={form} {...withNote} />
    ),
  },
  FiledReasons: { three: <FiledReasons {...ending} /> },
  PicturedReasons: {
    lamps: <PicturedReasons look="lamps" {...ending} />,
    levels: <PicturedReasons look="levels" {...ending} />,
  },
  HouseBand: { lit: <HouseBand drawing={house} caption="Everything is on." /> },
  KeypadIndexHead: {
    three: <KeypadIndexHead {...category} heading="Work" services={services} {...withCall} />,
  },
  FigureScale: {
    bars: <FigureScale id="bars" shape="bars" highlight={figure} heading="How much?" lead={text} items={sizes} />,
    squares: <FigureScale id="squares" shape="squares" highlight={figure} heading="More?" lead={text} items={sizes} />,
  },
  WiredReasons: { three: <WiredReasons heading="Why us" items={reasons} /> },
  LockedReasons: { three: <LockedReasons heading="Why us" items={reasons} /> },
  PanelIndexHead: {
    three: (
      <PanelIndexHead {...category} services={services} priceTerms="Bell extra." closeUp={closeUp} {...withCall} />
    ),
  },
  ServiceNote: {
    'a question and its answer': <ServiceNote question="Is the deck dark?" note="Lamps along the rail" />,
  },
  OpenPanel: {
    odd: <OpenPanel services={services} label="Work aboard" plate="Boats" note="Priced aboard" closeUp={closeUp} />,
    even: (
      <OpenPanel
        services={services.slice(0, 2)}
        label="Work aboard, short"
        plate="Boats"
        note="Priced aboard"
        closeUp={closeUp}
      />
    ),
  },
  SwitchboardIndex: {
    three: (
      <SwitchboardIndex
        heading="Work"
        name="Boats"
        caption="Everything is on."
        services={services}
        closeUp={closeUp}
        {...withNote}
      />
    ),
  },
  DrawingIndexHead: {
    three: (
      <DrawingIndexHead
        {...category}
        heading="Work"
        services={services.map((item) => ({ ...item, drawing: house }))}
        {...withCall}
      />
    ),
  },
}
