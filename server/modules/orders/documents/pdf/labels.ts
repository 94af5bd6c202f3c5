import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { destinationName } from '../../../../../rules/destinations.js';
import { type Cut, fitted, fittedLine, type Room } from '../../../../platform/pdf/fitted.js';
import type { PdfJob } from '../../../../platform/pdf/pdf-lane.js';
import { brand, infoOf, MUTED, postal, typeset } from '../../../../platform/pdf/sheet.js';
import { HEADING } from '../../../../platform/pdf/typefaces.js';
import { isPrintable } from '../../../../platform/pdf/typesetter.js';
import type { Address } from '../../../../platform/values/address.js';
import type { FullOrder } from '../../order.store.js';
import type { OrderPiece } from '../box.store.js';

export interface LabelFacts {
  readonly order: FullOrder;
  /** Pieces of the order, each with the address that its QR code opens. */
  readonly boxes: readonly (Pick<OrderPiece, 'number' | 'name' | 'size'> & { readonly url: string })[];
  readonly storeName: string;
  readonly now: Date;
}

/** Half of A4 less margins and the label's own padding; points. */
const LABEL_HEIGHT = 372;
const LABEL_WIDTH = 251;
/** Headings are narrower: they are bold and in another typeface. */
const HEADING_WIDTH = LABEL_WIDTH / 1.12;
const NUMBER_WIDTH = 70;
/** Height left for the recipient, without and with the note: a label that grows would push the others off the sheet. */
const TO_HEIGHT = { whole: 88, noted: 76 };
const TO_SIZES = [12, 11, 10, 9, 8] as const;
/** Three points for each module of the QR code: readable at arm's length. */
const CODE_SIDE = 125;
const FROM: Room = { width: LABEL_WIDTH - CODE_SIDE - 10, height: CODE_SIDE - 13, sizes: [8, 7.5, 7] };

/** The street is cut before the town; postcode and country are never cut. */
const ADDRESS_CUTS: readonly Cut<'name' | keyof Address>[] = [
  [['name', 'line1', 'line2', 'state'], 24],
  [['city'], 24],
  [['name', 'line1', 'line2', 'state', 'city'], 8],
];

const KIND_CUTS: readonly Cut<'name' | 'size'>[] = [
  [['name'], 8],
  [['size'], 8],
];

/** Sheets of four labels, to cut apart and stick on the boxes. */
export function labels({ order, boxes, storeName, now }: LabelFacts): PdfJob {
  const shared = sharedTexts(order, storeName);
  const cells = boxes.map((box) => label(order, shared, box));
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

/** Estimated processor time in milliseconds for a number of labels, most of it for their QR codes. */
export function labelsWorkMs(boxes: number): number {
  return 75 + boxes * 7;
}

/** The texts that all labels of an order share. */
function sharedTexts({ customer, shipment }: FullOrder, storeName: string) {
  const { collectionAddress, deliveryAddress } = shipment;
  const { name: receiver } = deliveryAddress.receiver ?? customer;
  const isWhole = isPrintable(postal(receiver, deliveryAddress));
  const height = isWhole ? TO_HEIGHT.whole : TO_HEIGHT.noted;
  return {
    isWhole,
    shop: fittedLine(storeName, { width: HEADING_WIDTH - NUMBER_WIDTH, sizes: [12, 11, 10, 9, 8] }),
    city: fittedLine(deliveryAddress.city, { width: HEADING_WIDTH, sizes: [24, 21, 18, 16, 14, 12] }),
    to: fittedAddress(receiver, deliveryAddress, { width: LABEL_WIDTH, height, sizes: TO_SIZES }),
    from: fittedAddress(customer.name, collectionAddress, FROM),
  };
}

function label(
  { number, shipment: { itemCount, destination } }: FullOrder,
  { isWhole, shop, city, to, from }: ReturnType<typeof sharedTexts>,
  box: LabelFacts['boxes'][number],
): unknown {
  const stack: Content[] = [
    {
      columns: [
        { width: '*', stack: [brand(shop.text, shop.fontSize)] },
        { width: 'auto', text: number, bold: true, fontSize: 12 },
      ],
    },
    {
      ...city,
      font: HEADING,
      bold: true,
      lineHeight: 1,
      margin: [0, 6, 0, 3],
    },
    { text: destinationName(destination).toUpperCase(), bold: true, fontSize: 13, margin: [0, 0, 0, 4] },
    caption('To'),
    { ...to, margin: [0, 1, 0, 0] },
    ...(isWhole ? [] : [caption('Write the words in [ ] by hand.')]),
    {
      columns: [
        {
          width: '*',
          stack: [caption('From'), { ...from, margin: [0, 1, 0, 0] }],
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
      margin: [0, 7, 0, 3],
    },
    boxNumber(`Box ${box.number} of ${itemCount}`, box.url),
    { ...fittedKind(box), color: MUTED },
  ];
  return { stack };
}

/** The number of the box, as large as fits on one line. */
function boxNumber(text: string, link: string): Content {
  const { fontSize } = fittedLine(text, { width: HEADING_WIDTH, sizes: [38, 34, 30, 26, 22] });
  return { text, link, font: HEADING, bold: true, fontSize, lineHeight: 1 };
}

function fittedAddress(name: string, address: Address, room: Room) {
  return fitted({ ...address, name }, (cut) => postal(cut.name, cut), ADDRESS_CUTS, room);
}

/** Name and size of the piece: a name that is too long is cut, the size is not. */
function fittedKind({ name, size }: Pick<OrderPiece, 'name' | 'size'>) {
  const layout = (cut: { name: string; size: string }) => [cut.name, cut.size].filter(Boolean).join(', ');
  return fitted({ name, size }, layout, KIND_CUTS, { width: LABEL_WIDTH, sizes: [8, 7] });
}

/** Made for each label: pdfmake prints an object only once. */
function caption(text: string): Content {
  return { text, fontSize: 8, color: MUTED };
}
