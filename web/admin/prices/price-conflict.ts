import type { VersionedThings } from '../../../rules/refusals';
import { toValue } from '../../apollo/enums';
import { formatPounds } from '../../ui/formats';
import type { Difference } from '../ui/forms/ChangedNotice';
import { type PriceForm, startPriceForm } from './price-form';
import type { ManagedPriceFragment } from './prices.generated';

/** The edited charge with its current values. */
export function currentPrice(
  before: ManagedPriceFragment,
  now: VersionedThings['price'],
): ManagedPriceFragment {
  const { destination, country, pricePence, version } = now;
  const price = { ...before.price, minorUnits: pricePence };
  return { ...before, destination: toValue(destination), country, version, price };
}

/** What the other person changed, and what was typed here. */
export function priceDifferences(
  before: ManagedPriceFragment,
  now: ManagedPriceFragment,
  typed: PriceForm,
): Difference[] {
  const start = startPriceForm(before);
  const parts: Difference[] = [
    { field: 'country', label: 'Country', was: before.country, now: now.country },
    {
      field: 'price',
      label: 'Price',
      was: formatPounds(before.price.minorUnits),
      now: formatPounds(now.price.minorUnits),
      typed: typed.price === start.price ? undefined : `you typed £${typed.price}`,
    },
  ];
  return parts.filter(({ was, now: is }) => was !== is);
}

/** "Australia, £245.00" */
export function priceText({
  country,
  pricePence,
}: Pick<VersionedThings['price'], 'country' | 'pricePence'>): string {
  return `${country}, ${formatPounds(pricePence)}`;
}
