import { registerEnumType } from 'type-graphql';
import { DESTINATION_KEYS, DESTINATIONS, type DestinationKey } from '../../../rules/destinations.js';
import { SERVICE_LEVELS, type ServiceLevel, WEIGHT_RANGES, type WeightRange } from '../../../rules/quote.js';

/** An enum object of a list of words, as type-graphql wants it. */
export function enumOf<T extends string>(values: readonly T[]): { readonly [K in T]: K } {
  return Object.fromEntries(values.map((value) => [value, value])) as { readonly [K in T]: K };
}

export const DestinationKeys = enumOf<DestinationKey>(DESTINATION_KEYS);
export const ServiceLevels = enumOf<ServiceLevel>(SERVICE_LEVELS);
export const WeightRanges = enumOf<WeightRange>(WEIGHT_RANGES);

registerEnumType(DestinationKeys, {
  name: 'DestinationKey',
  description: 'A place we ship to.',
  valuesConfig: Object.fromEntries(DESTINATIONS.map(({ key, name }) => [key, { description: `${name}.` }])),
});
registerEnumType(ServiceLevels, {
  name: 'ServiceLevel',
  description: 'How the shipment travels and is handled.',
  valuesConfig: {
    standard: { description: 'Door to door, included in the price.' },
    express: { description: 'Faster, for a surcharge.' },
    whiteglove: { description: 'Packed and unpacked by us, for a surcharge.' },
  },
});
registerEnumType(WeightRanges, {
  name: 'WeightRange',
  description: 'Weight of one custom box: up to 30 kg, or more.',
  valuesConfig: {
    upTo30: { description: 'Up to 30 kg.' },
    over30: { description: 'More than 30 kg, for a surcharge.' },
  },
});
