import type { PriceInput } from '../../apollo/schema.generated';
import { evictMinimumCharges } from './evict-minimum-charges';
import {
  type ManagedPriceFragment,
  useCreatePriceMutation,
  useUpdatePriceMutation,
} from './prices.generated';

/** Saves a minimum charge unless it is another by now than the one that was looked at. */
export function useSavePrice() {
  const [add] = useCreatePriceMutation({ update: evictMinimumCharges });
  const [change] = useUpdatePriceMutation({ update: evictMinimumCharges });

  /** `before` is what was looked at, null for a new one. Throws what the calls throw. */
  return async (
    before: Pick<ManagedPriceFragment, 'id' | 'version'> | null,
    input: PriceInput,
  ): Promise<ManagedPriceFragment> => {
    const saved = before
      ? (await change({ variables: { id: before.id, input: { ...input, version: before.version } } })).data
          ?.updatePrice
      : (await add({ variables: { input } })).data?.createPrice;
    if (!saved) throw new Error('Invalid response from server');
    return saved;
  };
}
