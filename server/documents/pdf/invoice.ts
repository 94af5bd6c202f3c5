import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { todayInLondon } from '../../../rules/collection-date.js';
import { destinationName } from '../../../rules/destinations.js';
import { inPounds, longDate } from '../../email/letter/format.js';
import type { LedgerContent } from '../../orders/ledger/ledger.entity.js';
import type { Company } from '../../settings/settings.entity.js';
import type { StoredEntry } from '../document.store.js';
import { facts, head, list, MUTED, postal, right, SOFT, sheet, TEAL } from './sheet.js';
import type { PdfJob } from './wanted-pdf.js';

/**
 * The invoice of a payment, or the credit note of a refund. Everything on it was stored with the entry, and the
 * moment it carries is the entry's: made again, also years later, it is the same document.
 */
export function invoice(entry: StoredEntry): PdfJob {
  const { kind, number, issuer, content, createdAt } = entry;
  const isRefund = kind === 'refund';
  const name = isRefund ? 'Credit note' : 'Invoice';
  const at = new Date(createdAt);
  return sheet({
    title: `${name} ${number}`,
    author: issuer.legalName ?? '',
    createdAt: at,
    footer: [issuer.legalName, `${name} ${number}`, `Booking ${content.orderNumber}`]
      .filter(Boolean)
      .join(' · '),
    content: [
      ...head({ name: issuer.legalName ?? '', lines: linesOf(issuer) }, name),
      facts(
        [`${name} number`, number],
        ['Date', longDate(todayInLondon(at))],
        ['Booking', content.orderNumber],
        [isRefund ? 'For invoice' : 'In addition to invoice', content.invoiceNumber ?? ''],
      ),
      facts(
        ['Bill to', postal(content.customer.name, content.billTo)],
        ['Collected from', postal('', content.collectFrom)],
        ['Delivered to', postal('', content.deliverTo)],
      ),
      linesTable(entry),
      sumsTable(entry),
      { text: issuer.vatText ?? '', fontSize: 8.5, color: MUTED, margin: [0, 18, 0, 0] },
    ],
  });
}

/** About how many milliseconds of processor it takes. */
export function invoiceWorkMs({ content }: StoredEntry): number {
  return 75 + content.lines.length / 2;
}

function linesOf({ addressLines = [], companyNumber, vatNumber, email, phone }: Partial<Company>): string[] {
  const numbers = [companyNumber && `Company no. ${companyNumber}`, vatNumber && `VAT no. ${vatNumber}`];
  return [
    addressLines.join(', '),
    numbers.filter(Boolean).join(' · '),
    [email, phone].filter(Boolean).join(' · '),
  ];
}

const HEADER: TableCell[] = ['Description', right('Quantity'), right('Unit price'), right('Amount')];

function linesTable({ content, description, amountPence }: StoredEntry): Content {
  const widths = ['*', 50, 70, 75];
  const amount = inPounds(Math.abs(amountPence));
  if (!content.sums) return list(widths, HEADER, [[description, right('1'), right(amount), right(amount)]]);
  const rows = content.lines.map(({ name, size, quantity, unitPence }) => [
    { stack: [{ text: name }, ...(size ? [{ text: size, fontSize: 8, color: MUTED }] : [])] },
    right(String(quantity)),
    right(inPounds(unitPence)),
    right(inPounds(unitPence * quantity)),
  ]);
  return list(widths, HEADER, rows);
}

/** The sums at the right, never parted by the end of a page, and how it was paid. */
function sumsTable({ kind, content, issuer, amountPence, createdAt }: StoredEntry): Content {
  const { sums, serviceName, destination } = content;
  const isRefund = kind === 'refund';
  const pence = Math.abs(amountPence);
  const percent = issuer.vatPercent ?? 0;
  const topUp = sums?.minimumTopUpPence ?? 0;
  const rows: [string, string][] = sums
    ? [
        ['Items', inPounds(sums.itemsPence)],
        ...(topUp > 0
          ? [
              [`Top-up to the minimum charge for ${destinationName(destination)}`, inPounds(topUp)] as [
                string,
                string,
              ],
            ]
          : []),
        [`Service: ${serviceName}`, sums.servicePence > 0 ? inPounds(sums.servicePence) : 'Included'],
      ]
    : [];
  const vat: [string, string] = [
    `VAT at ${percent}%${percent > 0 ? ', included' : ''}`,
    inPounds(Math.round((pence * percent) / (100 + percent))),
  ];
  const moved = movedWords(isRefund, content, longDate(todayInLondon(new Date(createdAt))));
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    columns: [
      {
        width: '*',
        stack: [
          { text: moved.heading, bold: true, fontSize: 16, color: TEAL },
          { text: moved.way, color: MUTED, margin: [0, 2, 0, 0] },
        ],
      },
      {
        width: 270,
        table: {
          widths: ['*', 'auto'],
          body: [
            ...[...rows, vat].map(([label, sum]): TableCell[] => [
              { text: label, color: MUTED, margin: [4, 0, 0, 0] },
              { ...right(sum), margin: [0, 0, 4, 0] },
            ]),
            [
              { text: isRefund ? 'Total credited' : 'Total', ...SUM },
              { ...right(inPounds(pence)), ...SUM },
            ],
          ],
        },
        layout: 'noBorders',
      },
    ],
  };
}

/** How the money moved; entries from before there was another way are by card. */
function movedWords(isRefund: boolean, { way = 'card', card, receivedOn }: LedgerContent, day: string) {
  if (way === 'reversal') return { heading: 'Reversed', way: `the payment did not hold, ${day}` };
  if (way === 'bankTransfer')
    return isRefund
      ? { heading: 'Refunded', way: `by bank transfer, ${day}` }
      : { heading: 'Paid', way: `by bank transfer, ${receivedOn ? longDate(receivedOn) : day}` };
  const named = card?.last4 ? `${brandWords(card.brand)} card ending ${card.last4}` : null;
  return isRefund
    ? { heading: 'Refunded', way: `to ${named ?? 'the card'}, ${day}` }
    : { heading: 'Paid', way: `by ${named ?? 'card'}, ${day}` };
}

const SUM = {
  bold: true,
  fontSize: 12,
  fillColor: SOFT,
  margin: [4, 3, 4, 2] as [number, number, number, number],
};

function brandWords(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
