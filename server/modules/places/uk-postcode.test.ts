import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outwardCode } from '../../../rules/people/postcode.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { postTownLookup } from './address-lookup.js';
import { POST_TOWNS } from './post-towns.js';

const townsOf = async (postcode: string) => (await postTownLookup.find(postcode)).towns;

describe('the open list of post towns', () => {
  it.each([
    ['LS1 4AP', ['Leeds']],
    ['SW1A 1AA', ['London']],
    ['EC1A 1BB', ['London']],
    ['M1 1AE', ['Manchester']],
    ['B33 8TH', ['Birmingham']],
    ['CR2 6XH', ['South Croydon']],
    ['DN55 1PT', []],
    ['BT1 1AA', ['Belfast']],
    ['CF10 1AA', ['Cardiff']],
    ['EH1 1AA', ['Edinburgh']],
    ['CB1 1AA', ['Cambridge']],
    ['HU1 1AA', ['Hull']],
    ['BD1 1AA', ['Bradford']],
    ['KT1 1AA', ['Kingston upon Thames']],
    ['NE1 1AA', ['Newcastle upon Tyne']],
    ['ST1 1AA', ['Stoke-on-Trent']],
    ['CM23 1AA', ["Bishop's Stortford"]],
    ['TR21 0AA', ['Isles of Scilly']],
  ])('knows the town of %s', async (postcode, towns) => {
    expect(await townsOf(postcode)).toEqual(towns);
  });

  it('names every town that shares a district', async () => {
    expect(await townsOf('AL7 1AA')).toEqual(['Welwyn', 'Welwyn Garden City']);
  });

  it('has every one of the 124 areas, and only districts that postcodes can have', () => {
    expect(Object.keys(POST_TOWNS)).toHaveLength(124);
    for (const [area, towns] of Object.entries(POST_TOWNS))
      for (const town of towns.split('|')) {
        expect(town).toMatch(/^[A-Z][A-Za-z'. -]+( \d{1,2}(-\d{1,2})?| \d[A-Z])+$/);
        for (const district of town.match(/ \d+[A-Z]?/g) ?? [])
          expect(outwardCode(area + district.trim())).toBe(area + district.trim());
      }
  });
});

describe('ukPostcode', () => {
  let app: TestApp;
  let guest: GraphqlClient;

  beforeAll(async () => {
    app = await startTestApp();
    guest = new GraphqlClient(app.url);
  });

  afterAll(() => app?.stop());

  const find = (postcode: string) =>
    guest.call('query ukPostcode', 'postcode towns addresses { line1 line2 city }', {
      postcode: ['String!', postcode],
    });

  it('tells a guest the town of a postcode, and writes it as Royal Mail does', async () => {
    expect(await find('ls14ap')).toEqual({ postcode: 'LS1 4AP', towns: ['Leeds'], addresses: [] });
  });

  it.each(['', 'Leeds', '6000', 'LS1', 'constructor', '9'.repeat(10_000)])(
    'says of "%s" how a postcode is written',
    async (typed) => {
      await expect(find(typed)).rejects.toMatchObject({ message: 'Enter a UK postcode, like LS1 4AP' });
    },
  );
});
