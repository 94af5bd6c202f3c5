import { registerEnumType } from 'type-graphql';
import { DESTINATIONS, type DestinationKey } from '../../../rules/destinations.js';
import { constantCase } from '../../../rules/enum-case.js';
import {
  COLLECTION_REGIONS,
  type CollectionRegion,
  regionName,
} from '../../../rules/people/collection-regions.js';
import type { ServiceLevel, WeightRange } from '../../../rules/prices/quote.js';
import type { Permission } from '../../../rules/users/permissions.js';

/** Registers a GraphQL enum of stored values, described; only GraphQL writes them in capitals. */
export function registerEnum<T extends string>(
  name: string,
  description: string,
  words: Readonly<Record<T, string>>,
): Readonly<Record<string, T>> {
  const entries = Object.entries<string>(words).map(([word, meaning]) => ({
    key: constantCase(word),
    word: word as T,
    meaning,
  }));
  const values = Object.fromEntries(entries.map(({ key, word }) => [key, word]));
  registerEnumType(values, {
    name,
    description,
    valuesConfig: Object.fromEntries(entries.map(({ key, meaning }) => [key, { description: meaning }])),
  });
  return values;
}

export const DestinationKeys = registerEnum<DestinationKey>(
  'DestinationKey',
  'A place we ship to.',
  Object.fromEntries(DESTINATIONS.map(({ key, name }) => [key, `${name}.`])) as Record<
    DestinationKey,
    string
  >,
);
export const CollectionRegions = registerEnum<CollectionRegion>(
  'CollectionRegion',
  'A region beyond mainland Great Britain where a shop may collect.',
  Object.fromEntries(
    COLLECTION_REGIONS.map((area) => [area, `${regionName(area).replace(/^t/, 'T')}.`]),
  ) as Record<CollectionRegion, string>,
);
export const ServiceLevels = registerEnum<ServiceLevel>('ServiceLevel', 'The service levels.', {
  standard: 'Door to door, included in the price.',
  express: 'Faster, for a surcharge.',
  whiteglove: 'Packed and unpacked by us, for a surcharge.',
});
export const WeightRanges = registerEnum<WeightRange>(
  'WeightRange',
  'Weight of one custom box: up to 30 kg, or more.',
  {
    upTo30: 'Up to 30 kg.',
    over30: 'More than 30 kg, for a surcharge.',
  },
);
export const Permissions = registerEnum<Permission>('Permission', 'A part of the work of staff.', {
  orders: 'Orders, requests, quotes, messages and emails.',
  money: 'Payments, refunds, figures and exports; reading orders.',
  catalogue: 'Products, categories, prices, promotions and synonyms.',
  content: 'Guides of destinations and legal documents.',
  users: 'Accounts of customers and staff.',
  settings: 'Settings, sample orders and the audit log.',
  collections: 'The collections of a day.',
});
