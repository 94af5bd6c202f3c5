import { countryCode } from '../../rules/people/countries.js';

/** The collection address of the tests' customers. */
export const COLLECTION_ADDRESS = { line1: '1 Harbour Street', city: 'London', country: 'United Kingdom' };
export const COLLECTION_POSTCODE = 'SW1A 1AA';

/** A valid state and postcode of each country, by ISO code. */
const PARTS: Readonly<Record<string, readonly [state: string, postcode: string]>> = {
  AE: ['', ''],
  AU: ['NSW', '2000'],
  BH: ['', ''],
  CA: ['ON', 'K1A 0B1'],
  CN: ['Guangdong', '510000'],
  GB: ['', 'LS1 4AP'],
  HK: ['Kowloon', ''],
  JP: ['Tokyo', '100-8111'],
  MY: ['Selangor', '50000'],
  NZ: ['', '6011'],
  SG: ['', '238801'],
  US: ['NY', '10001'],
  ZA: ['Gauteng', '8001'],
};

/** An address in a country, in the fields of GraphQL. */
export function anAddress(country: string) {
  const [state, postcode] = PARTS[countryCode(country) ?? ''] ?? ['', '2000'];
  return { line1: '9 Far Road', city: 'Farville', state, postcode, country };
}
