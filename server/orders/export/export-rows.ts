import { type Stringifier, stringify } from 'csv-stringify';
import { type DestinationKey, destinationName } from '../../../rules/destinations.js';
import { type OrderFilter, orderFilterSql } from '../admin/order-filter.js';
import type { OrderStatus, PaymentStatus } from '../order.entity.js';
import { PRICE_SQL } from '../order.store.js';

/** An order as the database gives it to an export. */
export interface ExportRow {
  readonly number: string;
  readonly booked: string;
  readonly status: OrderStatus;
  readonly payment: PaymentStatus;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly fromCity: string;
  readonly toCity: string;
  readonly destination: DestinationKey;
  readonly service: string;
  readonly collectionDate: string | null;
  readonly items: number;
  readonly volumeCm3: number;
  readonly pricePence: number;
  readonly paidPence: number;
  readonly refundedPence: number;
  readonly reversedPence: number;
  readonly netPence: number;
  readonly netVatPence: number;
  readonly tracking: string | null;
  readonly noForbiddenGoods: string | null;
}

type Cell = string | number | null;

interface Column {
  readonly header: string;
  readonly of: (row: ExportRow) => Cell;
  /** Of a number; none unless said. */
  readonly decimals?: number;
}

const COLUMNS: readonly Column[] = [
  { header: 'Number', of: (row) => row.number },
  { header: 'Booked (London time)', of: (row) => row.booked },
  { header: 'Status', of: (row) => formatStatus(row.status) },
  { header: 'Payment', of: (row) => formatStatus(row.payment) },
  { header: 'Customer', of: (row) => row.name },
  { header: 'Email', of: (row) => row.email },
  { header: 'Phone', of: (row) => row.phone },
  { header: 'From', of: (row) => row.fromCity },
  { header: 'To', of: (row) => row.toCity },
  { header: 'Destination', of: (row) => destinationName(row.destination) },
  { header: 'Service', of: (row) => row.service },
  { header: 'Collection date', of: (row) => row.collectionDate },
  { header: 'Items', of: (row) => row.items },
  { header: 'Volume m³', of: (row) => row.volumeCm3 / 1_000_000, decimals: 3 },
  { header: 'Total £', of: (row) => row.pricePence / 100, decimals: 2 },
  { header: 'Paid £', of: (row) => row.paidPence / 100, decimals: 2 },
  { header: 'Refunded £', of: (row) => row.refundedPence / 100, decimals: 2 },
  { header: 'Reversed £', of: (row) => row.reversedPence / 100, decimals: 2 },
  { header: 'Net £', of: (row) => row.netPence / 100, decimals: 2 },
  { header: 'VAT in net £', of: (row) => row.netVatPence / 100, decimals: 2 },
  { header: 'No forbidden goods (London time)', of: (row) => row.noForbiddenGoods },
  { header: 'Tracking number', of: (row) => row.tracking },
];

/** The statement of every order that a filter lets through, newest first. What an order brought in is what its ledger says. */
export function exportSql(filter: OrderFilter): { text: string; values: unknown[] } {
  const { where, values } = orderFilterSql(filter);
  const text = `select o.number, to_char(o.created_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as booked, o.status,
      o.payment_status as payment, o.customer->>'name' as name, o.customer->>'email' as email, o.customer->>'phone' as phone,
      o.from_city as "fromCity", o.to_city as "toCity", o.destination, o.service_name as service,
      o.collection_date::text as "collectionDate", o.item_count as items, o.volume_cm3::float8 as "volumeCm3",
      ${PRICE_SQL} as "pricePence", o.total_pence as "paidPence", o.refunded_pence - o.reversed_pence as "refundedPence",
      o.reversed_pence as "reversedPence",
      o.tracking_number as tracking,
      (select to_char(c.no_forbidden_goods_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI')
        from checkouts c where c.id = o.checkout_id) as "noForbiddenGoods",
      l."netPence", l."netVatPence"
    from orders o, lateral (select coalesce(sum(amount_pence), 0)::float8 as "netPence", coalesce(sum(vat_pence), 0)::float8 as "netVatPence"
      from ledger_entries where order_id = o.id) l
    where o.deleted_at is null${where} order by o.created_at desc, o.id`;
  return { text, values };
}

/** Spaces, control characters and what has no shape: a program that drops them finds the formula behind. */
const UNSEEN_AHEAD = /^[\s\p{Cc}\p{Cf}]+/u;

/** What a program that parts cells at other signs than commas would take for the beginning of a formula. */
const FORMULA_WITHIN = /([;|][\s\p{Cc}\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu;

/** The cells of one order. Texts are on one line and begin with what they say, so that what a formula begins with is seen. */
export function toCells(row: ExportRow): Cell[] {
  return COLUMNS.map(({ of }) => {
    const cell = of(row);
    return typeof cell === 'string' ? toText(cell) : cell;
  });
}

function toText(cell: string): string {
  const line = cell.replace(UNSEEN_AHEAD, '').replace(/\s+/g, ' ').trimEnd();
  return /[;|]/.test(line) ? line.replace(FORMULA_WITHIN, "$1'") : line;
}

/**
 * Makes CSV of cells (RFC 4180) that a spreadsheet opens as it stands: its encoding marked in front, numbers with their
 * decimals, and texts that it would take for formulas marked as texts.
 */
export function toCsv(): Stringifier {
  return stringify({
    bom: true,
    header: true,
    columns: COLUMNS.map(({ header }) => header),
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { number: (value, { index }) => value.toFixed(COLUMNS[index]?.decimals ?? 0) },
  });
}

/** `in_transit` is "In transit". */
function formatStatus(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}
