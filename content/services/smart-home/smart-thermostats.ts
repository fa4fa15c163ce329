import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Smart thermostat installation in Toronto & GTA',
  metaDescription:
    'Smart thermostats for furnaces, heat pumps, baseboards and heated floors. Low voltage or line voltage, with or without a C wire: find out what yours needs.',
  h1: 'Smart thermostats, wired & set up',
  lead: 'Before brands and apps, find out which kind of heating the thermostat will switch. It takes a minute, and it decides everything after.',
  updatedOn: '2026-11-20',
  summary:
    'Smart thermostats matched to the heating you have, low voltage or line voltage, with the missing wire added.',
  circuit: '24 V control, or 240 V electric heat, 15 A or 20 A',
  facts: [
    { label: 'Price', value: 'By the thermostat and its wiring' },
    { label: 'On site', value: 'Often one visit' },
    { label: 'Permit', value: 'ESA notification for line voltage' },
    { label: 'Gas work', value: 'Not ours: a TSSA-registered contractor' },
    { label: 'Rebates', value: 'They change; we check with you' },
  ],
  what: {
    heading: 'Two kinds of thermostat that do not mix',
    paragraphs: [
      'A furnace, a boiler or a central heat pump is told what to do by thin control wires at about 24 volts. Electric baseboards and many heated floors are different. Their thermostat switches the heating current itself, usually at 240 volts. Put the first kind on the second kind of wire and it is ruined in an instant, or worse.',
      'The next thing is the **C wire**, a spare conductor that gives the thermostat steady power. Many older houses were wired without it, because a simple dial did not need one. We can run a new cable, use a conductor that was left unused in the wall, or fit an adapter at the furnace where its maker allows.',
      'A smart thermostat saves by heating less while you are out or asleep. It will not mend a cold room. A bad window does not learn.',
    ],
  },
  signs: {
    heading: 'Is it time for a new one',
    items: [
      'The old dial is off by several degrees, or has to be tapped.',
      'You bought a smart one, and its guide asks for a wire that you may not have.',
      'It reboots or goes blank on cold nights, a common sign of weak power.',
      'Electric baseboards in every room each have their own little knob.',
      'The cottage or the rental unit needs a frost warning when no one is there.',
      'A heat pump has come in beside the furnace, and the two argue.',
    ],
  },
  steps: {
    heading: 'What happens at the wall and the furnace',
    items: [
      {
        title: 'We identify the heat',
        text: 'From the model labels, or on site, we find out what the thermostat controls and at what voltage. Two thick wires behind it mean something quite different from five thin coloured ones. Leave the cover on until we come.',
      },
      {
        title: 'The right model for the job',
        text: 'Not every smart thermostat knows heat pumps with backup heat, or zones, or floor sensors. We match it to your equipment and to the app or [voice assistant](/smart-home/voice-control) that you use. You can buy it yourself once we agree on the model.',
      },
      {
        title: 'Wire and power',
        text: 'With the heating off at the breaker, we add the C wire or new cable. For baseboards and floors we fit line-voltage units and file the ESA notification first. Floor heat keeps its ground-fault protection, and we test it.',
      },
      {
        title: 'Set up, heat on, heat off',
        text: 'We run a full cycle of heat, and of cooling when the weather lets us. You choose the schedule. If your price plan has cheap and expensive hours, we set it to warm the house in the cheap ones.',
      },
    ],
  },
  cost: {
    heading: 'One thermostat or nine',
    paragraphs: [
      'A furnace has one thermostat as a rule. A house with baseboards may have eight or nine, each with its own box and its own price. So the kind of heat sets the scale of the job before anything else does.',
      'After that it is wire: a finished wall on the second floor is slow to get a new cable into, and an unfinished basement below makes it quick. Ontario has a savings program that has covered smart thermostats. Rebates change, so we check with you what applies on the day.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Look these up first',
    items: [
      'A photo of the present thermostat, cover on, and of its model label.',
      'The make of the furnace, boiler, heat pump or heaters.',
      'The number of thermostats in the house.',
      'Whether there is a basement ceiling or attic that gives access to the wall.',
      'Your Wi-Fi password, for the last ten minutes.',
    ],
  },
  questions: [
    {
      question: 'Can I put it in myself?',
      answer:
        'Be sure first which kind it is. Line-voltage heat is house wiring, at a voltage that can kill: leave it to a licensed contractor. It has been part of our trade since {claim:sinceServices}. A low-voltage model is a smaller matter, and we will tell you from a photo which one you own.',
    },
    {
      question: 'Will it work with my older boiler?',
      answer:
        'Often, though hot-water radiators answer slowly and dislike big set-backs. Older houses, as in [the Annex](/toronto/the-annex) and [High Park](/toronto/high-park), often heat that way. We set a gentle schedule. If the burner needs work, that goes to a TSSA-registered gas contractor.',
    },
    {
      question: 'Does it help with a heat pump and a car on one service?',
      answer:
        'A little, by moving heat to other hours. It is not a safety limit on the service. For that you want a device made for it, as the page on [energy management](/ev-energy/energy-management) explains.',
    },
  ],
  example: 'Example: Gas furnace, four wires at the old thermostat, heat pump next fall',
  related: ['ev-energy/energy-management', 'residential/panel-upgrades', 'residential/surge-protection-alarms'],
}
