import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Electricians in The Beaches: masts, damp & old wire',
  metaDescription:
    'Electricians for The Beaches: storm-bent masts, outdoor outlets that stand up to lake damp, and knob-and-tube in frame houses of the 1900s to 1930s.',
  h1: 'Lakeside electricians in The Beaches',
  heroDescription:
    'Wood houses, tall trees and weather straight off the water. In The Beaches the outside of the electrical system needs as much thought as the inside.',
  excerpt: 'Storm masts, weatherproof outdoor circuits and careful rewiring in the wood and brick houses by the lake.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/east-york', 'gta/scarborough', 'toronto/leslieville', 'toronto/the-danforth'],
  sections: [
    {
      heading: 'After a gale: who fixes the mast?',
      paragraphs: [
        "The pipe that stands above the eaves and takes the overhead line is called the mast. It belongs to whoever owns the house, together with the clevis that grips the line and the base that holds the meter. The line itself and the meter are Toronto Hydro's.",
        'So when wind or a branch bends that pipe, the repair runs in a fixed order. Keep everyone 10 m (33 feet) from any fallen wire, and call 911, then the utility, which makes the line safe. We rebuild the mast. ESA inspects it. Only then does the utility hook the house up again. Having [an emergency electrician](/emergency/electrical-repairs) ready for step two shortens the dark part.',
      ],
    },
    {
      heading: 'Built as houses, mostly of wood',
      paragraphs: [
        'People like to say this was a colony of cottages. Most of it was not, though some fifty lakefront cottages did stand here until 1931. Many homes here went up between 1900 and the thirties, nearly all wood at Kew Beach, with brick elsewhere.',
        'Frame walls and knob-and-tube were a common pair. The wires ran in open air through joists, which is how they shed heat, so a wall that was later stuffed with insulation deserves a look. [A staged rewire](/residential/knob-tube-wiring) begins with those.',
      ],
    },
    {
      heading: 'Damp is the slow storm',
      paragraphs: [
        'Lake Ontario is fresh water, so forget salt spray. Humidity and driven rain are enough: they creep into porch lights, deck outlets and gate motors until a GFCI trips every wet morning. We use gasketed boxes, in-use covers and corrosion-resistant fittings for [outdoor and garden lighting](/residential/landscape-outdoor-lighting).',
      ],
    },
    {
      heading: 'Requests south & north of Queen',
      paragraphs: [
        "Below Queen people want porch and deck power, [hot tub circuits](/residential/hot-tub-pool-connections), and basements kept dry by a sump pump on its own breaker; an old ravine lies buried under part of the district. Queen's low shopfronts want signs and coolers wired. Neighbours over in [Leslieville](/toronto/leslieville) share the streetcar and many of the same questions.",
      ],
    },
  ],
  services: {
    heading: 'Inside & outside the house',
    lead: 'Anything that meets weather gets fittings rated for it.',
    cards: {
      'panel-upgrades':
        'Panels moved off damp foundation walls where we can, with spare spaces for the pump, the tub and the car.',
      'wiring-outlets':
        'Outdoor receptacles under proper covers, and new indoor cable in frame walls without stripping the trim.',
      'emergency-repairs':
        'Torn mast or water at the panel: the utility first. Half the house dead, or repairs after either: call us.',
      'smart-home':
        'Porch, path and window lights on a dusk schedule, and shades that drop when the afternoon sun comes around.',
      'ev-chargers':
        'Where a driveway exists, a weather-rated charger on a post or wall; where none does, we say so early.',
      commercial:
        'Queen Street cafés and beach shops: cooler circuits, sign lighting, patio heaters and a panel that copes in July.',
    },
  },
  reasons: {
    heading: 'Why call this firm',
    items: {
      'esa-certified':
        'Reconnection after a storm depends on inspected work by a licensed electrical contractor; ours is {licence}.',
      'service-24-7':
        'Gales do not keep office hours, so our emergency phone does not either. Speak to a person at any time.',
      'local-experts':
        'We know what lake weather does to a porch fixture by its fifth winter, and buy fittings accordingly.',
      guaranteed: 'Should water find its way into a box that we sealed, we reopen it and do it over at no charge.',
    },
  },
  questions: [
    {
      question: 'My mast leans, but the lights still work. Is it urgent?',
      answer:
        'Treat it as urgent. Stay clear, keep children away and tell Toronto Hydro: {outage:toronto-hydro}. Another gust could bring the wire down.',
    },
    {
      question: 'Why does my deck outlet trip after rain?',
      answer:
        'Moisture inside the box or in what is plugged in lets a little current stray, and the GFCI does its duty. Leave it off until somebody has dried and checked it.',
    },
  ],
  form: {
    heading: 'Before the next storm, or after the last',
    lead: 'Wire down: 911. Once the line is safe, or when only your house is dark, call {phone}. For planned work, a few lines in the contact form do nicely.',
    example: 'Example: Wind bent the pipe over our roof, Toronto Hydro has cut the line, need it rebuilt.',
  },
}
