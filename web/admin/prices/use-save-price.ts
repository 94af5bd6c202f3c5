import {
  type ManagedPriceFragment,
  type PriceInput,
  useCreatePriceMutation,
  useUpdatePriceMutation,
} from '../../gql';
import { forgetMinimumCharges } from './forget-minimum-charges';

/** The charge as it was saved, or as somebody else left it in the meantime; then nothing is saved. */
type Outcome = { readonly saved: ManagedPriceFragment } | { readonly changed: ManagedPriceFragment };

/** Saves a minimum charge unless it is another by now than the one that was looked at. */
export function useSavePrice(readAgain: () => Promise<readonly ManagedPriceFragment[]>) {
  const [add] = useCreatePriceMutation({ update: forgetMinimumCharges });
  const [change] = useUpdatePriceMutation({ update: forgetMinimumCharges });

  /** `before` is null for a new one. Throws what the calls throw. */
  return async (before: ManagedPriceFragment | null, input: PriceInput): Promise<Outcome> => {
    const current = before && (await readAgain()).find(({ id }) => id === before.id);
    if (before && current && !isSame(before, current)) return { changed: current };
    const saved = before
      ? (await change({ variables: { id: before.id, input } })).data?.updatePrice
      : (await add({ variables: { input } })).data?.createPrice;
    if (!saved) throw new Error('Invalid response from server');
    return { saved };
  };
}

function isSame(one: ManagedPriceFragment, other: ManagedPriceFragment): boolean {
  return one.destination === other.destination && one.price.minorUnits === other.price.minorUnits;
}
