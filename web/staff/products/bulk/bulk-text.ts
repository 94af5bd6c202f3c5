/** Text of a bulk price change. */

import { destinationName } from '../../../../rules/destinations';
import type { PricePart, PriceRounding, ServiceLevel } from '../../../data/schema.generated';
import { plural, pluralForm } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { formatList } from '../../../lib/formats/staff-formats';
import { PRODUCT_STATUSES } from '../product-filters';
import type { BulkChangeFragment, BulkEffectFragment, BulkPreviewFragment } from './bulk.generated';

export const ROUNDING_LABELS: Readonly<Record<PriceRounding, string>> = {
  PENNY: 'To the penny',
  FIFTY_PENCE: 'To the nearest 50p',
  POUND: 'To the nearest £1',
  ENDS_IN_99: 'To whole pounds and 99p',
};

/** "1,380 prices and 2 rates". */
export function priceCountText({ prices, rates }: { prices: number; rates: number }): string {
  const parts = [
    ...(prices > 0 || rates === 0 ? [plural(prices, 'price')] : []),
    ...(rates > 0 ? [plural(rates, 'rate')] : []),
  ];
  return parts.join(' and ');
}

/** "1,380 prices of 115 products and 2 rates"; of a spreadsheet that changes names and sizes alone "3 products". */
export function changedText({ products, ...count }: Record<'products' | 'prices' | 'rates', number>): string {
  if (products === 0) return priceCountText(count);
  const of = plural(products, 'product');
  const prices = count.prices > 0 ? `${plural(count.prices, 'price')} of ${of}` : of;
  return count.rates > 0 ? `${prices} and ${plural(count.rates, 'rate')}` : prices;
}

/** "Raise 1,380 prices by 5%". */
export function bulkActionLabel(percent: number, count: { prices: number; rates: number }): string {
  return `${percent > 0 ? 'Raise' : 'Lower'} ${priceCountText(count)} by ${Math.abs(percent)}%`;
}

/** "1,380 prices were raised by 5%." */
export function doneMessage({ percent, prices, rates }: BulkChangeFragment): string {
  const verb = pluralForm(prices + rates, 'was', 'were');
  const [verbPast, by] = [(percent ?? 0) > 0 ? 'raised' : 'lowered', Math.abs(percent ?? 0)];
  return `${priceCountText({ prices, rates })} ${verb} ${verbPast} by ${by}%.`;
}

/** The new amount of a change: "+5%", "£195.00 → £205.00"; of a spreadsheet nothing. */
export function stepOf({ percent, amount }: Pick<BulkChangeFragment, 'percent' | 'amount'>): string {
  if (percent !== null) return signedPercent(percent);
  return amount ? `${formatPounds(amount.before.minorUnits)} → ${formatPounds(amount.after.minorUnits)}` : '';
}

/** The target of a past change: its scope, its one amount, or its spreadsheet. */
export function targetText(change: BulkChangeFragment): string {
  if (change.amount) return rateText(change.amount);
  return (
    change.fileName ??
    `${scopeText(change)}. ${change.rounding ? `${ROUNDING_LABELS[change.rounding]}.` : ''}`
  );
}

interface Rate {
  readonly part: PricePart | null;
  readonly country: string | null;
  readonly service: ServiceLevel | null;
}

/** "Minimum charge for Japan", "Custom boxes to Japan, per m³", "Express surcharge". */
export function rateText({ part, country, service }: Rate): string {
  if (part === 'SURCHARGE') return `${service === 'EXPRESS' ? 'Express' : 'White glove'} surcharge`;
  if (part === 'MINIMUM') return `Minimum charge for ${country ?? ''}`;
  return part && part !== 'PRICE' ? `Custom boxes to ${country ?? ''}, ${BOX_RATES[part]}` : '';
}

/** The rates of custom boxes. */
export const BOX_RATES = {
  PER_CUBIC_METRE: 'per m³',
  HANDLING: 'handling',
  HEAVY_SURCHARGE: 'over 30 kg',
} as const;

type Scope = Pick<
  BulkChangeFragment,
  'category' | 'search' | 'status' | 'destinations' | 'withMinimums' | 'withRates' | 'withServices'
>;

/** The products and destinations of a change: "Shipping Boxes, to Australia and Japan, with minimum charges". */
export function scopeText(scope: Scope): string {
  const { category, search, status, destinations, withMinimums, withRates, withServices } = scope;
  const also = [
    ...(withMinimums ? ['minimum charges'] : []),
    ...(withRates ? ['custom boxes'] : []),
    ...(withServices ? ['services'] : []),
  ];
  return [
    category || 'All categories',
    ...(search ? [`with “${search}”`] : []),
    ...(status ? [PRODUCT_STATUSES[status].toLowerCase()] : []),
    ...(destinations ? [`to ${listed(destinations.map(destinationName))}`] : []),
    ...(also.length > 0 ? [`with ${listed(also)}`] : []),
  ].join(', ');
}

/** The change of prices, in a few sentences. */
export function priceText(preview: BulkPreviewFragment): string[] {
  const { products, prices, unchanged, average, averageBefore, lowest, highest } = preview;
  const stays = `${plural(unchanged, 'price stays as it is', 'prices stay as they are')}: too small to change, or rounded back to the same price.`;
  return [
    ...(average && averageBefore && lowest && highest
      ? [
          `${plural(prices, 'price')} of ${plural(products, 'product')} would change, on average from ${formatPounds(averageBefore.minorUnits)} to ${formatPounds(average.minorUnits)}. The lowest would be ${formatPounds(lowest.minorUnits)}, the highest ${formatPounds(highest.minorUnits)}.`,
        ]
      : []),
    ...(unchanged > 0 ? [stays] : []),
  ];
}

/** The effect on past quotes and orders, in a few sentences. */
export function effectText(effect: BulkEffectFragment): string[] {
  const { baskets, dearer, cheaper, linesLeftOut, basketsLeftOut, largestChange } = effect;
  if (baskets === 0) return ['There are no quotes or orders to compare yet.'];
  return [
    `${dearer + cheaper === 0 ? noChangeText(baskets) : changeText(effect)} ${sameText(effect)}`.trim(),
    ...(largestChange ? [largestChangeText(largestChange)] : []),
    ...(linesLeftOut > 0 ? [leftOutText(linesLeftOut, basketsLeftOut)] : []),
  ];
}

function noChangeText(baskets: number): string {
  if (baskets === 1) return 'The last quote or order would cost the same.';
  return `None of the last ${baskets} quotes and orders would cost more or less.`;
}

function changeText(effect: BulkEffectFragment): string {
  const { baskets, dearer, cheaper, averageChange, averageChangePercent } = effect;
  const text = dearer > 0 ? 'would cost more' : 'would cost less';
  const average = `${formatPounds(Math.abs(averageChange?.minorUnits ?? 0))} (${Math.abs(averageChangePercent ?? 0)}%)`;
  if (baskets === 1) return `The last quote or order ${text}, by ${average}.`;
  return `Of the last ${baskets} quotes and orders, ${dearer || cheaper} ${text}, on average ${average}.`;
}

function sameText({ same, heldByMinimum }: BulkEffectFragment): string {
  const other = same - heldByMinimum;
  return [
    ...(heldByMinimum > 0 ? [`${plural(heldByMinimum, 'stays', 'stay')} at the minimum charge.`] : []),
    ...(other > 0 ? [`${plural(other, 'has', 'have')} no price that changes.`] : []),
  ].join(' ');
}

function largestChangeText({
  kind,
  reference,
  country,
  ...sums
}: NonNullable<BulkEffectFragment['largestChange']>) {
  const [before, after] = [sums.before.minorUnits, sums.after.minorUnits];
  const change = after > before ? 'rise' : 'fall';
  return `The largest ${change} is for ${kind === 'ORDER' ? 'order' : 'quote'} ${reference} to ${country}, from ${formatPounds(before)} to ${formatPounds(after)}.`;
}

function leftOutText(lines: number, baskets: number): string {
  const whole =
    baskets > 0 ? `, and with them ${plural(baskets, 'quote or order', 'quotes and orders')}` : '';
  return `Not counted because we no longer sell it there: ${plural(lines, 'line')}${whole}.`;
}

/** "+£14.20", "−£3.00", "£0.00". */
export function signedPounds(pence: number): string {
  const sign = pence > 0 ? '+' : '−';
  return pence === 0 ? formatPounds(0) : `${sign}${formatPounds(Math.abs(pence))}`;
}

/** "+4.8%", "−0.8%", "0%". */
export function signedPercent(percent: number): string {
  const sign = percent > 0 ? '+' : '−';
  return percent === 0 ? '0%' : `${sign}${Math.abs(percent)}%`;
}

/** The range of one step of the distribution: "£5.01 to £10.00". */
export function stepText(upTo: number | null, over: number | null): string {
  if (over === null) return 'Not at all';
  if (upTo === null) return `More than ${formatPounds(over)}`;
  return over === 0 ? `Up to ${formatPounds(upTo)}` : `${formatPounds(over + 1)} to ${formatPounds(upTo)}`;
}

function listed(names: readonly string[]): string {
  return formatList(names);
}
