import { type DestinationKey, destinationName } from '../../../rules/destinations';
import type { VersionedThings } from '../../../rules/refusals';
import { toGraphqlEnum } from '../../data/enums';
import { formatPounds } from '../../lib/formats/formats';
import { readPounds } from '../../lib/forms/pounds';
import type { FieldLabels } from '../ui/records/field-labels';
import type { PriceForm } from './price-form';
import type { ManagedPriceFragment } from './prices.generated';

/** The edited charge with its current values. */
export function currentPrice(
  before: ManagedPriceFragment,
  { destination, country, pricePence, version }: VersionedThings['price'],
): ManagedPriceFragment {
  const price = { ...before.price, minorUnits: pricePence };
  return { ...before, destination: toGraphqlEnum(destination), country, version, price };
}

export const PRICE_LABELS: FieldLabels<PriceForm, ManagedPriceFragment> = {
  country: ['Country', ({ country }) => country && destinationName(country as DestinationKey)],
  price: ['Price', ({ price }) => formatPounds(readPounds(price) ?? 0)],
};
