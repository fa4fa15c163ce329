import type { CategoryPage } from '@/lib/content/types'

export const page: CategoryPage = {
  seoTitle: 'Industrial electrician, Toronto & GTA | {business}',
  metaDescription:
    'Plant electrical work in the GTA at 120/208 V and 347/600 V: services to 800 A, machine connections, transformers, MCCs, drives and PLC wiring, under lockout.',
  h1: 'Industrial electricians, Toronto & GTA',
  lead: 'For plant managers, millwrights and maintenance leads. We work to your lockout procedure and your shutdown calendar, and leave numbers behind instead of opinions.',
  updatedOn: '2026-11-20',
  image: 'electrical-room',
  summary: '600 V services, machines, motor control and PLC wiring for plants, planned around production.',
  guide: {
    heading: 'Four places a plant can call from',
    lead: 'The main switch, the machine, the motor, the controller. Follow the trouble upstream until something is healthy, and start on the page just below it.',
  },
  choosing: {
    heading: 'Where in the plant is the job?',
    paragraphs: [
      'At the main switch: [600 V and 800 A services](/industrial/600v-800a-services). Read it if demand is near the limit, if the board is old, or before you lease a building. It explains why 800 A at 600 V and 800 A at 208 V are different plants. It also says why the utility should hear from you early.',
      'At a machine that is new, used or on the move: [machinery connections](/industrial/machinery-connections). The nameplate decides nearly everything. Canadian systems are 120/208 V and 347/600 V, so an imported 480 V machine goes behind a transformer. A machine without a recognized mark may need evaluation before it runs, and that takes time nobody has put in the schedule.',
      'At a motor, a drive or the line-up of buckets that feeds them: [transformer and motor control](/industrial/transformer-motor-control). Overloads that trip, contactors that chatter and drives that fault belong there. So does the plant transformer. Bring the fault code and the plate, since they save an hour.',
      'At the controller: [PLC and automation wiring](/industrial/plc-automation-wiring). Sensors, I/O, safety circuits and networks are our half. The program stays with your integrator. The page also lists the ways that noise gets into a signal, which is useful before you replace another card.',
      'Offices, warehouse lighting and exit signs are under [commercial work](/commercial), even when they stand inside a plant. If something is down at this moment, go to [emergency help](/emergency). Anybody hurt, or any fire: 911 first. We see the same questions across the GTA, in the shops of [Vaughan](/gta/vaughan), by the airport in [Mississauga](/gta/mississauga) and around Armstrong Avenue in [Georgetown](/gta/georgetown).',
    ],
  },
  why: {
    heading: 'Why choose us for plant work',
    items: [
      {
        title: 'Locks before tools',
        text: 'Nothing is opened until the source is off, locked and proved dead, and each person hangs a lock. If your plant has stricter rules than ours, we follow yours.',
      },
      {
        title: 'A firm with a long memory',
        text: 'Family-run and in business since {claim:sinceServices}. You keep the marked-up drawings, test sheets and settings, so the next job starts where this one ended.',
      },
      {
        title: 'People who know 600 volts',
        text: 'Licensed electrical contractor, {licence}, with {claim:experienceServices} of experience. To hold it, a firm must have a Master Electrician. Look it up with ESA before we come through the gate.',
      },
      {
        title: 'Near the machines',
        text: 'Our Stilton Road office is in Woodbridge, with industry along Steeles and Highway 7 close by. The phone is answered 24/7 for emergencies, at {phone}.',
      },
    ],
  },
  prices: ['diagnostics'],
  form: {
    heading: 'Describe the plant & the shutdown',
    lead: 'Volts, amps and the date that production can stop are a good start. Nameplate photos can follow by email once we have spoken.',
    example:
      'Example: Used CNC lathe arriving in February, nameplate 480 V, 45 kVA. We have 600 V, three-wire. Stop possible on Sundays.',
  },
}
