import { type DestinationKey, findDestination } from '../../../../rules/destinations.js';
import { countryCode } from '../../../../rules/people/countries.js';
import { type CellKind, type CsvColumn, toCsv } from '../../../platform/files/to-csv.js';
import type { Cell } from '../../../platform/files/to-xlsx.js';
import { spelling } from '../../../platform/pdf/typesetter.js';
import { formatBrand } from '../documents/pdf/invoice.js';
import type { FileWriter } from '../export/export-stream.js';
import type { AccountsRow } from './accounts.store.js';
import type { AccountsKind } from './month-handover.entity.js';
import { vatTreatment } from './vat-treatment.js';

/** A table of the month for people or for an accounting program. */
export type TableFile = 'ledger' | 'xeroInvoices' | 'xeroBank' | 'sage';

/** The lines of a file that one document becomes, and the name of the file before its month. */
interface FileFormat {
  readonly name: string;
  readonly itemsOf: (row: AccountsRow) => Cell[][];
  readonly write: () => FileWriter<Cell[]>;
}

interface Column<Line> extends CsvColumn {
  readonly of: (line: Line) => Cell;
}

const POUNDS: CellKind = { decimals: 2 };
const WHOLE: CellKind = { decimals: 0 };

const DOCUMENTS: Readonly<Record<AccountsKind, readonly [document: string, method: string]>> = {
  cardPayment: ['Invoice', 'Card'],
  transferPayment: ['Invoice', 'Bank transfer'],
  cardRefund: ['Credit note', 'Card'],
  transferRefund: ['Credit note', 'Bank transfer'],
  reversal: ['Credit note', 'Payment reversed'],
};

const LEDGER: readonly Column<AccountsRow>[] = [
  { header: 'Date', kind: 'day', of: (row) => row.date },
  { header: 'Document', kind: 'text', of: (row) => row.number },
  { header: 'Kind', kind: 'text', of: (row) => DOCUMENTS[row.kind][0] },
  { header: 'For invoice', kind: 'text', of: (row) => row.invoiceNumber },
  { header: 'Order', kind: 'text', of: (row) => row.orderNumber },
  { header: 'Customer', kind: 'text', of: (row) => row.customerName },
  { header: 'Billing postcode', kind: 'text', of: (row) => row.billTo?.postcode ?? '' },
  { header: 'Billing country', kind: 'text', of: (row) => countryCode(row.billTo?.country ?? '') ?? '' },
  { header: 'Delivery country', kind: 'text', of: (row) => destinationCode(row.destination) },
  { header: 'Net £', kind: POUNDS, of: (row) => row.netPence / 100 },
  { header: 'VAT £', kind: POUNDS, of: (row) => row.vatPence / 100 },
  { header: 'Gross £', kind: POUNDS, of: (row) => row.grossPence / 100 },
  { header: 'VAT treatment', kind: 'text', of: (row) => vatTreatment(row.issuer).words },
  { header: 'Method', kind: 'text', of: (row) => methodOf(row) },
  { header: 'Reference', kind: 'text', of: (row) => row.reference },
  { header: 'Transfer received', kind: 'day', of: (row) => row.receivedOn },
  { header: 'Note', kind: 'text', of: (row) => (row.isLate ? 'Its own month was closed' : '') },
  { header: 'Description', kind: 'text', of: (row) => row.description },
];

/** Xero's sales invoices: amounts include VAT, and a negative one is a credit note. */
const XERO_INVOICES: readonly Column<AccountsRow>[] = [
  { header: '*ContactName', kind: 'text', of: (row) => row.customerName },
  { header: 'EmailAddress', kind: 'text', of: (row) => row.customerEmail },
  { header: 'POAddressLine1', kind: 'text', of: (row) => row.billTo?.line1 ?? '' },
  { header: 'POAddressLine2', kind: 'text', of: (row) => row.billTo?.line2 ?? '' },
  ...empty('POAddressLine3', 'POAddressLine4'),
  { header: 'POCity', kind: 'text', of: (row) => row.billTo?.city ?? '' },
  { header: 'PORegion', kind: 'text', of: (row) => row.billTo?.state ?? '' },
  { header: 'POPostalCode', kind: 'text', of: (row) => row.billTo?.postcode ?? '' },
  { header: 'POCountry', kind: 'text', of: (row) => row.billTo?.country ?? '' },
  { header: '*InvoiceNumber', kind: 'text', of: (row) => row.number },
  { header: 'Reference', kind: 'text', of: (row) => row.orderNumber },
  { header: '*InvoiceDate', kind: 'day', of: (row) => britishDay(row.date) },
  { header: '*DueDate', kind: 'day', of: (row) => britishDay(row.date) },
  ...empty('InventoryItemCode'),
  { header: '*Description', kind: 'text', of: (row) => row.description },
  { header: '*Quantity', kind: WHOLE, of: () => 1 },
  { header: '*UnitAmount', kind: POUNDS, of: (row) => row.grossPence / 100 },
  ...empty('Discount'),
  { header: '*AccountCode', kind: WHOLE, of: () => XERO_SALES },
  { header: '*TaxType', kind: 'text', of: (row) => vatTreatment(row.issuer).xero },
  ...empty('TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'),
  { header: 'Currency', kind: 'text', of: () => 'GBP' },
  ...empty('BrandingTheme'),
];

/** Xero's bank statement: the money of each document, to be matched with its invoice. */
const XERO_BANK: readonly Column<AccountsRow>[] = [
  { header: '*Date', kind: 'day', of: (row) => britishDay(row.receivedOn ?? row.date) },
  { header: '*Amount', kind: POUNDS, of: (row) => row.grossPence / 100 },
  { header: 'Payee', kind: 'text', of: (row) => row.customerName },
  { header: 'Description', kind: 'text', of: (row) => `${methodOf(row)} ${row.reference}`.trim() },
  { header: 'Reference', kind: 'text', of: (row) => row.number },
];

/** One line of Sage's audit trail. */
interface SageLine {
  readonly row: AccountsRow;
  readonly type: 'SI' | 'SC' | 'SA' | 'SP';
  readonly nominal: number;
  readonly netPence: number;
  readonly taxCode: string;
  readonly taxPence: number;
  readonly date: string;
}

/** The account codes with which Xero and Sage 50 begin in the United Kingdom. */
const XERO_SALES = 200;
const SAGE_SALES = 4000;
const SAGE_BANK = 1200;
const SAGE_CUSTOMER = 'ONLINE';
/** Sage's code for what is outside VAT, as moving money is. */
const SAGE_NO_VAT = 'T9';

const SAGE: readonly Column<SageLine>[] = [
  { header: 'Type', kind: 'text', of: ({ type }) => type },
  { header: 'Account Reference', kind: 'text', of: () => SAGE_CUSTOMER },
  { header: 'Nominal A/C Ref', kind: WHOLE, of: ({ nominal }) => nominal },
  { header: 'Department Code', kind: WHOLE, of: () => 0 },
  { header: 'Date', kind: 'day', of: ({ date }) => britishDay(date) },
  { header: 'Reference', kind: 'text', of: ({ row }) => row.number },
  { header: 'Details', kind: 'text', of: ({ row }) => sageText(row.customerName) },
  { header: 'Net Amount', kind: POUNDS, of: ({ netPence }) => netPence / 100 },
  { header: 'Tax Code', kind: 'text', of: ({ taxCode }) => taxCode },
  { header: 'Tax Amount', kind: POUNDS, of: ({ taxPence }) => taxPence / 100 },
  { header: 'Exchange Rate', kind: WHOLE, of: () => 1 },
  { header: 'Extra Reference', kind: 'text', of: ({ row }) => row.orderNumber },
];

export const FILE_FORMATS: Readonly<Record<TableFile, FileFormat>> = {
  ledger: fileOf('accounts', LEDGER, { bom: true }),
  xeroInvoices: fileOf('xero-invoices', XERO_INVOICES),
  xeroBank: fileOf('xero-bank', XERO_BANK),
  sage: {
    name: 'sage',
    itemsOf: (row) => sageLines(row).map((line) => cellsOf(SAGE, line)),
    write: () => toCsv(SAGE, { bom: false }),
  },
};

/** Importers take a byte order mark for a part of the first column's name; a spreadsheet needs it. */
function fileOf(name: string, columns: readonly Column<AccountsRow>[], { bom } = { bom: false }): FileFormat {
  return { name, itemsOf: (row) => [cellsOf(columns, row)], write: () => toCsv(columns, { bom }) };
}

function cellsOf<Line>(columns: readonly Column<Line>[], line: Line): Cell[] {
  return columns.map(({ of }) => of(line));
}

function empty(...headers: readonly string[]): Column<AccountsRow>[] {
  return headers.map((header) => ({ header, kind: 'text', of: () => '' }));
}

/** The invoice or credit note with its VAT, then the money, which settles it. */
function sageLines(row: AccountsRow): SageLine[] {
  const isPayment = row.grossPence > 0;
  const [net, vat] = [Math.abs(row.netPence), Math.abs(row.vatPence)];
  const taxCode = vatTreatment(row.issuer).sage;
  return [
    {
      ...{ row, type: isPayment ? 'SI' : 'SC', nominal: SAGE_SALES, date: row.date },
      ...{ netPence: net, taxCode, taxPence: vat },
    },
    {
      ...{ row, type: isPayment ? 'SA' : 'SP', nominal: SAGE_BANK, date: row.receivedOn ?? row.date },
      ...{ netPence: net + vat, taxCode: SAGE_NO_VAT, taxPence: 0 },
    },
  ];
}

/** Sage 50 reads no Unicode, and details of up to 60 characters. */
function sageText(text: string): string {
  return (/^[ -~]*$/.test(text) ? text : spelling(text)).slice(0, 60);
}

/** How the money of a document moved, with the card. */
export function methodOf({ kind, card }: AccountsRow): string {
  const [, method] = DOCUMENTS[kind];
  return method === 'Card' && card?.last4 ? `${formatBrand(card.brand)} ${card.last4}` : method;
}

function destinationCode(destination: string): string {
  return findDestination(destination as DestinationKey)?.countryCode ?? '';
}

function britishDay(day: string): string {
  return day.split('-').reverse().join('/');
}
