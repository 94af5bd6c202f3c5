/** Where the tests' customers have their boxes collected. */
export const COLLECTION_ADDRESS = { line1: '1 Harbour Street', city: 'London', country: 'United Kingdom' };
export const COLLECTION_POSTCODE = 'SW1A 1AA';

/** An address in a country, in the fields of GraphQL. */
export function anAddress(country: string) {
  return { line1: '9 Far Road', city: 'Farville', state: 'FV', postcode: '2000', country };
}
