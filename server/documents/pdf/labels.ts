import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { destinationName } from '../../../rules/destinations.js';
import type { StoredOrder } from '../../orders/order.store.js';
import type { StoredBox } from '../box.store.js';
import { brand, infoOf, MUTED, postal, typeset } from './sheet.js';
import { HEADING } from './typefaces.js';
import { isPrintable } from './typesetter.js';
import type { PdfJob } from './wanted-pdf.js';

export interface LabelFacts {
  readonly order: StoredOrder;
  /** Pieces of the order, each with the address that its code opens. */
  readonly boxes: readonly (Pick<StoredBox, 'number' | 'name' | 'size'> & { readonly url: string })[];
  readonly storeName: string;
  readonly now: Date;
}

/** Half of A4 less the margins, less the label's own padding; points. */
const LABEL_HEIGHT = 372;
const LABEL_WIDTH = 251;
/** Of the heading typeface's letters and digits on average, in em. */
const LETTER_WIDTH = 0.56;
/** Text of this many characters still fits at the usual size. */
const ROOMY = 160;
/** What is longer is cut: a label that grows would push the others off the sheet. */
const TO_MAX = 300;
const FROM_MAX = 160;
const CITY_MAX = 34;
const NAME_MAX = 90;
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
  return typeset(definition);
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
  const to = shortened(postal(customer.name, deliveryAddress), TO_MAX);
  const stack: Content[] = [
    {
      columns: [
        { width: '*', stack: [brand(storeName, 12)] },
        { width: 'auto', text: number, bold: true, fontSize: 12 },
      ],
    },
    {
      text: shortened(deliveryAddress.city, CITY_MAX),
      font: HEADING,
      bold: true,
      fontSize: 24,
      lineHeight: 1,
      margin: [0, 10, 0, 0],
    },
    { text: destinationName(destination).toUpperCase(), bold: true, fontSize: 13, margin: [0, 0, 0, 6] },
    caption('To'),
    { text: to, fontSize: to.length > ROOMY ? 9 : 12, margin: [0, 1, 0, 0] },
    ...(isPrintable(to) ? [] : [caption('Write the words in [ ] by hand.')]),
    {
      columns: [
        {
          width: '*',
          stack: [
            caption('From'),
            {
              text: shortened(postal(customer.name, collectionAddress), FROM_MAX),
              fontSize: 8,
              margin: [0, 1, 0, 0],
            },
          ],
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
      margin: [0, 8, 0, 4],
    },
    boxNumber(`Box ${box.number} of ${itemCount}`, box.url),
    { text: shortened([box.name, box.size].filter(Boolean).join(', '), NAME_MAX), fontSize: 8, color: MUTED },
  ];
  return { stack };
}

/** As large as one line allows. */
function boxNumber(text: string, link: string): Content {
  const fontSize = Math.min(40, Math.floor(LABEL_WIDTH / (text.length * LETTER_WIDTH)));
  return { text, link, font: HEADING, bold: true, fontSize, lineHeight: 1 };
}

/** Made for each label: pdfmake prints one object once. */
function caption(text: string): Content {
  return { text, fontSize: 8, color: MUTED };
}

function shortened(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max)}…` : text;
}
