import type { DestinationKey } from '../../../rules/destinations.js';

export const FIRST_NAMES = [
  ...['Olivia', 'Amelia', 'Isla', 'Ava', 'Grace', 'Freya', 'Zoë', 'Priya', 'Fatima', 'Chloé', 'Mei', 'Niamh'],
  ...[
    'Oliver',
    'George',
    'Arthur',
    'Noah',
    'Leo',
    'Oscar',
    'Theo',
    'Arjun',
    'Mohammed',
    'Tomasz',
    'José',
    'Rhys',
  ],
  ...[
    'Hannah',
    'Ruth',
    'Margaret',
    'Susan',
    'David',
    'Peter',
    'Alan',
    'Stephen',
    'Wei',
    'Kwame',
    'Aoife',
    'Yusuf',
  ],
];

export const LAST_NAMES = [
  ...[
    'Smith',
    'Jones',
    'Taylor',
    'Brown',
    'Williams',
    'Wilson',
    'Johnson',
    'Davies',
    'Patel',
    'Robinson',
    'Wright',
  ],
  ...[
    'Thompson',
    'Evans',
    'Walker',
    'White',
    'Roberts',
    'Green',
    'Hall',
    'Thomas',
    'Clarke',
    'Jackson',
    'Wood',
  ],
  ...[
    "O'Neill",
    'MacDonald',
    'Singh',
    'Khan',
    'Ahmed',
    'Begum',
    'Kowalski',
    'Müller',
    'Fernández',
    'Chen',
    'Nguyen',
  ],
  ...[
    'Okafor',
    'Mensah',
    'Campbell',
    'Stewart',
    'Hughes',
    'Lewis',
    'Edwards',
    'Murphy',
    'Kelly',
    'Bailey',
    'Shaw',
  ],
];

export const STREETS = [
  ...[
    'High Street',
    'Station Road',
    'Church Lane',
    'Victoria Road',
    'Mill Lane',
    'Park Avenue',
    'Queens Road',
  ],
  ...[
    'Manor Way',
    'The Crescent',
    'Albert Street',
    'Green Lane',
    'Chapel Hill',
    'Orchard Close',
    'Quay Street',
  ],
];

/** Town and the letters its postcodes begin with. */
export const UK_TOWNS = [
  ...[
    ['London', 'SW'],
    ['London', 'N'],
    ['London', 'E'],
    ['London', 'SE'],
    ['Manchester', 'M'],
    ['Leeds', 'LS'],
  ],
  ...[
    ['Bristol', 'BS'],
    ['Birmingham', 'B'],
    ['Liverpool', 'L'],
    ['Sheffield', 'S'],
    ['Newcastle', 'NE'],
  ],
  ...[
    ['Nottingham', 'NG'],
    ['Cardiff', 'CF'],
    ['Edinburgh', 'EH'],
    ['Glasgow', 'G'],
    ['Aberdeen', 'AB'],
  ],
  ...[
    ['Belfast', 'BT'],
    ['Brighton', 'BN'],
    ['Norwich', 'NR'],
    ['Exeter', 'EX'],
    ['Oxford', 'OX'],
    ['York', 'YO'],
  ],
  ...[
    ['Southampton', 'SO'],
    ['Cambridge', 'CB'],
    ['Reading', 'RG'],
    ['Swansea', 'SA'],
    ['Inverness', 'IV'],
  ],
];

interface Abroad {
  readonly country: string;
  /** City, state, postcode. */
  readonly places: readonly (readonly [string, string, string])[];
}

/** Where shipments go; the most wanted destination first. */
export const ABROAD: Readonly<Record<DestinationKey, Abroad>> = {
  australia: at(
    'Australia',
    ['Sydney', 'NSW', '2000'],
    ['Melbourne', 'VIC', '3000'],
    ['Perth', 'WA', '6000'],
  ),
  usa: at(
    'United States',
    ['New York', 'NY', '10001'],
    ['Austin', 'TX', '73301'],
    ['Seattle', 'WA', '98101'],
  ),
  canada: at(
    'Canada',
    ['Toronto', 'ON', 'M5H 2N2'],
    ['Vancouver', 'BC', 'V6B 1A1'],
    ['Calgary', 'AB', 'T2P 1J9'],
  ),
  newzealand: at(
    'New Zealand',
    ['Auckland', '', '1010'],
    ['Wellington', '', '6011'],
    ['Dunedin', '', '9016'],
  ),
  dubai: at('United Arab Emirates', ['Dubai', '', ''], ['Dubai Marina', '', ''], ['Jumeirah', '', '']),
  singapore: at(
    'Singapore',
    ['Singapore', '', '018956'],
    ['Singapore', '', '238823'],
    ['Singapore', '', '409051'],
  ),
  hongkong: at('Hong Kong', ['Central', '', ''], ['Kowloon', '', ''], ['Sha Tin', 'New Territories', '']),
  southafrica: at(
    'South Africa',
    ['Cape Town', 'WC', '8001'],
    ['Durban', 'KZN', '4001'],
    ['Pretoria', 'GP', '0002'],
  ),
  japan: at('Japan', ['Tokyo', '', '100-0001'], ['Osaka', '', '530-0001'], ['Kyoto', '', '600-8001']),
  malaysia: at(
    'Malaysia',
    ['Kuala Lumpur', '', '50000'],
    ['George Town', 'Penang', '10200'],
    ['Ipoh', 'Perak', '30000'],
  ),
  bahrain: at('Bahrain', ['Manama', '', '317'], ['Riffa', '', '901'], ['Muharraq', '', '205']),
  china: at(
    'China',
    ['Shanghai', '', '200000'],
    ['Beijing', '', '100000'],
    ['Shenzhen', 'Guangdong', '518000'],
  ),
};

export const PRODUCT_MAKES = [
  'Ash',
  'Beech',
  'Cotswold',
  'Dunmore',
  'Elgin',
  'Fairway',
  'Glen',
  'Heron',
  'Iona',
  'Juniper',
];
export const PRODUCT_KINDS = ['compact', 'small', 'regular', 'wide', 'tall', 'large', 'extra large'];

function at(country: string, ...places: Abroad['places'][number][]): Abroad {
  return { country, places };
}
