import type { EmergencyPage } from '@/lib/content/types'

export const page: EmergencyPage = {
  seoTitle: 'Power outage at home: what to do, Toronto & GTA',
  metaDescription:
    'Power out? Look outside first, then follow six short steps. Outage numbers for each GTA utility, what to do when it returns, and an electrician 24/7.',
  h1: 'Power out? Look outside & start here',
  lead: 'A dark street is a job for the utility. A dark house on a lit street is a job for us.',
  updatedOn: '2026-11-20',
  summary: 'Tell a street outage from a house fault in a minute, and know whose number to call.',
  circuit: 'Main breaker, 120/240 V',
  image: 'outage-torch-on-panel',
  danger:
    'Someone hurt or trapped, a fire, or a wire on the ground: call **911 first**. A carbon monoxide alarm counts too. Stay 10 m (33 feet) from any wire.',
  now: {
    id: 'power-out',
    heading: 'The power just went out',
    steps: [
      'Look outside. Are the neighbours and the street lights out?',
      '**Whole street dark.** Report it to your utility; the numbers are in the table below. Stay 10 m from any wire. Unplug electronics. Leave one light on. An electrician cannot help yet.',
      '**Only your home dark.** Take a flashlight to the panel. If it is wet, hot, buzzing or smells, do not touch it: call. Otherwise open its door, not its cover. Unplug what may have overloaded it. Push the main firmly to off, then on. **If it trips again, leave it off** and call {phone}.',
      '**Part of your home dark.** Unplug what is on it. Press reset on the GFCI outlets. Look for a tripped breaker. If it stays out, call the utility or an electrician.',
      '**Some lights very bright, others very dim.** Turn the main off. Leave it off. Call the utility: it may be a lost neutral.',
      '**Mast or meter pulled from the wall.** Do not touch it. Call the utility first, then an electrician.',
    ],
  },
  sequences: [
    {
      id: 'power-returns',
      heading: 'When it comes back',
      steps: [
        'Wait 10 to 15 minutes. Then switch things on one by one.',
        'Keep the freezer closed until then. Shut, it holds food for 24 to 36 hours.',
        'Outlets or a panel that got wet stay off until an electrician has seen them.',
        'Power in only some rooms? Leave the large appliances off.',
        'After wind, look up from the ground. A mast off the wall or a sagging wire means: stay back and call the utility.',
      ],
    },
    {
      id: 'flooded-basement',
      heading: 'Water in the basement',
      intro: 'A flood often comes with an outage, and the power may return while the water is still there.',
      steps: [
        'Stay out until the power is disconnected. Above all, stay out if water is at, near or above outlets, baseboard heaters, the furnace or the panel. If you cannot tell, stay out.',
        'Ask the **utility** to disconnect you. Never wade to the panel.',
        'Is anyone in danger? Leave, and call 911.',
        'After it drains, a licensed electrician assesses the wiring and files with ESA. ESA inspects and tells the utility. Then you are reconnected.',
        'Plug in nothing that was wet until it has been checked. No part is safe by itself, not even the main breaker.',
      ],
      after: 'Flood on its way and you have to leave? Turn the main off while the floor is still dry.',
    },
    {
      id: 'co-alarm',
      heading: 'Generator & CO alarm',
      intro: 'For a carbon monoxide alarm that sounds while a generator runs.',
      steps: [
        'Everyone out now, pets too. Do not look for the cause. Do not open windows first.',
        'Once outside, call **911**. Say that a generator is running. Say who feels ill: headache, nausea, dizziness.',
        'Stay out until firefighters let you in.',
        'From then on the generator runs outdoors only, away from doors, windows and vents. It never runs in a garage, open or not. Keep a CO alarm with a battery.',
      ],
    },
  ],
  never: {
    heading: 'Mistakes that hurt people in the dark',
    items: [
      'Candles left alone. A flashlight does not tip over.',
      'A barbecue or a generator indoors, even for a few minutes.',
      'A generator plugged into an outlet. It needs a transfer device, wired in and inspected.',
      'The main switched on again and again. One try is the test.',
      'A walk through the yard at night to look for the wire that fell.',
    ],
  },
  whoToCall: {
    heading: 'Outage numbers, town by town',
    column: 'Where you are',
    rows: [
      {
        see: 'Toronto, with Etobicoke, North York, Scarborough and East York',
        first: 'Toronto Hydro, {outage:toronto-hydro}',
        next: 'An electrician, if only your home stays dark.',
      },
      {
        see: 'Vaughan, Richmond Hill, Markham, Thornhill, Aurora, Brampton, Mississauga',
        first: 'Alectra Utilities, {outage:alectra}',
        next: 'Us, once the street is lit again and you are not.',
      },
      {
        see: 'Bolton and Caledon, and most of King',
        first: 'Hydro One, {outage:hydro-one}. Your bill names your utility.',
        next: 'An electrician for the well pump or the generator.',
      },
      {
        see: 'Newmarket',
        first: 'NT Power (Newmarket-Tay Power), {outage:nt-power}',
        next: 'An electrician, when the house alone is out.',
      },
      {
        see: 'Oakville',
        first: 'Oakville Hydro, {outage:oakville-hydro}',
        next: 'An electrician, if next door has light.',
      },
      {
        see: 'Burlington',
        first: 'Burlington Hydro, {outage:burlington-hydro}',
        next: 'An electrician, if yours is the only dark house.',
      },
      {
        see: 'Milton',
        first: 'Milton Hydro, {outage:milton-hydro}',
        next: 'An electrician, if the street lights are on.',
      },
      {
        see: 'Oshawa',
        first: 'Oshawa Power, {outage:oshawa-power}',
        next: 'An electrician, after the utility has ruled itself out.',
      },
      {
        see: 'Ajax, Pickering, Whitby, Clarington',
        first: 'Elexicon Energy. Use the outage line on your bill.',
        next: 'An electrician, for a fault past the meter.',
      },
      {
        see: 'Georgetown',
        first: 'Halton Hills Hydro. Use the outage line on your bill.',
        next: 'An electrician, if the neighbours have power.',
      },
      { see: 'A wire down anywhere', first: '**911**', next: 'That same utility.' },
      {
        see: 'Fire, smoke, an injury, or a CO alarm',
        first: '**911**, from outdoors',
        next: 'Wait there for the crew.',
      },
      {
        see: 'Mast or meter off the wall, or water at the panel',
        first: 'The utility, at the number for your town',
        next: 'An electrician: {phone}',
      },
    ],
  },
  callUs: {
    heading: 'When the street is lit & you are not',
    paragraphs: [
      'Call {phone} at any hour. We work inward from the meter: the service, the main, then each circuit. A loose connection, a worn main breaker or a failed neutral each leaves its own trace on the instruments.',
      "If the fault turns out to be in the service wire or the meter, that is the utility's. We tell you what we measured, so that your call to them is short. A bent mast or a torn meter base is the owner's, and we repair it. ESA inspects, and the utility reconnects.",
      'Wells and septic pumps stop with the power, which is why people in [Caledon](/gta/caledon) and [King City](/gta/king-city) ask about [standby generators and transfer switches](/ev-energy/generator-wiring). In May 2022 one storm cut off about 64,000 customers of Elexicon, the utility of [Pickering](/gta/pickering) and much of [Clarington](/gta/clarington). A [surge protector at the panel](/residential/surge-protection-alarms) helps with the jolt when lines come back.',
      'We have found dead mains and lost neutrals across the region since {claim:sinceServices}.',
    ],
  },
  cost: {
    heading: 'The price of finding a house fault',
    paragraphs: [
      'Tracing an outage inside one home counts as small diagnostics: {price:diagnostics}, plus HST. It is a typical range, not an estimate. Ask about the rate for nights and weekends when you call.',
      'What we then repair depends on the part: a main breaker, a meter base, a length of cable. You get that price before we start. Your utility can tell you whether its own work carries a charge.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Before you dial, if it is safe to look',
    items: [
      'Which rooms are out, and whether it went all at once.',
      'Whether the main sits at on, off or in the middle.',
      'What was running: a dryer, a heater, a car charger.',
      'Which utility sends your bill.',
      'For next time: a kit for 72 hours with water, food, flashlights and batteries.',
    ],
  },
  asked: 'While the power is out',
  questions: [
    {
      question: 'Why is half of my house out?',
      answer:
        'A home is fed by two live legs. If one fails, about half the circuits die and anything at 240 V stops. The break may be in the street, at the meter or in the panel, so the utility or an electrician has to measure it. Keep large appliances off meanwhile.',
    },
    {
      question: 'Should I turn the main off during a street outage?',
      answer:
        'There is no need in an ordinary outage. Unplug the electronics and leave one lamp switched on as a signal. Water is the exception: if a flood is coming and you have to leave, the main goes off while the floor is dry.',
    },
    {
      question: 'Can I run the furnace from a portable generator?',
      answer:
        'Only through a transfer device that a licensed contractor has wired and ESA has been told about. Extension cords to a fridge or a lamp are fine if the generator stands outdoors. See [generator wiring](/ev-energy/generator-wiring) for the choices.',
    },
  ],
  related: ['ev-energy/generator-wiring', 'residential/surge-protection-alarms', 'residential/panel-upgrades'],
}
