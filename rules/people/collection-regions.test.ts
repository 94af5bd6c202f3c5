import { expect, it } from '@jest/globals';
import { collectionCountryProblem, collectionPlaces, collectionProblem } from './collection-regions.js';

it.each([
  'LS1 4AP',
  'sw1a1aa',
  'KW14 7AA',
  'PA19 1AA',
  'IV40 8AA',
  'TR20 8AA',
  'PO21 1AA',
  'LL58 8AA',
  'PH41 4AA',
  'KA26 9AA',
])('a van collects at %s on the mainland', (postcode) => {
  expect(collectionProblem(postcode, [])).toBeNull();
});

it.each([
  ['BT1 1AA', 'Northern Ireland'],
  ['bt11aa', 'Northern Ireland'],
  ['PO30 1AA', 'the Isle of Wight'],
  ['TR21 0AA', 'the Isles of Scilly'],
  ['HS1 2AA', 'the Scottish islands'],
  ['ZE1 0AA', 'the Scottish islands'],
  ['KW15 1AA', 'the Scottish islands'],
  ['IV51 9AA', 'the Scottish islands'],
  ['PA65 6AA', 'the Scottish islands'],
  ['IM1 1AA', 'the Isle of Man'],
  ['JE2 3AB', 'the Channel Islands'],
  ['GY1 1AA', 'the Channel Islands'],
  ['BF1 3AA', 'BFPO addresses'],
  ['BFPO 57', 'BFPO addresses'],
  ['GX11 1AA', 'Gibraltar'],
])('nothing is collected at %s, which is %s, unless the shop serves it', (postcode, place) => {
  expect(collectionProblem(postcode, [])).toBe(
    `We collect in mainland Great Britain, not from ${place}. Enter another collection address, or contact us first`,
  );
});

it('what the shop serves is collected from, and named', () => {
  const served = ['isleOfMan', 'northernIreland'] as const;
  expect(collectionProblem('BT1 1AA', served)).toBeNull();
  expect(collectionProblem('IM1 1AA', served)).toBeNull();
  expect(collectionProblem('JE2 3AB', served)).toContain('not from the Channel Islands');
  expect(collectionPlaces(served)).toBe('mainland Great Britain, Northern Ireland and the Isle of Man');
});

it.each([
  'United Kingdom',
  'uk',
  'GB',
  'U.K.',
  'England',
  'Great Britain',
  'the United Kingdom',
  ' scotland ',
])('%s is a country of collections', (country) => {
  expect(collectionCountryProblem(country, [])).toBeNull();
});

it.each([
  ['France', 'not from France'],
  ['Jersey', 'not from the Channel Islands'],
  ['Gibraltar', 'not from Gibraltar'],
  ['Ireland', 'not from Ireland'],
  ['Atlantis', 'Enter United Kingdom'],
])('%s is none', (country, words) => {
  expect(collectionCountryProblem(country, [])).toContain(words);
});

it('an island outside the United Kingdom is one where the shop serves it', () => {
  expect(collectionCountryProblem('Isle of Man', ['isleOfMan'])).toBeNull();
  expect(collectionCountryProblem('Guernsey', ['channelIslands'])).toBeNull();
});
