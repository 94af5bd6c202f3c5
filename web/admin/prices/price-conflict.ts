import { type DestinationKey, destinationName } from '../../../rules/destinations';
import type { VersionedThings } from '../../../rules/refusals';
import { toValue } from '../../apollo/enums';
import { formatPounds } from '../../ui/formats';
import { readPounds } from '../../ui/forms/pounds';
import type { Difference } from '../ui/forms/ChangedNotice';
import { fieldDifferences } from '../ui/forms/field-differences';
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

/** What the colleague changed, beside what was typed. */
export function priceDifferences(
  before: ManagedPriceFragment,
  current: ManagedPriceFragment,
  typed: PriceForm,
): Difference[] {
  const forms = { before: startPriceForm(before), current: startPriceForm(current), typed };
  return fieldDifferences({ country: 'Country', price: 'Price' }, forms, (value, field) => {
    if (field === 'country') return value ? destinationName(value as DestinationKey) : 'nothing';
    return formatPounds(readPounds(value) ?? 0);
  });
}

/** "Australia, £245.00" */
export function priceText({
  country,
  pricePence,
}: Pick<VersionedThings['price'], 'country' | 'pricePence'>): string {
  return `${country}, ${formatPounds(pricePence)}`;
}
