import type { Content } from 'pdfmake/interfaces.js';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { destinationName } from '../../../../rules/destinations.js';
import { lastDayOf } from '../../../../rules/prices/quote-validity.js';
import { toCubicMetres } from '../../../../rules/prices/volume.js';
import type { PdfJob } from '../../../platform/pdf/pdf-lane.js';
import { facts, head, MUTED, sheet, TEAL } from '../../../platform/pdf/sheet.js';
import { longDate } from '../../../platform/values/format.js';
import { itemsTable, sumsColumn } from '../priced-lines.js';
import { quoteStatus, type SavedQuote } from './saved-quote.entity.js';

interface QuoteDocumentFacts {
  readonly quote: SavedQuote;
  readonly storeName: string;
  readonly storePhone: string;
  /** The page of the quote; its QR code is printed beside the sums. */
  readonly url: string;
  /** Sentences of an open quote beside its price. */
  readonly outlook: readonly string[];
  /** The customer's contract partner and the terms. */
  readonly seller: string;
  readonly now: Date;
}

const CODE_SIDE = 92;

/** A printable quote, with a QR code that opens its page. It does not name its owner. */
export function quoteDocument({
  quote,
  storeName,
  storePhone,
  url,
  outlook,
  seller,
  now,
}: QuoteDocumentFacts): PdfJob {
  const { reference, shipment } = quote;
  const { destination, fromCity, toCity, serviceName, itemCount, volumeCm3 } = shipment;
  const place = destinationName(destination);
  const status = quoteStatus(quote, now);
  const validUntil = longDate(lastDayOf(quote.expiresAt));
  return sheet({
    title: `Quote ${reference}`,
    author: storeName,
    createdAt: quote.createdAt,
    footer: [storeName, `Quote ${reference}`, storePhone].filter(Boolean).join(' · '),
    content: [
      ...head({ name: storeName, lines: [storePhone] }, 'Quote'),
      facts(
        ['Quote number', reference],
        ['Date', longDate(todayInLondon(quote.createdAt))],
        ['Valid until', validUntil],
        ['Service', serviceName],
      ),
      facts(
        ['Collected from', [fromCity, 'United Kingdom'].filter(Boolean).join(', ')],
        ['Delivered to', [toCity, place].filter(Boolean).join(', ')],
        ['Pieces', String(itemCount)],
        ['Volume', `${toCubicMetres(volumeCm3).toFixed(2)} m³`],
      ),
      itemsTable(quote.lines),
      {
        unbreakable: true,
        margin: [0, 12, 0, 0],
        columns: [
          { width: CODE_SIDE + 14, qr: url, fit: CODE_SIDE, eccLevel: 'M', foreground: '#000000' },
          {
            width: '*',
            stack: [
              { text: STATUS_HEADING[status], bold: true, fontSize: 12, color: TEAL },
              { text: STATUS_TEXT[status](validUntil), color: MUTED, margin: [0, 2, 12, 6] },
              { text: 'Open this quote', link: url, color: TEAL, decoration: 'underline' },
            ],
          },
          {
            width: 250,
            ...sumsColumn(
              { ...shipment, promotionName: shipment.promotion?.name },
              { label: 'Total', pence: shipment.totalPence },
            ),
          },
        ],
      },
      ...(status === 'open' ? outlook : []).map((text): Content => ({ text, margin: [0, 12, 0, 0] })),
      { text: seller, fontSize: 8, color: MUTED, margin: [0, 18, 0, 0] },
    ],
  });
}

/** Estimated milliseconds of processor time, most of it for the QR code. */
export function quoteDocumentWorkMs({ lines }: Pick<SavedQuote, 'lines'>): number {
  return 85 + lines.length / 2;
}

const STATUS_HEADING = { open: 'Ready to book', expired: 'Expired', booked: 'Booked' };

const STATUS_TEXT = {
  open: (day: string) =>
    `Scan the code to book at this price until ${day}. Collection and delivery are door to door.`,
  expired: (day: string) => `It was valid until ${day}. Scan the code to see today's price.`,
  booked: () => 'This quote became an order.',
};
