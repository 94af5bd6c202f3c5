import { IsOptional } from 'class-validator';
import { type DestinationKey, findDestination } from '../../../rules/destinations.js';
import { Describe } from '../../shared/api/describe.js';
import { wrongField } from '../../shared/errors/errors.js';
import { ORDER_SORTS, type OrderSort } from '../admin/admin-orders.store.js';
import type { OrdersAsked } from '../admin/order-admin.service.js';
import { COLLECTION_STATES, type CollectionState, type OrderFilter } from '../admin/order-filter.js';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from '../order.entity.js';
import type { MyOrdersAsked } from '../order.service.js';
import { ORDER_RANGES, type OrderRange } from './order-range.js';

const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,9}$' } };
const TEXT = { schema: { type: 'string', maxLength: 100 } };

/** Which page of a list of orders; an empty text counts as left out. */
export class PageQuery {
  @Describe('Which page, from 1.', WHOLE) @IsOptional() page?: unknown;
  @Describe('Entries on a page, 1 to 100.', WHOLE) @IsOptional() limit?: unknown;
}

/** Everything the list of one's own orders can be asked for. */
export class MyOrdersQuery extends PageQuery {
  @Describe('Only orders of this status, in any spelling.', TEXT) @IsOptional() status?: unknown;
  @Describe(
    'Words in number, postcodes, streets, cities, destination, tracking number or the name of an item.',
    TEXT,
  )
  @IsOptional()
  search?: unknown;
  @Describe(`How lately they were placed: ${ORDER_RANGES.join(', ')}; all when left out.`, TEXT)
  @IsOptional()
  range?: unknown;
}

/** Which of all orders. */
class OrderFilterQuery {
  @Describe('Only orders of this status, in any spelling.', TEXT) @IsOptional() status?: unknown;
  @Describe('Only orders whose payment stands so: pending, paid, failed or refunded.', TEXT)
  @IsOptional()
  paymentStatus?: unknown;
  @Describe('Only orders that go there, in any spelling.', TEXT) @IsOptional() destination?: unknown;
  @Describe('`none` for orders without a collection date, `agreed` for those with one.', TEXT)
  @IsOptional()
  collection?: unknown;
  @Describe('Only orders collected on this day or later, YYYY-MM-DD.', TEXT)
  @IsOptional()
  collectionFrom?: unknown;
  @Describe('Only orders collected on this day or before, YYYY-MM-DD.', TEXT)
  @IsOptional()
  collectionTo?: unknown;
  @Describe('Only orders booked on this day in London or later, YYYY-MM-DD.', TEXT)
  @IsOptional()
  bookedFrom?: unknown;
  @Describe('Only orders booked on this day in London or before, YYYY-MM-DD.', TEXT)
  @IsOptional()
  bookedTo?: unknown;
  @Describe(
    'Words in number, name, email, phone, postcodes, streets, cities, destination, items or tracking number, or numbers of invoices, credit notes, quotes and requests, in any spelling of a name and any form of a number.',
    TEXT,
  )
  @IsOptional()
  search?: unknown;
}

/** Everything the list of all orders can be asked for. */
export class OrdersQuery extends OrderFilterQuery {
  @Describe('Which page, from 1.', WHOLE) @IsOptional() page?: unknown;
  @Describe('Entries on a page, 1 to 100.', WHOLE) @IsOptional() limit?: unknown;
  @Describe(`${ORDER_SORTS.join(', ')}; newest when left out.`, TEXT) @IsOptional() sort?: unknown;
}

/** The question about one's own orders. Throws BAD_INPUT as {@link readOrdersQuery} does. */
export function readMyOrdersQuery(query: MyOrdersQuery): MyOrdersAsked {
  const [status, range] = [readText('status', query.status), readText('range', query.range)];
  return {
    ...readPageQuery(query),
    status: status === undefined ? undefined : readOrderStatus(status),
    search: readText('search', query.search),
    range: readRange(range),
  };
}

/** The page out of a query string. What is no number becomes one that the page rules refuse in their words. */
function readPageQuery(query: PageQuery): { page?: number; pageSize?: number } {
  return { page: readWhole('page', query.page), pageSize: readWhole('limit', query.limit) };
}

/** The question out of a query string. Throws BAD_INPUT for a word that is in no list, or a part sent twice. */
export function readOrdersQuery(query: OrdersQuery): OrdersAsked {
  return {
    ...readPageQuery(query),
    ...readFilterQuery(query),
    sort: readSort(readText('sort', query.sort)),
  };
}

/** Which orders are asked for, out of a query string. Throws BAD_INPUT. */
function readFilterQuery(query: OrderFilterQuery): OrderFilter {
  const [status, paymentStatus] = [
    readText('status', query.status),
    readText('paymentStatus', query.paymentStatus),
  ];
  return {
    status: status === undefined ? undefined : readOrderStatus(status),
    paymentStatus: paymentStatus === undefined ? undefined : readPaymentStatus(paymentStatus),
    destination: readDestination(readText('destination', query.destination)),
    collection: readCollection(readText('collection', query.collection)),
    collectionFrom: readText('collectionFrom', query.collectionFrom),
    collectionTo: readText('collectionTo', query.collectionTo),
    bookedFrom: readText('bookedFrom', query.bookedFrom),
    bookedTo: readText('bookedTo', query.bookedTo),
    search: readText('search', query.search),
  };
}

function readDestination(text: string | undefined): DestinationKey | undefined {
  if (text === undefined) return undefined;
  const found = findDestination(text);
  if (!found) throw wrongField('destination', "We don't ship there");
  return found.key;
}

function readCollection(text: string | undefined): CollectionState | undefined {
  if (text === undefined) return undefined;
  const state = COLLECTION_STATES.find((one) => one === text.toLowerCase());
  if (!state) throw wrongField('collection', `Collection must be one of ${COLLECTION_STATES.join(', ')}`);
  return state;
}

function readSort(text: string | undefined): OrderSort | undefined {
  if (text === undefined) return undefined;
  const sort = ORDER_SORTS.find((one) => one.toLowerCase() === text.toLowerCase().replace(/[\s_-]+/g, ''));
  if (!sort) throw wrongField('sort', `Sort by one of ${ORDER_SORTS.join(', ')}`);
  return sort;
}

function readRange(text: string | undefined): OrderRange | undefined {
  if (text === undefined) return undefined;
  const range = ORDER_RANGES.find((one) => one === text.toLowerCase());
  if (!range) throw wrongField('range', `Range must be one of ${ORDER_RANGES.join(', ')}`);
  return range;
}

function readWhole(name: string, value: unknown): number | undefined {
  const text = readText(name, value);
  return text === undefined ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function readText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw wrongField(name, 'Send each filter once, as text');
  return value.trim() || undefined;
}

/** A status in any case, with spaces, dashes or underscores, or as one word. Throws BAD_INPUT. */
export function readOrderStatus(text: string): OrderStatus {
  const status = find(ORDER_STATUSES, text);
  if (!status) throw wrongField('status', `Status must be one of ${ORDER_STATUSES.join(', ')}`);
  return status;
}

/** The same of a payment. */
function readPaymentStatus(text: string): PaymentStatus {
  const status = find(PAYMENT_STATUSES, text);
  if (!status)
    throw wrongField('paymentStatus', `Payment status must be one of ${PAYMENT_STATUSES.join(', ')}`);
  return status;
}

function find<T extends string>(statuses: readonly T[], text: string): T | undefined {
  const spelled = bare(text) === 'canceled' ? 'cancelled' : bare(text);
  return statuses.find((status) => bare(status) === spelled);
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, '');
}
