import { afterAll, expect, test } from '@jest/globals';
import { getDocumentProxy } from 'unpdf';
import { plainSigns } from '../../../rules/text.js';
import type { CollectionSheet } from '../../modules/orders/documents/collection-route.js';
import type { DocumentEntry } from '../../modules/orders/documents/document.store.js';
import { collectionList } from '../../modules/orders/documents/pdf/collection-list.js';
import { packingList, valuedInventory } from '../../modules/orders/documents/pdf/contents.js';
import { invoice } from '../../modules/orders/documents/pdf/invoice.js';
import { labels } from '../../modules/orders/documents/pdf/labels.js';
import type { FullOrder } from '../../modules/orders/order.store.js';
import { quoteDocument } from '../../modules/quotes/saved/quote-document.js';
import type { SavedQuote } from '../../modules/quotes/saved/saved-quote.entity.js';
import type { PdfJob } from '../../platform/pdf/pdf-lane.js';
import { PdfMaker } from '../../platform/pdf/pdf-maker.js';
import { drawnLines } from './drawn-text.js';

const maker = new PdfMaker(150_000);
afterAll(() => maker.stop());

const now = new Date('2026-11-27T12:00:00Z');
const address = {
  line1: 'شارع ١٢٣٤ مبنى ٥٦',
  line2: 'Villa 9 ממד ١٢/٣',
  city: 'دبي ٦٧',
  state: '',
  postcode: '۱۲۳۴۵',
  country: 'Saudi Arabia',
};
const customer = { name: 'محمد ٨٩', email: 'ann@example.com', phone: '+٩٧١ ٥٠ ١٢٣' };
const line = { name: 'خزانة ٤٢', size: 'سم ١٫٥', description: '', remark: '', quantity: 1, unitPence: 100 };
const shop = { storeName: 'شحن ٣٦', storePhone: '٠٢٠ ٧٩٤', now };
const order = {
  ...{ number: 'R-10001', customer },
  shipment: {
    ...{ itemCount: 2, destination: 'uae', collectionDate: null },
    ...{ collectionAddress: address, deliveryAddress: address },
  },
} as unknown as FullOrder;
const box = { ...line, number: 1, version: 1, url: 'https://example.com/b', scans: [] };
const contents = {
  ...{ ...shop, order },
  boxes: [{ ...box, items: [{ description: 'كتب ٢٤-٢٥', quantity: 1, valuePence: 100, isUsed: true }] }],
};
const sums = { itemsPence: 100, minimumTopUpPence: 0, servicePence: 0, totalPence: 100 };
const entry = {
  ...{ kind: 'payment', number: 'INV-1', amountPence: 100, vatPence: 0, description: '' },
  ...{ issuer: { legalName: shop.storeName, addressLines: [address.line1] }, createdAt: now.toISOString() },
  content: {
    ...{ orderNumber: 'R-10001', bookedAt: '', customer, destination: 'uae', serviceName: 'عادي ٤٨' },
    ...{ billTo: address, collectFrom: address, deliverTo: address },
    ...{ card: null, lines: [line], sums, invoiceNumber: null },
  },
} as unknown as DocumentEntry;
const figures = { stopCount: 1, collectedCount: 0, pieces: 1, volumeCm3: 1, weightKg: 0, unweighedPieces: 1 };
const stop = {
  ...{
    ...figures,
    id: 'x',
    number: 'R-10001',
    customer,
    address,
    destination: 'uae',
    serviceName: 'عادي ٤٨',
  },
  ...{ stop: 1, outwardCode: '', describedBoxes: 0, lines: [line], driverNotes: ['بوابة ٧٧'] },
};
const sheet = {
  ...{ date: '2026-12-01', stops: [stop], areas: [{ ...figures, outwardCode: '' }], totals: figures },
  withoutDate: 0,
} as unknown as CollectionSheet;
const quote = {
  ...{ reference: 'Q-1', lines: [line], expiresAt: now, createdAt: now },
  shipment: {
    ...{ ...sums, destination: 'uae', fromCity: 'לידס ٣٤٥', toCity: address.city },
    ...{ serviceName: 'عادي ٤٨', itemCount: 1, volumeCm3: 1 },
  },
} as unknown as SavedQuote;

const PLACE = ['1234', '56', 'Villa 9', '12/3', '67', '12345'];
const LINE = ['42', '1٫5'];

test.each<[string, () => PdfJob, string[]]>([
  ['an invoice', () => invoice(entry), [...PLACE, ...LINE, '89', '36', '48']],
  ['a credit note', () => invoice({ ...entry, kind: 'refund' }), [...PLACE, ...LINE, '89', '36']],
  ['a packing list', () => packingList(contents), [...PLACE, ...LINE, '89', '24-25', '020 794']],
  ['an inventory', () => valuedInventory(contents), [...PLACE, ...LINE, '89', '24-25', '020 794']],
  ['labels', () => labels({ ...shop, order, boxes: [box] }), [...PLACE, ...LINE, '89', '36']],
  [
    'a sheet of collections',
    () => collectionList({ ...shop, sheet, publicUrl: 'https://example.com' }),
    [...PLACE, ...LINE, '89', '77', '+971 50 123', '48'],
  ],
  [
    'a quote',
    () => quoteDocument({ ...shop, quote, url: 'https://example.com/q', outlook: ['حتى ٩٩'], seller: '' }),
    ['345', '67', ...LINE, '48'],
  ],
])('numbers in every script are printed from the left: %s', async (_, build, numbers) => {
  const lines = await drawnLines(await maker.make({ build, workMs: 80, forWhom: 'somebody' }));
  const drawn = plainSigns(lines.join(' | '));
  for (const number of numbers)
    expect(drawn).toMatch(new RegExp(`(?<!\\d)${number.replaceAll(/\W/g, String.raw`\$&`)}(?!\\d)`));
});

const LONG = [
  ['Ann', 'x'.repeat(200), 'y'.repeat(200), 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'],
  ['Ann '.repeat(50), '12 Wollongong Road near the corner '.repeat(6), '👩‍🚀'.repeat(60), 'Leeds'],
  ['W'.repeat(60), 'WALL MILL '.repeat(20), 'Ł'.repeat(100), 'Łódź'],
  ['محمد ٨٩ '.repeat(15), 'شارع الشيخ زايد '.repeat(12), 'بوابة ٤٢ '.repeat(20), 'Dubai'],
  ['山﨑商会', '千代田区丸の内'.repeat(25), 'ถนนสุขุมวิท'.repeat(15), 'தெரு'.repeat(12)],
  ['रामकृष्ण', 'মহাসড়ক'.repeat(25), 'שדרה '.repeat(30), 'Perth'],
  ['Ann Archer', '1 High Street', 'Flat 2', 'Perth'],
] as const;

test.each(LONG)('four labels stand on a sheet, with postcode and country: %j', async (...parts) => {
  const [name, line1, line2, city] = parts;
  const long = { line1, line2, city, state: 'Western Australia', postcode: 'LL61 5UJ', country: 'Farland' };
  const labelled = {
    ...order,
    customer: { ...customer, name },
    shipment: { ...order.shipment, collectionAddress: long, deliveryAddress: long },
  };
  const boxes = [1, 2, 3, 4].map((number) => ({ ...box, name: 'A very long name '.repeat(9), number }));
  const build = () => labels({ ...shop, storeName: 'Harbour '.repeat(12), order: labelled, boxes });
  const bytes = await maker.make({ build, workMs: 80, forWhom: 'somebody' });
  expect((await getDocumentProxy(bytes.slice())).numPages).toBe(1);
  const drawn = (await drawnLines(bytes)).join('\n');
  for (const words of ['LL61\u00a05UJ', 'Farland']) expect(drawn.split(words)).toHaveLength(9);
  expect(drawn).toContain('Box 4 of 2');
});
