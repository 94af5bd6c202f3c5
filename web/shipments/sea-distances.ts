import type { DestinationKey } from '../../rules/destinations';

/** Nautical miles by sea from the UK: the length of each lane in sea-lanes.ts, rounded to 100. */
export const SEA_DISTANCES: Record<DestinationKey, number> = {
  australia: 11_600,
  bahrain: 6_500,
  canada: 2_700,
  china: 10_500,
  dubai: 6_300,
  hongkong: 9_700,
  japan: 11_200,
  malaysia: 8_100,
  newzealand: 12_700,
  singapore: 8_300,
  southafrica: 6_200,
  usa: 3_300,
};
