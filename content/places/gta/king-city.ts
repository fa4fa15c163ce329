import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'King City',
  menus: ['header'],
  seoTitle: 'King City electricians: generators, estates, 24/7 calls',
  metaDescription:
    'Licensed King City electricians, 24/7. A new panel is typically {price:panel-upgrade}, plus HST. Transfer switches, wells, estates, gates. Call for a quote.',
  h1: 'Electricians in King City',
  streetSentence: 'We install transfer switches for wells and septic pumps, and wire estates, gates and village homes.',
  updatedOn: '2026-11-28',
  municipalities: ['king'],
  utility: 'hydro-one',
  utilityArea: 'Bill from Hydro One',
  otherUtility: { id: 'alectra', area: 'Bill from Alectra' },
  neighbours: ['gta/newmarket', 'gta/aurora', 'gta/richmond-hill', 'gta/maple', 'gta/kleinburg', 'gta/bolton'],
  answers: {
    come: 'Yes, and to Nobleton, Schomberg and the concessions in between. We drive up from Woodbridge.',
    cost: 'One new panel costs {price:panel-upgrade}, and wiring a charger {price:ev-level-2}. Long trenches are quoted on site.',
  },
  typicalJobs: [
    {
      title: 'A transfer switch for the pumps',
      text: 'A transfer switch lets a generator feed the well, the septic pump and the furnace without sending power back into the street. You can start with an inlet for a portable generator and add a standby one later.',
      service: 'ev-energy/generator-wiring',
    },
    {
      title: 'A larger service for an estate',
      text: 'On the two-acre lots of Kingscross a long cable costs more, and some voltage is lost on the way. We put small panels near the coach house and the pool, and size the cables to them.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A new panel in a village home',
      text: 'Around King Road and Keele Street, houses of the 1960s and 1970s often have 60 or 100 A. New breakers, labels and spare slots take one working day.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We draw house, barn and pump house on one sheet, and plan a panel for each.',
    'wiring-outlets': 'We wire pump circuits, high-water alarms, and covered outlets in the stable.',
    'emergency-repairs': 'We find out why the well pump, the gate or a room is dead, and what the repair needs.',
    'smart-home': 'A keypad can open the gate, light the lane and turn on the hall.',
    'ev-chargers': 'A garage 50 metres away can have a charger. The cable gets thicker with the distance.',
    commercial: 'We wire riding schools, golf clubs, shops in Schomberg, and greenhouses in the Holland Marsh.',
  },
  quotedCards: ['panel-upgrades', 'ev-chargers'],
  facts: [
    {
      title: 'Wells and septic outside the villages',
      text: 'Around Kettleby and Laskay a well gives water only while its pump has power, and a septic pump stops as well. So a transfer switch is often the first job.',
    },
    {
      title: 'An alarm for the septic tank',
      text: 'Some septic systems in King are decades old. A high-water alarm is a small job, and it warns you before the basement floods.',
    },
    {
      title: 'Have buried lines marked before you dig',
      text: '{rule:one-call-short}',
    },
  ],
  notes: [
    {
      heading: 'Which utility serves King City?',
      paragraphs: [
        'Hydro One serves most of King, and your bill says which utility is yours. Look before a storm, because the number to call depends on it.',
        'After high wind, look down the lane from the porch to see if a wire sags. {danger-short:wire-down}',
      ],
    },
    {
      heading: 'Portable or standby generator?',
      paragraphs: [
        'A portable generator costs less, but you have to be home to start it. A standby one starts by itself. Both must be tied in through a transfer switch, and the work is reported to the Electrical Safety Authority, ESA. {danger-short:generator}',
      ],
    },
    {
      heading: 'Wiring under moraine trees',
      paragraphs: [
        'Much of King lies on the Oak Ridges Moraine, with lanes that wind through woods. A trench beside the lane is easier on the roots than one straight across. We walk it with you, mark the well, the septic bed and the trees, and quote that route.',
      ],
    },
  ],
  localExperts:
    'On a lot in King the well, the septic tank, the lane and the trees decide where a cable can go. We plan from your sketch.',
  questions: [
    {
      question: 'Can we add the switch now and the generator later?',
      answer:
        'Yes, and it spreads the cost. We size the switch for the generator you plan to buy. We file each stage with ESA when we build it.',
    },
    {
      question: 'Does a large house always need 400 A?',
      answer:
        'No. With gas heat and chargers that take turns, a big home may stay under 200 A. With electric heat, a pool and a workshop it may not. Have it worked out before you apply.',
    },
    {
      question: 'Will our gate open when the power is out?',
      answer:
        'With a backup battery the gate opens a number of times, and then it stays where it is. We can also put the gate behind the transfer switch with the pumps.',
    },
  ],
  form: {
    lead: 'Tell us the buildings, the rough distances between them, and the utility on your bill.',
    example: 'Example: House plus coach house 90 m apart, well and septic pump, want 400 A and a standby generator.',
  },
  // GeoNames: village.
  map: { latitude: 43.92856, longitude: -79.52694 },
  street: {
    why: 'Estates, gates, moraine trees',
    horizon: 'hills',
    row: 'barn +20 spruce*2 elm pole +14 farm:2 spruce*3 elm +10 two-storey:1 spruce elm transformer-pole +90 elm spruce | +2 estate:124 spruce elm*2 pole +14 spruce*2 elm +10 ~estate:45 elm spruce*3 transformer-pole +8 elm spruce*2',
    front: 'gate@-190:12',
    ends: 'spruce elm spruce maple',
  },
})
