import type { Content } from 'pdfmake/interfaces.js';
import { todayInLondon } from '../../../../../rules/calendar-date.js';
import type { PdfJob } from '../../../../platform/pdf/pdf-lane.js';
import { facts, head, MUTED, postal, sheet, TEAL } from '../../../../platform/pdf/sheet.js';
import { HEADING } from '../../../../platform/pdf/typefaces.js';
import { inPounds, longDate } from '../../../../platform/values/format.js';
import { itemsTable, sumsColumn } from '../../../quotes/priced-lines.js';
import type { Company } from '../../../settings/settings.entity.js';
import type { LedgerContent } from '../../ledger/ledger.entity.js';
import type { DocumentEntry } from '../document.store.js';

/**
 * The invoice of a payment, or the credit note of a refund. It prints only what the entry stores, with the entry's
 * date: made again years later, it is the same document.
 */
export function invoice(entry: DocumentEntry): PdfJob {
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

/** Estimated processor time in milliseconds. */
export function invoiceWorkMs({ content }: DocumentEntry): number {
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

function linesTable({ content, description, amountPence }: DocumentEntry): Content {
  const whole = { name: description, size: '', quantity: 1, unitPence: Math.abs(amountPence) };
  return itemsTable(content.sums ? content.lines : [whole]);
}

/** The sums on the right, on one page, and how the order was paid. */
function sumsTable({ kind, content, issuer, amountPence, vatPence, createdAt }: DocumentEntry): Content {
  const { sums, serviceName, destination } = content;
  const isRefund = kind === 'refund';
  const pence = Math.abs(amountPence);
  const percent = issuer.vatPercent ?? 0;
  const vat = [`VAT at ${percent}%${percent > 0 ? ', included' : ''}`, inPounds(Math.abs(vatPence))] as const;
  const moved = describeMovement(isRefund, content, longDate(todayInLondon(new Date(createdAt))));
  const total = { label: isRefund ? 'Total credited' : 'Total', pence };
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    columns: [
      {
        width: '*',
        stack: [
          { text: moved.heading, font: HEADING, bold: true, fontSize: 16, color: TEAL },
          { text: moved.way, color: MUTED, margin: [0, 2, 0, 0] },
        ],
      },
      { width: 270, ...sumsColumn(sums && { ...sums, serviceName, destination }, total, [vat]) },
    ],
  };
}

/** How the money moved; entries from before bank transfers have no `way` and are by card. */
function describeMovement(isRefund: boolean, { way = 'card', card, receivedOn }: LedgerContent, day: string) {
  if (way === 'reversal') return { heading: 'Reversed', way: `the payment was reversed, ${day}` };
  if (way === 'bankTransfer')
    return isRefund
      ? { heading: 'Refunded', way: `by bank transfer, ${day}` }
      : { heading: 'Paid', way: `by bank transfer, ${receivedOn ? longDate(receivedOn) : day}` };
  const named = card?.last4 ? `${formatBrand(card.brand)} card ending ${card.last4}` : null;
  return isRefund
    ? { heading: 'Refunded', way: `to ${named ?? 'the card'}, ${day}` }
    : { heading: 'Paid', way: `by ${named ?? 'card'}, ${day}` };
}

export function formatBrand(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
