import type { FullOrder } from '../order.store.js';
import type { DocumentEntry } from './document.store.js';

export type DocumentKind = 'invoice' | 'creditNote' | 'packingList' | 'inventory' | 'labels' | 'calendar';

/** Labels in one file: 25 sheets, about a second of work. */
export const LABELS_IN_A_FILE = 100;
/** The most boxes that one list, or all files of labels together, hold. */
export const LISTED_BOXES_MAX = 2_000;

/** One document of an order. */
export interface DocumentFacts {
  readonly kind: DocumentKind;
  /** The document's name in addresses. */
  readonly name: string;
  /** Number of an invoice or credit note, which never change; null for documents made of the present order. */
  readonly number: string | null;
  readonly title: string;
  readonly fileName: string;
  readonly issuedAt: string | null;
  /** Number of the file, from 1, for documents in several files. */
  readonly part: number;
}

/** The documents of an order, the first invoice first. */
export function documentsOf(order: FullOrder, entries: readonly DocumentEntry[]): DocumentFacts[] {
  const numbered = entries.map(({ kind, number, createdAt }): DocumentFacts => {
    const isRefund = kind === 'refund';
    return {
      kind: isRefund ? 'creditNote' : 'invoice',
      ...{ name: number, number, issuedAt: createdAt, part: 1 },
      title: `${isRefund ? 'Credit note' : 'Invoice'} ${number}`,
      fileName: `${number}.pdf`,
    };
  });
  const isCancelled = order.status === 'cancelled';
  return [
    ...numbered,
    ...(isCancelled ? [] : papersOf(order)),
    ...(order.shipment.collectionDate
      ? [made('calendar', 'collection', 'Collection date', `collection-${order.number}.ics`)]
      : []),
  ];
}

function papersOf({ number, shipment }: FullOrder): DocumentFacts[] {
  return [
    made('packingList', 'packing-list', 'Packing list', `packing-list-${number}.pdf`),
    made('inventory', 'inventory', 'Valued inventory', `valued-inventory-${number}.pdf`),
    ...labelSheets(number, shipment.itemCount),
  ];
}

function labelSheets(number: string, itemCount: number): DocumentFacts[] {
  const last = Math.min(itemCount, LISTED_BOXES_MAX);
  const parts = Math.ceil(last / LABELS_IN_A_FILE);
  return Array.from({ length: parts }, (_, index) => {
    const part = index + 1;
    const from = index * LABELS_IN_A_FILE + 1;
    const to = Math.min(part * LABELS_IN_A_FILE, last);
    const suffix = part === 1 ? '' : `-${part}`;
    const title = parts === 1 ? 'Box labels' : `Box labels ${from} to ${to}`;
    return { ...made('labels', `labels${suffix}`, title, `box-labels-${number}${suffix}.pdf`), part };
  });
}

function made(kind: DocumentKind, name: string, title: string, fileName: string): DocumentFacts {
  return { kind, name, number: null, title, fileName, issuedAt: null, part: 1 };
}
