/** Where a van collects: mainland Great Britain, and the places across the water that the shop serves as well. */
import { plainSigns } from '../text.js';
import { countryCode, countryName } from './countries.js';
import { outwardCode } from './postcode.js';

interface Area {
  /** The name within a sentence. */
  readonly name: string;
  /** Matches the outward halves of its postcodes. */
  readonly pattern: RegExp;
  /** The country of its addresses, where they are not in the United Kingdom. */
  readonly countries?: readonly string[];
}

const AREAS = {
  northernIreland: { name: 'Northern Ireland', pattern: /^BT/ },
  isleOfWight: { name: 'the Isle of Wight', pattern: /^PO(3\d|4[01])$/ },
  islesOfScilly: { name: 'the Isles of Scilly', pattern: /^TR2[1-5]$/ },
  scottishIslands: {
    name: 'the Scottish islands',
    pattern: /^(HS|ZE|KW1[5-7]|KA2[78]|PA(20|4[1-9]|6\d|7[0-8])|PH4[2-4]|IV(4[1-9]|5[156]))/,
  },
  isleOfMan: { name: 'the Isle of Man', pattern: /^IM/, countries: ['IM'] },
  channelIslands: { name: 'the Channel Islands', pattern: /^(JE|GY)/, countries: ['JE', 'GG'] },
} as const satisfies Readonly<Record<string, Area>>;

export type CollectionRegion = keyof typeof AREAS;
export const COLLECTION_REGIONS = Object.keys(AREAS) as CollectionRegion[];

const MAINLAND = 'mainland Great Britain';
/** Codes that look like ours but lead to no place in the United Kingdom. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^(BF\d|BFPO)/, 'BFPO addresses'],
  [/^BX\d/, 'BX postcodes'],
  [/^GX\d/, 'Gibraltar'],
];

/** The name of an area within a sentence, "the Isle of Man". */
export function regionName(area: CollectionRegion): string {
  return AREAS[area].name;
}

/** "mainland Great Britain, Northern Ireland and the Isle of Wight": where collections are made. */
export function collectionPlaces(served: readonly CollectionRegion[]): string {
  const names = [MAINLAND, ...COLLECTION_REGIONS.filter((area) => served.includes(area)).map(regionName)];
  return new Intl.ListFormat('en-GB').format(names);
}

/** Why nothing is collected at a UK postcode; null where a van goes, and for text that is no postcode. */
export function collectionProblem(postcode: string, served: readonly CollectionRegion[]): string | null {
  const signs = plainSigns(postcode)
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');
  const [, elsewhere] = ELSEWHERE.find(([pattern]) => pattern.test(signs)) ?? [];
  if (elsewhere) return refusal(elsewhere, served);
  const outward = outwardCode(postcode);
  const area = COLLECTION_REGIONS.find((one) => AREAS[one].pattern.test(outward));
  return area && !served.includes(area) ? refusal(regionName(area), served) : null;
}

/** Why nothing is collected in a country, as code or name; null where a van goes. */
export function collectionCountryProblem(
  country: string,
  served: readonly CollectionRegion[],
): string | null {
  const code = countryCode(country);
  if (!code) return 'Enter United Kingdom as the country of the collection';
  const area = COLLECTION_REGIONS.find((one) => (AREAS[one] as Area).countries?.includes(code));
  if (code === 'GB' || (area && served.includes(area))) return null;
  return refusal(area ? regionName(area) : countryName(code), served);
}

const refusal = (place: string, served: readonly CollectionRegion[]): string =>
  `We collect in ${collectionPlaces(served)}, not from ${place}. Enter another collection address, or contact us first`;
