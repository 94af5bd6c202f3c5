import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { destinationName } from '../../../rules/destinations.js';
import type { StoredOrder } from '../../orders/order.store.js';
import { A4, infoOf, MUTED, postal, printed, TEAL } from './sheet.js';
import type { PdfJob } from './wanted-pdf.js';

export interface LabelFacts {
  readonly order: StoredOrder;
  /** Number of the box, and the address that its code opens. */
  readonly boxes: readonly { readonly number: number; readonly url: string }[];
  readonly storeName: string;
  readonly now: Date;
}

/** Half of A4 less the margins, less the label's own padding; points. */
const LABEL_HEIGHT = 372;
/** Text of this many characters still fits at the usual size. */
const ROOMY = 160;
/** What is longer is cut: a label that grows would push the others off the sheet. */
const TO_MAX = 300;
const FROM_MAX = 160;
/** Three points for each module of an address of ours: read from an arm's length. */
const CODE_SIDE = 125;

/** Sheets of four labels, to be cut apart and stuck on the boxes. */
export function labels({ order, boxes, storeName, now }: LabelFacts): PdfJob {
  const cells = boxes.map((box) => label(order, storeName, box));
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => [
    cells[row * 2] ?? '',
    cells[row * 2 + 1] ?? '',
  ]);
  const definition: TDocumentDefinitions = {
    ...A4,
    pageMargins: [18, 22, 18, 22],
    info: infoOf({ title: `Box labels ${order.number}`, author: storeName, createdAt: now }),
    content: [
      {
        layout: 'cut',
        table: {
          widths: ['*', '*'],
          heights: LABEL_HEIGHT,
          dontBreakRows: true,
          body: rows as TableCell[][],
        },
      },
    ],
  };
  return { definition, footer: null };
}

/** About how many milliseconds of processor so many labels take, most of it for their codes. */
export function labelsWorkMs(boxes: number): number {
  return 75 + boxes * 7;
}

function label(
  { number, customer, itemCount, destination, collectionAddress, deliveryAddress }: StoredOrder,
  storeName: string,
  box: LabelFacts['boxes'][number],
): unknown {
  const toText = shortened(postal(customer.name, deliveryAddress), TO_MAX);
  const fromText = shortened(postal(customer.name, collectionAddress), FROM_MAX);
  const { part: to, hasGaps } = printed({
    text: toText,
    fontSize: toText.length > ROOMY ? 9 : 13,
    margin: [0, 1, 0, 0],
  });
  const { part: from } = printed({ text: fromText, fontSize: 8, margin: [0, 1, 0, 0] });
  const stack: Content[] = [
    {
      columns: [
        { width: '*', text: printed(storeName).part as string, bold: true, fontSize: 12, color: TEAL },
        { width: 'auto', text: number, bold: true, fontSize: 12 },
      ],
    },
    {
      text: destinationName(destination).toUpperCase(),
      bold: true,
      fontSize: 27,
      lineHeight: 1,
      margin: [0, 10, 0, 8],
    },
    { text: 'To', fontSize: 8, color: MUTED },
    to as Content,
    ...(hasGaps ? [writeByHand()] : []),
    {
      columns: [
        {
          width: '*',
          stack: [{ text: 'From', fontSize: 8, color: MUTED }, from as Content],
        },
        {
          width: CODE_SIDE,
          qr: box.url,
          fit: CODE_SIDE,
          eccLevel: 'M',
          foreground: '#000000',
          alignment: 'right',
        },
      ],
      columnGap: 10,
      margin: [0, 10, 0, 6],
    },
    { text: `Box ${box.number} of ${itemCount}`, link: box.url, bold: true, fontSize: 26, lineHeight: 1 },
  ];
  return { stack };
}

/** Made for each label: pdfmake prints one object once. */
function writeByHand(): Content {
  return {
    text: 'Please write the missing words by hand.',
    fontSize: 8,
    color: MUTED,
    margin: [0, 3, 0, 0],
  };
}

function shortened(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
