import type { EmergencyPage } from '@/lib/content/types'

export const page: EmergencyPage = {
  seoTitle: 'Emergency electrical panel repair, Toronto & GTA',
  metaDescription:
    'Panel hot, buzzing, wet or burnt? Leave it alone and read this first. What to do, who disconnects, who repairs a torn mast, and what panel repairs cost.',
  h1: 'Panel repairs: hot, wet & damaged panels',
  lead: 'A panel that is hot, crackles or smells is not something to open. Keep away from it. When everyone is safe, call us.',
  updatedOn: '2026-11-20',
  summary: 'Hot, buzzing, flooded or storm-torn: how to stay safe, and who repairs which part.',
  circuit: '100 A to 200 A main, 120/240 V',
  image: 'fuse-box',
  danger:
    'Fire or smoke, or a person hurt or trapped: get clear and call **911 first**. Everything else on this page can wait.',
  now: {
    id: 'hot-panel',
    heading: 'Burning smell or a hot panel',
    intro: 'If the panel itself is hot, crackling or smelling, do not go near it. Get out and call 911.',
    steps: [
      'You see smoke or flame, or a smell has no clear source: take everyone outside. Close doors behind you. Call 911 out there. Do not go back in.',
      'No smoke: stop using the circuit. Do not touch an outlet that is hot or sparks, and do not pull its plug.',
      'Only if the panel is dry, cool and quiet, turn that breaker off, or the main.',
      'A hot, crackling or smelling panel: leave it. Get out. **911**.',
      'Leave the power off and call an electrician: {phone}. Never use water on electrical equipment.',
    ],
  },
  sequences: [
    {
      id: 'flood-panel',
      heading: 'Wet panel or flooded basement',
      intro: 'Water that has touched the inside of a panel can leave it live and corroding for days.',
      steps: [
        'Keep out of the basement until the power has been disconnected. Worst is water at, near or above outlets, baseboard heaters, the furnace or the panel itself. Cannot tell how high it is? Keep out all the same.',
        'The **utility** disconnects you: phone them. Nobody wades to a panel.',
        'If a person is in danger, leave and phone 911.',
        'Once it has drained, have a licensed electrician assess it. The electrician files with ESA. ESA inspects and informs the utility, which reconnects you.',
        'Leave everything that was wet unplugged until somebody has tested it. No single part is safe on its own, and that includes the main breaker.',
      ],
      after: 'If you are told to leave before a flood arrives, switch the main off only while the floor is dry.',
    },
    {
      id: 'mast-torn-off',
      heading: 'The mast or meter came off the wall',
      steps: [
        'Do not touch the mast, the meter or anything metal beside them.',
        'A wire is down or hangs low? It counts as live. Stay 10 m (33 feet) away and call **911**.',
        'Call the utility. They make the wire from the pole dead.',
        "An electrician comes next. The mast and the meter base are the owner's to repair.",
        'ESA inspects the repair. After that the utility connects you again.',
      ],
    },
  ],
  never: {
    heading: 'Leave these to people with the tools',
    items: [
      'Taking the cover off. Metal behind it is live whatever the main says.',
      'Cutting the seal on the meter, or pulling the meter out.',
      'Drying a wet panel with a fan and switching it on again.',
      'Swapping a scorched breaker for one that happens to fit.',
      'Standing on a wet floor to reach a switch.',
    ],
  },
  whoToCall: {
    heading: 'Which part is whose',
    column: 'What you see',
    rows: [
      { see: 'Smoke, fire, a hot or crackling panel, anyone hurt', first: '**911**', next: 'Stay outside.' },
      {
        see: 'Wire on the ground or on a car',
        first: '**911**',
        next: 'The utility that owns the line.',
      },
      {
        see: 'Water at the panel, mast or meter torn off',
        first: 'Your utility, to cut the supply. [Numbers by town](/emergency/power-outage)',
        next: 'An electrician: {phone}',
      },
      {
        see: 'Panel cool and dry, but circuits are dead or a breaker will not hold',
        first: 'An electrician: {phone}',
        next: 'Read [what a tripping breaker means](/emergency/breaker-trips).',
      },
      {
        see: 'Service wire and meter, with an overhead service in Toronto',
        first: 'Toronto Hydro owns both: {outage:toronto-hydro}',
        next: "The mast, clevis and meter base are the customer's.",
      },
    ],
  },
  callUs: {
    heading: 'How a damaged panel gets mended',
    paragraphs: [
      'We start from outside. Is the mast straight, the meter base tight, the panel dry? Then the supply is cut. In Toronto only Toronto Hydro or its own contractor may disconnect a service, the meter included, so we request what it calls an isolation. Other utilities work in much the same way.',
      'With the power gone we open the panel. We look for burnt bus bars, loose lugs, cooked insulation, corrosion and breakers that have lost their grip. Some of it can be repaired: a lug remade, a breaker replaced with one approved for that panel, a feeder cut back to clean copper.',
      'A pitted bus cannot be repaired in a way that lasts. Nor does a flooded panel become safe because it looks dry. In those cases we replace the panel. A same-size swap takes 4 to 8 hours, the working day of the change.',
      'The ESA notification is filed before work starts. When ESA inspects, keep the Certificate of Acceptance: insurers and buyers ask for it. We have been repairing panels since {claim:sinceServices}, under the licence that now reads {licence}.',
      'Floods and wind make most of this work. In July 2013 owners in [Oakville](/gta/oakville) had to have masts mended and inspected before the power came back. [Burlington](/gta/burlington) had large floods in 2014 and again in 2024.',
    ],
  },
  cost: {
    heading: 'Repair or replace: what each costs',
    paragraphs: [
      'Finding out what failed costs {price:diagnostics}, plus HST, as small diagnostics. We then say what a repair needs: the part, whether it is still made, and whether the utility has to cut the power.',
      'If the panel has to go, [a panel upgrade](/residential/panel-upgrades) typically runs {price:panel-upgrade}, and [a fuse box changed to breakers](/residential/fuse-box-conversions) {price:fuse-to-breaker}. These are typical ranges before HST and not an estimate. A torn mast or meter base is priced on site, by its height, its length and what the wall can still hold.',
    ],
    prices: ['diagnostics', 'panel-upgrade', 'fuse-to-breaker'],
  },
  ready: {
    heading: 'Have these ready, from a safe spot',
    items: [
      'What you noticed: heat, sound, smell, water, and since when.',
      'The make and size of the panel, if you remember it. Do not go and look.',
      'Overhead wires, or none to be seen.',
      'How high the water stood, and whether the utility has been called.',
      'A photo of the mast, taken from well back.',
    ],
  },
  asked: 'Panels, floods & insurers',
  questions: [
    {
      question: 'The panel hums. Is that dangerous?',
      answer:
        'A faint steady hum can be normal. A buzz that grows, crackling, heat or a smell is not: leave the panel alone, get out and call 911. If it is only faint, have it looked at soon, and do not press on it to find out.',
    },
    {
      question: 'Will my insurer want to know?',
      answer:
        'After a fire or flood, tell them before repairs begin and take photos from a safe place. Many insurers ask about fuses and about 60 A services, so a repair can be the moment to ask what they would want. Their answer belongs in writing.',
    },
    {
      question: 'Can the same panel be used after a flood?',
      answer:
        'That is for the electrician and ESA to judge, after it has been opened with the supply cut. Breakers and connections that were under water often have to be replaced. Clean water and a quick drying do not change that.',
    },
    {
      question: 'How fast will the utility reconnect me?',
      answer:
        'We cannot promise for them. After a large storm the queue is long, and houses with a repaired and inspected mast tend to go back one at a time. We send in our part as soon as the work is done.',
    },
  ],
  related: [
    'residential/panel-upgrades',
    'residential/fuse-box-conversions',
    'residential/surge-protection-alarms',
    'commercial/transformers-subpanels',
  ],
}
