import type { Danger } from '@/content/schema'

/**
 * One reviewed wording of each danger. Pages use {danger:ID}, {danger-short:ID} ("If WHEN, SHORT") or, below a heading
 * that names the danger, {danger-step:ID} (SHORT alone). They give no other instructions about a danger: two wordings
 * would contradict each other after a change.
 */
export const dangers = {
  smoke: {
    when: 'there is smoke, fire, or a burning smell you cannot place',
    short: 'get everyone out, then call **911**.',
    full: 'Smoke, flames, a wall that crackles or gives off heat, or a burning smell that you cannot place: get everyone out, shut the doors behind you, and call **911** from outside. Stay out.',
  },
  shock: {
    when: 'someone gets a shock',
    short: 'keep your hands off, call **911**, and cut the power only if it is safe to.',
    full: 'If someone has had an electric shock, do not touch them while they may still be in contact. Call **911**. Cut the power at the breaker only if you can reach it safely. Near a power line, stay **10 m** (33 feet) away: only the utility can cut it.',
  },
  'wire-down': {
    when: 'a wire is down',
    short: 'stay **10 m** away. Call **911**, then the utility.',
    full: 'Treat a fallen wire as live. Stay **10 m** (33 feet) away, farther where the ground is wet. Keep others away. Call **911**, then the utility.',
  },
  mast: {
    when: 'the mast, the meter or the wire has come off the wall',
    short: 'stay **10 m** away and call the utility first.',
    full: 'If the mast, the meter or the wire has come off the wall, stay **10 m** (33 feet) away and touch nothing. Call your utility first, then an electrician. If a wire is down as well, call **911** first.',
  },
  'lost-neutral': {
    when: 'some lights are very bright and others dim',
    short: 'turn off the main, but only if the panel is dry, cool and quiet. Then call the utility.',
    full: 'If some lights turn very bright while others dim, a neutral may be lost. Turn the main off only if the panel is dry, cool and quiet. Leave it off and call your utility.',
  },
  'half-out': {
    when: 'half the house is out, and the stove or the dryer is dead too',
    short: 'switch off large appliances and call your utility first.',
    full: 'If about half the house is out, and the stove, the dryer or other 240 V appliances are dead too, one of the two live wires to your home may have failed. Keep large appliances off and call your utility first: a check of its side usually costs you nothing.',
  },
  'home-dark': {
    when: 'only your home is dark, and the panel is dry, cool and quiet',
    short: 'check the main breaker **once**. If it trips again, leave it off and call an electrician.',
    full: 'If only your home is dark, and the panel is dry, cool and quiet, push the main breaker fully off, then on, **once**. If it trips again, leave it off and call an electrician.',
  },
  'home-dead': {
    when: 'the main breaker is on and the house is still dead',
    short: 'call your utility first.',
    full: 'If the main breaker stays on and the house is still dead, report it to your utility first: a check of its side usually costs you nothing. If its side is sound, call an electrician.',
  },
  'home-fuses': {
    when: 'only your home is dark, and it has fuses',
    short: 'change nothing, and call your utility first.',
    full: 'If you have fuses instead of breakers, change nothing, above all in a damp or warm box. Report it to your utility first, then call an electrician.',
  },
  'street-back': {
    when: 'the street has power again and you do not',
    short: 'call your utility first.',
    full: 'If the street has power again and your home does not, tell your utility first. If its side is sound, call an electrician.',
  },
  'home-flickers': {
    when: "all your lights flicker, and the neighbours' do not",
    short:
      'switch off the big appliances, but not at the panel. Call your utility now, then an electrician. If the panel is hot, crackling or smelling, get out and call **911**.',
    full: "If every light in your home flickers and the neighbours' lights do not, a wire that feeds your home may be loose. Switch off the big loads at the appliances, not at the panel. Call your utility now, then an electrician. If the panel is hot, crackles or smells of burning, get everyone out and call **911** from outside.",
  },
  'dead-rooms': {
    when: 'one or two rooms are dead',
    short:
      'press reset on the GFCI outlets, outdoors only where it is dry. If the panel is dry, cool and quiet, reset a tripped breaker **once**. If the rooms stay dead, or it trips again, leave it off and call an electrician.',
    full: 'If one or two rooms are dead, press reset on the GFCI outlets (the ones with a test button), outdoors only where it is dry. If the panel is dry, cool and quiet, look for a breaker in the middle position. Unplug what is on it, and push it fully off, then on, **once**. If the rooms stay dead, or it trips again, leave it off and call an electrician.',
  },
  water: {
    when: 'there is water near outlets or the panel',
    short: 'stay out, and ask the utility to cut the power.',
    full: 'If water is at or near outlets, baseboard heaters, the furnace or the panel, or you cannot tell, stay out of it. Never wade to the panel. Ask your **utility** to disconnect the power. If anyone is in danger, leave and call **911**.',
  },
  'flood-coming': {
    when: 'a flood is coming',
    short: 'turn the main off only while the floor is dry and the panel is dry, cool and quiet.',
    full: 'If a flood is coming and you have to leave, turn the main off only while the floor is dry and the panel is dry, cool and quiet.',
  },
  wet: {
    when: 'anything electrical got wet',
    short: 'leave it unplugged and off until it is checked.',
    full: 'Leave everything electrical that got wet unplugged and off until a licensed electrician has checked it. No wet part is safe by itself, not even the main breaker.',
  },
  co: {
    when: 'a carbon monoxide alarm sounds',
    short: 'get everyone out, pets too, then call **911** from outside.',
    full: 'If a carbon monoxide alarm sounds, everyone gets out now, pets too. Call **911** from outside and stay out until firefighters let you in.',
  },
  'tub-tingle': {
    when: 'you feel a tingle in the water',
    short: 'get everyone out, without touching metal. Stay out, and call an electrician.',
    full: 'If you feel a tingle in or near the water, get out without touching a ladder, a rail or other metal, and keep everyone out. Turn the breaker off only if the floor is dry and the panel is dry, cool and quiet. Then call an electrician. If the tingle stays with the breaker off, call your utility as well: the fault may be on its side.',
  },
  'in-water': {
    when: 'someone is hurt or in trouble in the water',
    short:
      'do not go in. Call **911**. Turn the breaker off, if the floor is dry and the panel is dry, cool and quiet. Then reach with something dry made of plastic or fibreglass.',
    full: 'If someone is hurt or in trouble in the water, do not go in. Call **911**. If the floor is dry and the panel is dry, cool and quiet, turn the breaker off. Then reach for them with something dry that is made of plastic or fibreglass.',
  },
  'tub-gfci': {
    when: 'the GFCI of a tub or pool trips',
    short:
      'get everyone out. Reset it **once**, where it is dry, with nobody in the water. If it trips again, leave it off and call an electrician.',
    full: 'If the GFCI or the breaker of a tub or pool trips, everyone gets out. Reset it **once**, with nobody in the water, only where it is dry, and only if the panel is dry, cool and quiet. If it trips again, leave it off, stay out, and call an electrician.',
  },
  'tub-cord': {
    when: 'a tub or pool pump runs on an extension cord',
    short: 'get everyone out of the water. Unplug it where it is dry. The cord can shock as well as overheat.',
    full: 'If the pump of a tub or pool runs on an extension cord, get everyone out of the water. Then unplug the cord at the outlet, with dry hands and only where it is dry. If it is wet there, leave it and call an electrician. A cord beside water can shock as well as overheat. Stay out until the pump has an outlet of its own.',
  },
  'outdoor-gfci': {
    when: 'an outdoor GFCI trips in rain',
    short: 'leave it off, even when it dries, and call an electrician.',
    full: 'Reset an outdoor GFCI only when it is dry there. If it trips in the rain or after it, leave it off, even when it dries, and have it traced.',
  },
  // Where CO alarms go: the short form is part of a sentence.
  'co-places': {
    short: 'outside every bedroom area, and on each storey that has no bedrooms, basement included',
    full: 'Carbon monoxide alarms go outside every bedroom area, and on each storey that has no bedrooms, basement included.',
  },
  generator: {
    short: 'Run a generator outdoors only, far from windows, and never plug it into an outlet.',
    full: 'Run a generator outdoors only, and never in a garage, open or not. Put it as far from the house as the cord allows (6 m or 20 feet is good), with the exhaust pointing away from doors, windows and vents. Never plug a generator into an outlet.',
  },
  // The steps of a hot outlet are four dangers: this one, `gets-worse`, `breaker-off`, and a call.
  'hot-outlet': {
    when: 'an outlet or a switch is hot, buzzing or sparking, without smoke',
    short:
      'keep your hands off. If the panel is dry, cool and quiet, turn off that breaker, or the main if you cannot tell which, then call an electrician. If it keeps sparking, gets hotter or smokes, get everyone out, then call **911**.',
    full: 'If an outlet or a switch is hot, buzzing or sparking without smoke, do not touch it, and do not pull its plug.',
  },
  'gets-worse': {
    when: 'there are more sparks, more heat, any smoke, or a smell you cannot place',
    short: 'get everyone out, then call **911**.',
    full: 'If it keeps sparking, gets hotter or smokes, or you cannot place the smell, get everyone out and call **911** from outside.',
  },
  'breaker-off': {
    when: 'the panel is dry, cool and quiet',
    short: 'turn the breaker off.',
    full: 'If the panel is dry, cool and quiet, turn off the breaker that feeds it, or the main breaker if you cannot tell which.',
  },
  'hot-panel': {
    when: 'the panel is hot, crackling or smelling',
    short: 'keep your hands off, get out, and call **911**.',
    full: 'If the panel itself is hot, crackling or smells of burning, leave it alone, get everyone out, and call **911** from outside.',
  },
  tripping: {
    when: 'a breaker trips, and the panel is dry, cool and quiet',
    short: 'unplug what is on it, then reset it **once**. If it trips again, leave it off and call an electrician.',
    full: 'If the panel is dry, cool and quiet, unplug what is on the circuit and push the breaker fully off, then on, **once**. If it trips again, leave it off and call an electrician.',
  },
  cord: {
    when: 'a car charges through an extension cord',
    short: 'stop the charge at the car. The cord can overheat.',
    full: 'Never charge a car, or run a heater, through an extension cord: it can overheat. Stop the charge at the car, then unplug the cord. Charge only from an outlet that is made for it.',
  },
  'pot-lights': {
    short:
      'Old pot lights that go off and come back by themselves are overheating: leave them off and call an electrician.',
    full: 'Old pot lights that go off and come back by themselves are overheating. Leave them off at the switch until an electrician has looked at them.',
  },
  'no-stop': {
    when: 'a machine runs on after stop',
    short: 'hit the emergency stop, lock it out, then call an electrician.',
    full: 'If a machine runs on after you press stop, hit the emergency stop, switch it off and lock it at its disconnect, and keep everyone clear. Then call an electrician.',
  },
  gas: {
    when: 'it smells of rotten eggs',
    short: 'touch no switch, leave, and call from outside.',
    full: 'A rotten-egg smell may be gas. Touch no switch. Leave, then call the gas utility or **911** from outside.',
  },
} as const satisfies Record<string, Danger>

/** Phones of organizations that visitors call: {phone:ID}, also in rules. Phones of utilities are in utilities.ts. */
export const phones = { esa: '1-877-372-7233', 'one-call': '1-800-400-2255' } as const satisfies Record<string, string>

/**
 * One wording of each rule that several pages state: {rule:ID}. `knob-and-tube` is part of a sentence.
 * Sources: ESA, Ontario One Call and the utilities. An electrician reads a change before it is published.
 */
export const rules = {
  'cool-and-quiet':
    'Cool and quiet means no smell, no sound, no scorch mark, and no heat when you hold the back of your hand near the panel, without touching it.',
  esa: 'We file with ESA, keep the work open until ESA has inspected or released it, and send you its Certificate of Acceptance.',
  certificate:
    'Once ESA has passed the work, it issues its Certificate of Acceptance to us, and we send it to you. Keep it: insurers and buyers ask for it.',
  'one-call':
    'Whoever digs asks Ontario One Call first, at {phone:one-call}, at least five business days ahead. It is the law, and asking is free. Each owner of buried lines then marks or clears its own, and some may charge. Nobody digs until all have answered.',
  'one-call-short':
    'Asking Ontario One Call, {phone:one-call}, is free and the law, five business days ahead or more. Nobody digs until each owner of lines has answered.',
  'stab-lok':
    'If the panel is dry, cool and quiet, open its hinged door and leave the cover on. A 15 A breaker with a square blue handle and no hole in it may be one of them: call us. Any other may still be worn, and that takes a test.',
  aluminum:
    'Homes built from the mid-1960s to the late 1970s may have aluminum wiring. It is safe when it is properly connected, with parts approved for aluminum.',
  'knob-and-tube': 'two cloth-covered wires on porcelain knobs, without a ground, usual before about 1945',
  'larger-service':
    "A larger service, with a new mast and meter base, is at the high end or above, and the utility's charges are separate.",
  suite:
    'A second suite needs a building permit, a notification to ESA, and smoke and carbon monoxide alarms. Ask your city or town whether it also has to be registered.',
} as const satisfies Record<string, string>
