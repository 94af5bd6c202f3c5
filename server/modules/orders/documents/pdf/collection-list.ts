import type { Content, ContentTable, TableCell } from 'pdfmake/interfaces.js';
import { todayInLondon } from '../../../../../rules/calendar-date.js';
import { destinationName } from '../../../../../rules/destinations.js';
import { describeAccess } from '../../../../../rules/people/access.js';
import type { PdfJob } from '../../../../platform/pdf/pdf-lane.js';
import {
  facts,
  head,
  list,
  MUTED,
  sheet as page,
  right,
  SOFT,
  TEAL,
} from '../../../../platform/pdf/sheet.js';
import { ownAddress } from '../../../../platform/values/address.js';
import { longDate } from '../../../../platform/values/format.js';
import {
  type CollectionArea,
  type CollectionSheet,
  type CollectionStop,
  runsOf,
} from '../collection-route.js';
import { formatPieces, formatVolume, formatWeight } from './amount-texts.js';

export interface CollectionListFacts {
  readonly sheet: CollectionSheet;
  readonly storeName: string;
  readonly storePhone: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Stops in one file; each takes some milliseconds, and forty crews have fewer in a day. */
const STOPS_MAX = 500;
const AREAS_FROM_STOPS = 8;
/** Lines printed for one stop; more would not fit a page, and are on the packing list. */
const LINES_MAX = 20;
const CODE_SIDE = 58;

/** The printed collections of a day: for each stop the customer, address and items, and room to sign. */
export function collectionList({
  sheet,
  storeName,
  storePhone,
  publicUrl,
  now,
}: CollectionListFacts): PdfJob {
  const { date, stops, areas, totals, withoutDate } = sheet;
  const title = `Collections ${longDate(date)}`;
  const listed = stops.slice(0, STOPS_MAX);
  return page({
    title,
    author: storeName,
    createdAt: now,
    footer: `${storeName} · ${title} · as of ${longDate(todayInLondon(now))}, ${TIME.format(now)} · contains personal data`,
    content: [
      ...head({ name: storeName, lines: [storePhone] }, 'Collections'),
      facts(
        ['Day', formatDay(date)],
        ['Stops', `${totals.stopCount}${totals.collectedCount > 0 ? `, ${totals.collectedCount} done` : ''}`],
        ['Pieces', String(totals.pieces)],
        ['Volume', formatVolume(totals.volumeCm3)],
        ['Weight', formatWeight(totals)],
      ),
      ...(stops.length > 0
        ? [...areaTable(areas, totals.stopCount), ...stopTables(listed, areas, publicUrl)]
        : [{ text: 'No collections on this day.' }]),
      ...(stops.length > listed.length
        ? [note(`Only the first ${listed.length} of ${stops.length} stops are listed here.`)]
        : []),
      ...(withoutDate > 0 ? [note(`${describeWaiting(withoutDate)} yet.`)] : []),
    ],
  });
}

/** Estimated processor time in milliseconds, most of it for the code of each stop. */
export function collectionListWorkMs({ stops }: CollectionSheet): number {
  return 75 + Math.min(stops.length, STOPS_MAX) * 6;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
});
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

function formatDay(date: string): string {
  return `${WEEKDAY.format(new Date(`${date}T00:00:00Z`))}\n${longDate(date)}`;
}

function describeWaiting(count: number): string {
  return count === 1 ? '1 paid order has no collection date' : `${count} paid orders have no collection date`;
}

function note(text: string): Content {
  return { text, color: MUTED, margin: [0, 12, 0, 0] };
}

function areaTable(areas: readonly CollectionArea[], stops: number): Content[] {
  if (stops < AREAS_FROM_STOPS) return [];
  const rows = areas.map(({ outwardCode, stopCount, pieces, volumeCm3 }) => [
    outwardCode || NO_POSTCODE,
    right(String(stopCount)),
    right(String(pieces)),
    right(formatVolume(volumeCm3)),
  ]);
  const header = ['Area', right('Stops'), right('Pieces'), right('Volume')];
  return [{ ...list(['*', 60, 60, 80], header, rows), margin: [0, 0, 0, 18] }];
}

const NO_POSTCODE = 'No postcode';

/** One table for each run of an area, so that its name stays with its first stop and repeats on each further page. */
function stopTables(
  stops: readonly CollectionStop[],
  areas: readonly CollectionArea[],
  publicUrl: string,
): ContentTable[] {
  return runsOf(stops).map(({ outwardCode: code, stops: some }, index) => ({
    layout: 'list',
    margin: [0, index === 0 ? 0 : 10, 0, 0],
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [CODE_SIDE, 150, '*', 116],
      body: [
        band(areas.find(({ outwardCode }) => outwardCode === code)),
        ...some.map((stop) => stopRow(stop, publicUrl)),
      ],
    },
  }));
}

/** The heading row of an area. */
function band(area: CollectionArea | undefined): TableCell[] {
  const words = area
    ? `   ${area.stopCount === 1 ? '1 stop' : `${area.stopCount} stops`}, ${formatPieces(area.pieces)}, ${formatVolume(area.volumeCm3)}`
    : '';
  const first: TableCell = {
    text: [
      { text: area?.outwardCode || NO_POSTCODE, bold: true },
      { text: words, color: MUTED },
    ],
    fillColor: SOFT,
    colSpan: 4,
  };
  return [first, '', '', ''];
}

function stopRow(stop: CollectionStop, publicUrl: string): TableCell[] {
  return [
    {
      stack: [
        { text: String(stop.stop), fontSize: 18, bold: true, color: TEAL },
        {
          qr: `${publicUrl}/admin/orders/${stop.id}`,
          fit: CODE_SIDE,
          eccLevel: 'L',
          foreground: '#000000',
          margin: [0, 2, 0, 0],
        },
      ],
    },
    { stack: whoAndWhere(stop) },
    { stack: what(stop) },
    { stack: stop.isCollected ? [{ text: 'Already collected', bold: true, color: TEAL }] : roomToSign() },
  ];
}

function whoAndWhere({ number, customer, address, driverNotes }: CollectionStop): Content[] {
  const { line1, line2, city, state, postcode } = ownAddress(address);
  return [
    { text: customer.name, bold: true },
    { text: [line2, line1, [city, state].filter(Boolean).join(', ')].filter(Boolean).join('\n') },
    { text: postcode, bold: true, fontSize: 11 },
    ...(customer.phone ? [{ text: `Phone ${customer.phone}` }] : []),
    ...(address.access ? describeAccess(address.access).map((text): Content => ({ text })) : []),
    { text: number, color: MUTED },
    ...driverNotes.map(
      (text): Content => ({ text: `For the driver: ${text}`, bold: true, margin: [0, 4, 0, 0] }),
    ),
  ];
}

function what(stop: CollectionStop): Content[] {
  const { lines, pieces, volumeCm3, destination, serviceName, describedBoxes } = stop;
  const more = lines.slice(LINES_MAX);
  const inMore = more.reduce((sum, { quantity }) => sum + quantity, 0);
  const labels = pieces === 1 ? 'Label: box 1' : `Labels: boxes 1 to ${pieces}`;
  return [
    ...lines.slice(0, LINES_MAX).map(
      ({ name, size, remark, quantity }): Content => ({
        text: [
          { text: `${quantity} × `, bold: true },
          name,
          {
            text: [size, remark]
              .filter(Boolean)
              .map((one) => `, ${one}`)
              .join(''),
            fontSize: 8,
            color: MUTED,
          },
        ],
      }),
    ),
    ...(more.length > 0 ? [{ text: `and ${formatPieces(inMore)} more, see the packing list` }] : []),
    {
      text: `${formatPieces(pieces)}, ${formatVolume(volumeCm3)}, ${formatWeight(stop)}`,
      bold: true,
      margin: [0, 4, 0, 0],
    },
    { text: `To ${destinationName(destination)}, ${serviceName}` },
    {
      text: describedBoxes > 0 ? `${labels}, ${describedBoxes} on the packing list` : labels,
      fontSize: 8,
      color: MUTED,
    },
  ];
}

/** A line to sign on, with room above and below. Made for each stop: pdfmake prints an object only once. */
function roomToSign(): Content[] {
  return [
    {
      canvas: [{ type: 'line', x1: 0, y1: 34, x2: 110, y2: 34, lineWidth: 0.75, lineColor: MUTED }],
      margin: [0, 0, 0, 2],
    },
    { text: 'Signature', fontSize: 7, color: MUTED },
    {
      canvas: [{ type: 'line', x1: 0, y1: 22, x2: 110, y2: 22, lineWidth: 0.5, lineColor: MUTED }],
      margin: [0, 0, 0, 2],
    },
    { text: 'Remarks', fontSize: 7, color: MUTED },
  ];
}
