import { expect, test } from '@jest/globals';
import { changeText, quoteChanges } from './quote-changes';
import type { QuoteTodayPartsFragment, SavedQuotePartsFragment } from './saved-quote.generated';

const money = (minorUnits: number) => ({ minorUnits });

function sums(total: number, minimumTopUp = 0, service = 0) {
  const rest = {
    minimumTopUp: money(minimumTopUp),
    service: money(service),
    promotion: money(0),
    itemCount: 3,
    volumeCm3: 1,
  };
  return { items: money(total), minimum: money(24_500), total: money(total), ...rest };
}

const QUOTE = {
  destination: 'AUSTRALIA',
  serviceName: 'Express',
  lines: [
    { key: 'a', quantity: 2, name: 'Standard Box', lineTotal: money(13_300) },
    { key: 'b', quantity: 1, name: 'Tea Chest', lineTotal: money(9_000) },
  ],
  quote: sums(27_499, 2_200, 2_999),
} as unknown as SavedQuotePartsFragment;

function today(lines: (number | null)[], quote: ReturnType<typeof sums>): QuoteTodayPartsFragment {
  const priced = lines.map((pence, no) => ({
    key: String(no),
    unitPrice: null,
    lineTotal: pence === null ? null : money(pence),
  }));
  return { serviceName: 'Express', lines: priced, quote } as unknown as QuoteTodayPartsFragment;
}

test('every line, the minimum, the service and the total stand side by side', () => {
  const changes = quoteChanges(QUOTE, today([19_800, null], sums(27_799, 4_700, 3_299)));
  expect(changes.map(({ name, thenPence, nowPence }) => [name, thenPence, nowPence])).toEqual([
    ['2 × Standard Box', 13_300, 19_800],
    ['1 × Tea Chest', 9_000, null],
    ['Minimum charge for Australia', 2_200, 4_700],
    ['Express', 2_999, 3_299],
    ['Total', 27_499, 27_799],
  ]);
});

test.each([
  ['One item is no longer available.', [19_800, null], sums(27_799)],
  ['2 items are no longer available.', [null, null], sums(0)],
  ["Nothing has changed: today's price is the same.", [13_300, 9_000], sums(27_499, 2_200, 2_999)],
  ["Today's price is higher.", [19_800, 9_000], sums(31_799, 0, 2_999)],
  ["Today's price is lower.", [10_000, 9_000], sums(25_000, 0, 2_999)],
])('%s', (text, lines, quote) => {
  expect(changeText(quoteChanges(QUOTE, today(lines, quote)))).toBe(text);
});
