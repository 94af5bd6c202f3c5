import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { todayInLondon } from '../../../../../rules/calendar-date.js';
import { destinationName } from '../../../../../rules/destinations.js';
import type { PdfJob } from '../../../../platform/pdf/pdf-lane.js';
import {
  facts,
  head,
  list,
  MUTED,
  postal,
  right,
  SOFT,
  sheet,
  TEAL,
} from '../../../../platform/pdf/sheet.js';
import { inPounds, longDate } from '../../../../platform/values/format.js';
import type { FullOrder } from '../../order.store.js';
import type { OrderPiece } from '../box.store.js';

export interface ContentsFacts {
  readonly order: FullOrder;
  /** All boxes, or the first ones that one document can hold. */
  readonly boxes: readonly OrderPiece[];
  readonly storeName: string;
  readonly storePhone: string;
  readonly now: Date;
}

/** The contents of each box, for the customer who unpacks and for the crew. */
export function packingList(asked: ContentsFacts): PdfJob {
  const rows = asked.boxes.flatMap((box) => [
    band(box, asked.order, 2),
    ...(box.items.length > 0
      ? box.items.map(({ description, quantity }) => [description, right(String(quantity))])
      : LINES_TO_WRITE_ON),
  ]);
  return listed(asked, 'Packing list', [list(['*', 60], ['Contents', right('Quantity')], rows)]);
}

/** The contents of each box with their value, for customs; has a signature once every box is described. */
export function valuedInventory(asked: ContentsFacts): PdfJob {
  const rows = asked.boxes.flatMap((box) => [
    band(box, asked.order, 4, inPounds(worth([box]))),
    ...(box.items.length > 0
      ? box.items.map(({ description, quantity, isUsed, valuePence }) => [
          description,
          right(String(quantity)),
          isUsed ? 'Used' : 'New',
          right(inPounds(valuePence)),
        ])
      : [[NOT_DESCRIBED, '', '', '']]),
  ]);
  const header = ['Contents', right('Quantity'), 'Condition', right('Value (GBP)')];
  const gaps = gapsOf(asked.boxes);
  const isDraft = gaps.length > 0;
  const end = [totalValue(asked), isDraft ? notYet(gaps) : signature()];
  const content = [list(['*', 60, 60, 80], header, rows), { unbreakable: true, stack: end }];
  return listed(asked, 'Valued inventory', content, { isDraft });
}

/** Estimated processor time in milliseconds: measured for 4 to 999 boxes and 0 to 2,000 entries. */
export function contentsWorkMs(boxes: readonly OrderPiece[]): number {
  const entries = boxes.flatMap(({ items }) => items);
  const letters = entries.reduce((sum, { description }) => sum + description.length, 0);
  return 75 + boxes.length / 2 + entries.length / 3 + letters / 300;
}

/** Empty lines under a box without a description, to be filled in by hand. */
const LINES_TO_WRITE_ON: TableCell[][] = Array.from({ length: 3 }, () => [{ text: ' ', margin: [0, 4] }, '']);
const NOT_DESCRIBED: TableCell = { text: 'Contents not described yet', color: MUTED };

/** The heading row of a box. */
function band(
  { number, name, size }: OrderPiece,
  order: FullOrder,
  columns: number,
  sum?: string,
): TableCell[] {
  const kind = [name, size].filter(Boolean).join(', ');
  const words: TableCell = {
    text: [
      { text: `Box ${number} of ${order.shipment.itemCount}`, bold: true },
      { text: `   ${kind}`, color: MUTED },
    ],
    fillColor: SOFT,
    colSpan: sum ? columns - 1 : columns,
  };
  const rest = Array.from({ length: columns - 1 }, (): TableCell => ({ text: '', fillColor: SOFT }));
  if (sum) rest[columns - 2] = { ...right(sum), bold: true, fillColor: SOFT };
  return [words, ...rest];
}

function listed(
  { order, boxes, storeName, storePhone, now }: ContentsFacts,
  title: string,
  content: Content[],
  { isDraft = false } = {},
): PdfJob {
  const { number, customer, shipment } = order;
  const { collectionAddress, deliveryAddress, collectionDate, destination, itemCount } = shipment;
  const { receiver } = deliveryAddress;
  const entries = boxes.flatMap((box) => box.items);
  const isCut = boxes.length < itemCount;
  return sheet({
    title: `${title} ${number}`,
    author: storeName,
    createdAt: now,
    watermark: isDraft ? 'DRAFT' : undefined,
    footer: `${storeName} · ${title} · Booking ${number}`,
    content: [
      ...head({ name: storeName, lines: [storePhone] }, title),
      facts(
        ['Booking', number],
        ['Date', longDate(todayInLondon(now))],
        ['Collection', collectionDate ? longDate(collectionDate) : 'to be agreed'],
        ['Boxes and pieces', String(itemCount)],
        ['Entries', String(entries.length)],
      ),
      facts(
        ['From', postal(customer.name, collectionAddress)],
        [
          'To',
          [postal((receiver ?? customer).name, deliveryAddress), receiver?.phone].filter(Boolean).join('\n'),
        ],
        ['Destination', destinationName(destination)],
      ),
      ...content,
      ...(isCut
        ? [{ text: `Only the first ${boxes.length} boxes are listed here.`, margin: [0, 12, 0, 0] }]
        : []),
    ] as Content[],
  });
}

function worth(boxes: readonly OrderPiece[]): number {
  return boxes.flatMap(({ items }) => items).reduce((sum, { valuePence }) => sum + valuePence, 0);
}

/** The gaps that customs would object to, in sentences; empty when there are none. */
function gapsOf(boxes: readonly OrderPiece[]): string[] {
  const numbers = (isMissing: (box: OrderPiece) => boolean) =>
    boxes.filter(isMissing).map(({ number }) => number);
  const undescribed = numbers(({ items }) => items.length === 0);
  const unvalued = numbers(({ items }) => items.some(({ valuePence }) => valuePence === 0));
  return [
    ...(undescribed.length > 0 ? [`List what's in ${inBoxes(undescribed)}.`] : []),
    ...(unvalued.length > 0 ? [`Enter a value for every item in ${inBoxes(unvalued)}.`] : []),
  ];
}

const AND = new Intl.ListFormat('en-GB');

/** "box 3", "boxes 1, 3 to 7 and 9" of ascending numbers. */
function inBoxes(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const named = runs.map(([first, last]) => (first === last ? String(first) : `${first} to ${last}`));
  return `${numbers.length === 1 ? 'box' : 'boxes'} ${AND.format(named)}`;
}

function totalValue({ boxes }: ContentsFacts): Content {
  return {
    columns: [
      { width: '*', text: 'Total value', bold: true, fontSize: 12 },
      { width: 140, ...right(inPounds(worth(boxes))), bold: true, fontSize: 12 },
    ],
    margin: [6, 12, 6, 24],
  };
}

/** Replaces the signature while the inventory has gaps: customs would refuse it. */
function notYet(gaps: readonly string[]): Content {
  return {
    stack: [
      { text: 'Not ready for customs', bold: true, fontSize: 12, color: TEAL, margin: [0, 0, 0, 4] },
      ...gaps,
      { text: 'Then download this inventory again and sign it.', color: MUTED, margin: [0, 4, 0, 0] },
    ],
  };
}

/** Total and signature, which customs of every destination ask for; their own forms are left to the customer. */
function signature(): Content {
  return {
    stack: [
      {
        text: 'I declare that this inventory is true and complete, and that the values are in pounds sterling (GBP).',
        margin: [0, 0, 0, 40],
      },
      {
        columns: ['Signature', 'Name', 'Date'].map((label) => ({
          width: '*',
          stack: [
            { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 150, y2: 0, lineWidth: 0.75, lineColor: MUTED }] },
            { text: label, fontSize: 8, color: MUTED, margin: [0, 3, 0, 0] },
          ],
        })),
        columnGap: 18,
      },
    ],
  };
}
