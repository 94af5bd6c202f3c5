import type { DestinationKey } from '../../../../rules/destinations';
import { toGraphqlEnum } from '../../../data/enums';
import { type DestinationGuideQuery, useDestinationGuideQuery } from './destination-guide.generated';

type Guide = DestinationGuideQuery['destinationGuide'];
export type Charge = Guide['charges'][number];
export type GoodsRule = Guide['goods'][number];

/** The guide to a destination: charges and goods; undefined until it is loaded, and after a failure. */
export function useGuide(destination: DestinationKey): { guide: Guide | undefined; isLost: boolean } {
  const { data, error } = useDestinationGuideQuery({
    variables: { destination: toGraphqlEnum(destination) },
  });
  return { guide: data?.destinationGuide, isLost: error !== undefined && !data };
}
