import type { PlaceQuery } from './place.generated';

type Guide = PlaceQuery['destinationGuide'];
export type PlaceCharge = Guide['charges'][number];
export type PlaceGoodsRule = Guide['goods'][number];
