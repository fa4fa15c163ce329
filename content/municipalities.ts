import type { Municipality } from '@/content/schema'

/**
 * What each town asks for, as its own site says. A place names its town in `municipalities`, and its page shows the
 * rules with their source. `checkedOn` is the day on which somebody last read the source; the launch check reports
 * rules older than a year. Leave out a rule that the town's site does not state.
 */
export const municipalities = {
  ajax: {
    name: 'Ajax',
    kind: 'Town',
    basement: {
      text: 'Finishing a basement needs a building permit, and so does adding an apartment.',
      source: 'https://www.ajax.ca/en/home-and-property/home-and-property-renovations.aspx',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Pickering Village', places: ['gta/ajax'] }],
      source: 'https://www.ajax.ca/en/play-and-discover/heritage-planning-resources.aspx',
      checkedOn: '2026-11-28',
    },
  },
  aurora: {
    name: 'Aurora',
    kind: 'Town',
    suite: {
      text: 'Under a by-law of December 2024, every second unit has to be registered with the town.',
      source: 'https://records.aurora.ca/WebLink/DocView.aspx?dbid=0&id=28522&repo=Public',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Northeast Old Aurora', places: ['gta/aurora'] }],
      source: 'https://www.aurora.ca/en/business-and-development/heritage-conservation-districts-hcd.aspx',
      checkedOn: '2026-11-28',
    },
  },
  brampton: {
    name: 'Brampton',
    kind: 'City',
    suite: {
      text: 'A second or third unit needs a building permit and has to be registered with the city. Since March 2025 the city no longer asks for the certificate of the Electrical Safety Authority (ESA) at registration. The city itself tells ESA about every new unit.',
      source: 'https://www.brampton.ca/EN/residents/Building-Permits/second-dwelling/Pages/Three-Unit-Process.aspx',
      checkedOn: '2026-11-28',
    },
    rental: {
      text: 'Since January 1, 2026, you need a city licence to rent out one to four units. A second unit has to be registered first.',
      source: 'https://www.brampton.ca/EN/Business/Licensing/Residential-Rental-Licensing/Pages/welcome.aspx',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Churchville', places: ['gta/brampton'] }],
      source:
        'https://pub-brampton.escribemeetings.com/Meeting.aspx?Agenda=PostMinutes&Id=6cb4d1b8-50c4-49ff-a900-77ed204a19dc&lang=English',
      checkedOn: '2026-11-28',
    },
  },
  burlington: {
    name: 'Burlington',
    kind: 'City',
    suite: {
      text: 'One or two more units in a house need a building permit. The first step is the city’s application for pre-building approval.',
      source: 'https://www.burlington.ca/en/building-and-renovating/additional-residential-units.aspx',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Burlington Avenue and Ontario Street', places: ['gta/burlington'], inForce: false }],
      source:
        'https://www.burlington.ca/en/news/public-meeting-burlington-avenue-ontario-street-heritage-conservation-district-plan.aspx',
      checkedOn: '2026-11-28',
    },
  },
  caledon: {
    name: 'Caledon',
    kind: 'Town',
    basement: {
      text: 'Finishing a basement needs a building permit, and so does a basement apartment.',
      source: 'https://www.caledon.ca/en/living-here/building-permits.aspx',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'the Village of Bolton', places: ['gta/bolton', 'gta/caledon'] }],
      source: 'https://www.caledon.ca/en/living-here/heritage-conservation-districts.aspx',
      checkedOn: '2026-11-28',
    },
  },
  clarington: {
    name: 'Clarington',
    kind: 'Municipality',
    suite: {
      text: 'An apartment in a house is legal once it has been inspected and registered with the municipality.',
      source: 'https://www.clarington.net/en/live-here/Basement-or-In-House-Apartment.asp',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Beech Avenue in Bowmanville', places: ['gta/clarington'], inForce: false }],
      source: 'https://weblink.clarington.net/WebLink/DocView.aspx?dbid=0&id=22714&repo=Clarington',
      checkedOn: '2026-11-28',
    },
  },
  'halton-hills': {
    name: 'Halton Hills',
    kind: 'Town',
    suite: {
      text: 'A second unit has to be registered with the town’s Building Services.',
      source: 'https://www.letstalkhaltonhills.ca/accessory-dwelling-units/faqs',
      checkedOn: '2026-11-28',
    },
  },
  king: { name: 'King', kind: 'Township' },
  markham: {
    name: 'Markham',
    kind: 'City',
    suite: {
      text: 'A house with a second unit has to be registered with the city. Officials inspect both units for building and fire safety.',
      source: 'https://markham.ca/about-city-markham/city-hall/bylaw/registration-basement-apartments-and-second-suits',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [
        { name: 'Unionville', places: ['gta/markham'] },
        { name: 'Markham Village', places: ['gta/markham'] },
        { name: 'Buttonville', places: ['gta/markham'] },
        { name: 'Thornhill', places: ['gta/markham', 'gta/thornhill'] },
      ],
      source:
        'https://markham.ca/economic-development-business/planning-development-services/heritage-services/heritage-protection',
      checkedOn: '2026-11-28',
    },
  },
  milton: {
    name: 'Milton',
    kind: 'Town',
    basement: {
      text: 'Finishing any part of a basement needs a building permit. A basement with a kitchen is an apartment, and the town has other rules for it.',
      source: 'https://www.milton.ca/en/business-and-development/finished-basements.aspx',
      checkedOn: '2026-11-28',
    },
  },
  mississauga: {
    name: 'Mississauga',
    kind: 'City',
    suite: {
      text: 'Every second unit has to be registered with the city, which is free. A unit built after July 14, 1994 needs a building permit. For an older one, the inspector asks for a current Electrical Safety Certificate.',
      source: 'https://www.mississauga.ca/services-and-programs/building-and-renovating/registering-a-second-unit/',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [
        { name: 'Meadowvale Village', places: ['gta/mississauga'] },
        { name: 'Old Port Credit Village', places: ['gta/mississauga'] },
        // mississauga.ca/projects-and-strategies: a plan was drafted in 2024.
        { name: 'Streetsville', places: ['gta/mississauga'], inForce: false },
      ],
      source: 'https://www.mississauga.ca/portal/discover/culture-planning-heritage',
      checkedOn: '2026-11-28',
    },
  },
  newmarket: {
    name: 'Newmarket',
    kind: 'Town',
    suite: {
      text: 'Every second unit has to be registered with the town. It asks for an Electrical Safety Authority compliance report on both units, not older than six months.',
      source:
        'https://www.newmarket.ca/LivingHere/Pages/By-laws%20and%20Licensing/Accessory%20Dwelling%20Unit/Register-your-accessory-dwelling-unit.aspx',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Lower Main Street South', places: ['gta/newmarket'] }],
      source:
        'https://www.newmarket.ca/LivingHere/Pages/Planning%20and%20development/Heritage%20Conservation%20planning/Heritage-Registry.aspx',
      checkedOn: '2026-11-28',
    },
  },
  oakville: {
    name: 'Oakville',
    kind: 'Town',
    suite: {
      text: 'An accessory apartment (a second suite) needs a zoning certificate of occupancy from the town besides its building permit.',
      source:
        'https://www.oakville.ca/home-environment/building-renovations/construction-projects/accessory-apartment/',
      checkedOn: '2026-11-28',
    },
    basement: {
      text: 'Finishing or renovating a basement for your own use needs a building permit.',
      source:
        'https://www.oakville.ca/home-environment/building-renovations/building-permits-inspections/construction-projects/finished-basement/',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [
        { name: 'Old Oakville', places: ['gta/oakville'] },
        { name: 'First and Second Street', places: ['gta/oakville'] },
        { name: 'Trafalgar Road', places: ['gta/oakville'] },
        { name: 'Downtown Oakville', places: ['gta/oakville'] },
      ],
      source:
        'https://www.oakville.ca/business-development/planning-development/heritage-planning/heritage-districts-and-properties',
      checkedOn: '2026-11-28',
    },
  },
  oshawa: {
    name: 'Oshawa',
    kind: 'City',
    suite: {
      text: 'Every house with two units has to be registered with the city. For a new apartment, that happens when its building permit is closed.',
      source: 'https://www.oshawa.ca/en/home-property/accessory-apartments.aspx',
      checkedOn: '2026-11-28',
    },
  },
  pickering: {
    name: 'Pickering',
    kind: 'City',
    suite: {
      text: 'Every home with a second unit has to be registered with the city. Building Services reviews the application.',
      source: 'https://www.pickering.ca/en/city-hall/two-dwelling-unit-properties.aspx',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Whitevale', places: ['gta/pickering'] }],
      source: 'https://www.pickering.ca/business-building-development/planning-and-development/heritage-planning',
      checkedOn: '2026-11-28',
    },
  },
  'richmond-hill': {
    name: 'Richmond Hill',
    kind: 'City',
    suite: {
      text: 'A second unit needs a building permit, and it has to meet the zoning by-law of December 2024.',
      source: 'https://www.richmondhill.ca/en/online-services/additional-residential-unit.aspx',
      checkedOn: '2026-11-28',
    },
  },
  toronto: {
    name: 'Toronto',
    kind: 'City',
    rental: {
      text: 'A house with four or more rooms for people who do not live as one household is a multi-tenant house, which most people call a rooming house. Since March 31, 2024, it needs a city licence, and it has to meet the Ontario Electrical Safety Code.',
      source:
        'https://www.toronto.ca/community-people/housing-shelter/multi-tenant-rooming-houses/multi-tenant-house-owners-operators/',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [
        { name: 'East Annex', places: ['toronto/the-annex'] },
        { name: 'Madison Avenue', places: ['toronto/the-annex'] },
        { name: 'South Rosedale', places: ['toronto/rosedale'] },
        { name: 'North Rosedale', places: ['toronto/rosedale'] },
        { name: 'Riverdale', places: ['toronto/riverdale'] },
        { name: 'Yorkville-Hazelton', places: ['toronto/yorkville'] },
        { name: 'Cabbagetown', places: ['toronto/downtown-toronto'] },
        { name: 'Blythwood Road', places: ['toronto/midtown-toronto'] },
        { name: 'Draper Street', places: ['toronto/king-west'] },
        { name: 'King-Spadina', places: ['toronto/king-west'], inForce: false },
        { name: 'Kensington Market', places: ['toronto/kensington-market'], inForce: false },
      ],
      source:
        'https://www.toronto.ca/city-government/planning-development/heritage-preservation/heritage-conservation-districts-planning-studies/',
      checkedOn: '2026-11-28',
    },
  },
  vaughan: {
    name: 'Vaughan',
    kind: 'City',
    suite: {
      text: 'A secondary suite needs a building permit, and the city inspects the work.',
      source: 'https://www.vaughan.ca/residential/secondary-suites',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [
        { name: 'Kleinburg-Nashville', places: ['gta/vaughan', 'gta/kleinburg'] },
        { name: 'Woodbridge', places: ['gta/vaughan', 'gta/woodbridge'] },
        { name: 'Maple', places: ['gta/vaughan', 'gta/maple'] },
        { name: 'Thornhill', places: ['gta/vaughan', 'gta/thornhill'] },
      ],
      source: 'https://vaughan.ca/residential/building-permits/heritage/heritage-conservation-districts',
      checkedOn: '2026-11-28',
    },
  },
  whitby: {
    name: 'Whitby',
    kind: 'Town',
    suite: {
      text: 'An accessory apartment (a second suite) has to be inspected, and then registered with the town’s By-law Services.',
      source: 'https://www.whitby.ca/en/town-hall/accessory-apartments.aspx',
      checkedOn: '2026-11-28',
    },
    heritage: {
      districts: [{ name: 'Brooklin', places: ['gta/whitby'] }],
      source: 'https://www.whitby.ca/en/townhall/Heritage-Properties.asp',
      checkedOn: '2026-11-28',
    },
  },
} as const satisfies Record<string, Municipality>
