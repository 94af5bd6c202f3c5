import { registerEnumType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey } from '../../rules/destinations.js';
import { SERVICE_LEVELS, type ServiceLevel, WEIGHT_RANGES, type WeightRange } from '../../rules/quote.js';

/** An enum object of a list of words, as type-graphql wants it. */
export function enumOf<T extends string>(values: readonly T[]): { readonly [K in T]: K } {
  return Object.fromEntries(values.map((value) => [value, value])) as { readonly [K in T]: K };
}

export const DestinationKeys = enumOf<DestinationKey>(DESTINATION_KEYS);
export const ServiceLevels = enumOf<ServiceLevel>(SERVICE_LEVELS);
export const WeightRanges = enumOf<WeightRange>(WEIGHT_RANGES);

registerEnumType(DestinationKeys, { name: 'DestinationKey', description: 'A place we ship to.' });
registerEnumType(ServiceLevels, {
  name: 'ServiceLevel',
  description: 'How the shipment travels and is handled.',
});
registerEnumType(WeightRanges, {
  name: 'WeightRange',
  description: 'Weight of one custom box: up to 30 kg, or more.',
});
