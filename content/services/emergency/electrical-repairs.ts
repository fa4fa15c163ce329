import type { EmergencyPage } from '@/lib/content/types'

export const page: EmergencyPage = {
  seoTitle: 'Burning smell, sparks or a hot outlet: what to do',
  metaDescription:
    'Sparks, a hot outlet or a smell of burning? Five steps to take now, first aid for a shock, and urgent electrical repairs across Toronto and the GTA, 24/7.',
  h1: 'Electrical repairs: sparks & hot outlets',
  lead: 'Take the steps first, then phone. We answer at night and on holidays too.',
  updatedOn: '2026-11-20',
  summary: 'Sparks, a scorched outlet or a smell of burning: the safe order of things, then the repair.',
  circuit: '15 A receptacle, 120 V',
  image: 'scorched-receptacle',
  danger: 'See fire or smoke? Anyone hurt or trapped? **911 first.** Get out if the building may be burning.',
  now: {
    id: 'burning-smell',
    heading: 'Burning smell, hot outlet or sparks',
    steps: [
      '**Smoke, flame, or a smell you cannot place.** Everyone out. Shut the doors behind you. From outside, call **911**. Stay out.',
      '**No smoke.** Stop using it. Do not touch a hot or sparking outlet. Do not pull its plug.',
      '**Panel dry, cool and quiet?** Switch off that breaker, or the main.',
      '**Panel hot, crackling or smelling?** Leave it. Get out. Call **911**.',
      '**Leave it off** and call an electrician: {phone}. No water on anything electrical.',
    ],
  },
  sequences: [
    {
      id: 'electric-shock',
      heading: 'A person got a shock',
      intro: 'Have a second person phone 911 at once. Alone? Dial 911, lay the phone down on speaker, and begin.',
      steps: [
        'Do not touch anyone who may still be in contact.',
        'Switch off the breaker or the main, or unplug the thing if the plug is within reach and you need not touch them. A power line is different: keep 10 m (33 feet) off, since the utility alone can shut it down.',
        'Phone 911 and use the words "electric shock".',
        'Away from the source and not breathing? Give CPR. The operator talks you through it.',
        'A doctor should see them, however well they feel. Current can burn deep inside, and heart trouble can follow later.',
        'That circuit stays off until an electrician has checked it.',
      ],
    },
  ],
  never: {
    heading: 'Do not be tempted',
    items: [
      'To pull a plug that is melted, hot or spitting.',
      'To pour water on it, or wipe it with a wet cloth.',
      'To unscrew the plate and look.',
      'To run the circuit "just for tonight" because the smell has gone.',
      'To paint or tape over a scorch mark.',
    ],
  },
  whoToCall: {
    heading: 'Who deals with what you found',
    column: 'What you see',
    rows: [
      {
        see: 'Smoke, flame, a smell with no source, someone hurt',
        first: '**911**',
        next: 'Keep out until the fire service is done.',
      },
      {
        see: 'Outlet or switch hot, scorched or sparking, with no smoke',
        first: 'An electrician: {phone}',
        next: 'Keep its breaker off.',
      },
      {
        see: 'Sparks where the wires meet the house, or a wire down',
        first: '**911**, from 10 m away',
        next: 'The utility.',
      },
      {
        see: 'Lights flare bright and dim at once',
        first: 'The utility, with your main off',
        next: 'An electrician, if they find their side sound.',
      },
      {
        see: 'Rotten eggs, not burning plastic',
        first: 'Leave and touch no switch. From outside: the gas utility or 911.',
        next: 'Back in only when told.',
      },
    ],
  },
  callUs: {
    heading: 'What we look for & how we repair it',
    paragraphs: [
      'Heat at an outlet nearly always means a poor connection: a loose screw, a worn contact, a wire pushed into a spring clip years ago. The joint heats, loosens, and heats more. The mark you see on the plate is the end of that story, so we follow the cable back both ways.',
      'Many homes wired from the mid-1960s to the late 1970s have aluminum branch wiring. It is safe when properly terminated, and its joints need the right devices and connectors. In older streets such as those of [Rosedale](/toronto/rosedale) and [The Annex](/toronto/the-annex), [knob and tube](/residential/knob-tube-wiring) still turns up under newer work.',
      'We cut the power, open the box, test the circuit, and replace what was harmed: the device, the burnt length of cable, the connector, sometimes the whole run. If a fixture did it, say a hot [pot light buried in insulation](/residential/pot-lights-led-lighting), we show you why before we change it.',
      'After {claim:experienceServices} of repairs we have learned patience with a smell in a wall. We would rather open one more box than call a fault cured because it stopped.',
      'A shop or kitchen that has to open in the morning needs a different plan. We isolate the bad circuit, keep the rest running, and come back for the rest when you are closed. See [work for offices, shops and restaurants](/commercial/office-retail-restaurant).',
    ],
  },
  cost: {
    heading: 'What an urgent repair costs',
    paragraphs: [
      'The visit that finds the fault is small diagnostics, {price:diagnostics} plus HST. Treat it as a typical range and not an estimate. One scorched outlet is quick to find; a smell that comes and goes in a finished wall is not.',
      'The repair is quoted on the spot. Three things move it. How many boxes are affected? Does cable behind plaster have to be replaced? Can the old wiring be joined safely as it is?',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What helps us on the phone',
    items: [
      'Where it is: room, wall, and what was plugged in.',
      'Smell of plastic, fish, hot dust or smoke. Each points somewhere else.',
      'Whether lights flickered or dimmed in the days before.',
      'Work done lately: a renovation, new lights, a new appliance.',
      'Roughly when the building was put up.',
    ],
  },
  asked: 'Sparks, smells & heat',
  questions: [
    {
      question: 'There was one spark when I plugged something in. Is that normal?',
      answer:
        'A tiny spark at the moment a plug goes in can be harmless: the appliance was switched on. A large, loud or repeated one is not, and neither is a warm plate or a brown mark. Then stop using the outlet and follow the steps above.',
    },
    {
      question: 'The smell is gone. Do I still need somebody?',
      answer:
        'Yes, soon. A joint that overheated once has been changed by the heat and tends to do it again under the same load. Keep the circuit off until then, and note what was running.',
    },
    {
      question: 'Is a warm dimmer a fault?',
      answer:
        'Dimmers give off some heat, so slightly warm is often normal. Too hot to rest a hand near, buzzing, or a smell means it is overloaded or loose. Leave it off and have it checked.',
    },
    {
      question: 'Should I get the whole house looked at?',
      answer:
        'After one bad joint in an old circuit, it is a fair question. A general inspection by ESA or a contractor leaves the walls closed and looks at the panel, the outlets and what is in reach. It gives you a list in order of urgency.',
    },
  ],
  related: [
    'residential/knob-tube-wiring',
    'residential/ceiling-bathroom-fans-gfci',
    'residential/fuse-box-conversions',
    'residential/surge-protection-alarms',
  ],
}
