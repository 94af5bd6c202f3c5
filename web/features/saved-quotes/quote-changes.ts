import { destinationName } from '../../../rules/destinations';
import type {
  QuoteTodayPartsFragment,
  SavedQuotePartsFragment,
  SavedQuoteQuery,
} from './saved-quote.generated';

/** A quote, and the same shipment today. */
export type ComparedQuote = SavedQuoteQuery['savedQuote'];

/** One item of a quote, then and now. */
export interface QuoteChange {
  readonly key: string;
  readonly name: string;
  readonly thenPence: number;
  /** null: no longer sold to the destination. */
  readonly nowPence: number | null;
}

/** The rows of a quote and the same shipment today, side by side; the total comes last. */
export function quoteChanges(
  { lines, quote, destination, serviceName }: SavedQuotePartsFragment,
  today: QuoteTodayPartsFragment,
): QuoteChange[] {
  const items = lines.map(({ key, quantity, name, lineTotal }, index) => ({
    key,
    name: `${quantity} × ${name}`,
    thenPence: lineTotal.minorUnits,
    nowPence: today.lines[index]?.lineTotal?.minorUnits ?? null,
  }));
  const sum = (key: 'minimumTopUp' | 'service' | 'total', name: string): QuoteChange => ({
    key,
    name,
    thenPence: quote[key].minorUnits,
    nowPence: today.quote[key].minorUnits,
  });
  const [topUp, service] = [
    sum('minimumTopUp', `Minimum charge for ${destinationName(destination)}`),
    sum('service', today.serviceName || serviceName),
  ];
  const promotion = {
    key: 'promotion',
    name: quote.promotionName ?? '',
    thenPence: -quote.promotion.minorUnits,
    nowPence: -today.quote.promotion.minorUnits,
  };
  const charges = [topUp, promotion, service].filter(({ thenPence, nowPence }) => thenPence || nowPence);
  return [...items, ...charges, sum('total', 'Total')];
}

/** The overall difference in one sentence. */
export function changeText(changes: readonly QuoteChange[]): string {
  const total = changes.at(-1);
  const gone = changes.filter(({ nowPence }) => nowPence === null).length;
  if (gone === 1) return 'One item is no longer available.';
  if (gone > 1) return `${gone} items are no longer available.`;
  const isSame = changes.every(({ thenPence, nowPence }) => thenPence === nowPence);
  if (isSame) return "Nothing has changed: today's price is the same.";
  return (total?.nowPence ?? 0) > (total?.thenPence ?? 0)
    ? "Today's price is higher."
    : "Today's price is lower.";
}
