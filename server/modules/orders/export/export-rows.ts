import { type DestinationKey, destinationName } from '../../../../rules/destinations.js';
import { SAMPLE_PREFIX } from '../../../../rules/orders/samples.js';
import type { CellKind, CsvColumn } from '../../../platform/files/to-csv.js';
import type { Cell } from '../../../platform/files/to-xlsx.js';
import { type OrderFilter, orderFilterSql } from '../admin/order-filter.js';
import type { OrderStatus, PaymentStatus } from '../order.entity.js';

/** A row of the export query. */
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

interface Column extends CsvColumn {
  readonly of: (row: ExportRow) => Cell;
}

const COUNT: CellKind = { decimals: 0 };
const POUNDS: CellKind = { decimals: 2 };

export const COLUMNS: readonly Column[] = [
  { header: 'Number', of: (row) => row.number, kind: 'text' },
  { header: 'Booked (London time)', of: (row) => row.booked, kind: 'moment' },
  { header: 'Status', of: (row) => formatStatus(row.status), kind: 'text' },
  { header: 'Payment', of: (row) => formatStatus(row.payment), kind: 'text' },
  { header: 'Customer', of: (row) => row.name, kind: 'text' },
  { header: 'Email', of: (row) => row.email, kind: 'text' },
  { header: 'Phone', of: (row) => row.phone, kind: 'text' },
  { header: 'From', of: (row) => row.fromCity, kind: 'text' },
  { header: 'To', of: (row) => row.toCity, kind: 'text' },
  { header: 'Destination', of: (row) => destinationName(row.destination), kind: 'text' },
  { header: 'Service', of: (row) => row.service, kind: 'text' },
  { header: 'Collection date', of: (row) => row.collectionDate, kind: 'day' },
  { header: 'Items', of: (row) => row.items, kind: COUNT },
  { header: 'Volume m³', of: (row) => row.volumeCm3 / 1_000_000, kind: { decimals: 3 } },
  { header: 'Total £', of: (row) => row.pricePence / 100, kind: POUNDS },
  { header: 'Paid £', of: (row) => row.paidPence / 100, kind: POUNDS },
  { header: 'Refunded £', of: (row) => row.refundedPence / 100, kind: POUNDS },
  { header: 'Reversed £', of: (row) => row.reversedPence / 100, kind: POUNDS },
  { header: 'Net £', of: (row) => row.netPence / 100, kind: POUNDS },
  { header: 'VAT in net £', of: (row) => row.netVatPence / 100, kind: POUNDS },
  { header: 'No forbidden goods (London time)', of: (row) => row.noForbiddenGoods, kind: 'moment' },
  { header: 'Tracking number', of: (row) => row.tracking, kind: 'text' },
];

/** The condition that leaves deleted orders and samples out of exports. */
export const IS_EXPORTED = `o.deleted_at is null and o.number not like '${SAMPLE_PREFIX}%'`;

/** The query for every order that a filter lets through, newest first. Its revenue is the sum of its ledger. */
export function exportSql(filter: OrderFilter): { text: string; values: unknown[] } {
  const { where, values } = orderFilterSql(filter);
  const text = `select o.number, to_char(o.created_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as booked, o.status,
      o.payment_status as payment, o.customer->>'name' as name, o.customer->>'email' as email, o.customer->>'phone' as phone,
      o.shipment->>'fromCity' as from_city, o.shipment->>'toCity' as to_city, o.destination, o.shipment->>'serviceName' as service,
      o.collection_date::text, o.shipment->'itemCount' as items, o.shipment->'volumeCm3' as volume_cm3,
      o.price_pence, o.paid_pence, o.refunded_pence - o.reversed_pence as refunded_pence,
      o.reversed_pence,
      o.tracking_number as tracking,
      (select to_char(c.no_forbidden_goods_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI')
        from checkouts c where c.id = o.checkout_id) as no_forbidden_goods,
      l.net_pence, l.net_vat_pence
    from orders o, lateral (select coalesce(sum(amount_pence), 0)::float8 as net_pence, coalesce(sum(vat_pence), 0)::float8 as net_vat_pence
      from ledger_entries where order_id = o.id) l
    where ${IS_EXPORTED}${where} order by o.created_at desc, o.id`;
  return { text, values };
}

/** The cells of one order, in the order of {@link COLUMNS}. */
export function toCells(row: ExportRow): Cell[] {
  return COLUMNS.map(({ of }) => of(row));
}

/** Formats a status: `in_transit` becomes "In transit". */
function formatStatus(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
}
