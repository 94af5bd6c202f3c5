import type { DestinationKey } from '../../../rules/destinations.js';
import { readSearch, requireDays } from '../../shared/api/read-text.js';
import { wrongField } from '../../shared/errors/errors.js';
import { dayBegins, dayEnds } from '../../shared/london-day-sql.js';
import { containsSql, searchTerms } from '../../shared/search/search-terms.js';
import type { OrderStatus, PaymentStatus } from '../order.entity.js';
import { ATTENTION_SQL, type OrderAttention } from './order-attention.js';

export const COLLECTION_STATES = ['none', 'agreed'] as const;
/** Whether a collection date is agreed. */
export type CollectionState = (typeof COLLECTION_STATES)[number];

/** Which orders; every part left out lets all through. */
export interface OrderFilter {
  readonly status?: OrderStatus | null;
  readonly paymentStatus?: PaymentStatus | null;
  readonly destination?: DestinationKey | null;
  readonly collection?: CollectionState | null;
  /** The first day of collection, in London; orders without one are left out. */
  readonly collectionFrom?: string | null;
  /** The last day of collection, itself included. */
  readonly collectionTo?: string | null;
  /** The first day of booking, in London. */
  readonly bookedFrom?: string | null;
  /** The last day of booking, itself included. */
  readonly bookedTo?: string | null;
  readonly attention?: OrderAttention | null;
  /** Words, each of which stands in what an order is found by (orders.schema.ts), or is another number of ours. */
  readonly search?: string | null;
}

/** Conditions on `orders o`, to follow `where o.deleted_at is null`, and the values of their placeholders, from $1. */
export interface FilterSql {
  readonly where: string;
  /** The same in two parts: what has an index together with the order of a list, and what is looked for by words. */
  readonly keyed: readonly string[];
  readonly words: readonly string[];
  readonly values: unknown[];
}

/** Where the order of another number of ours stands, by the letters of that number; each is found by its key. */
const ORDER_OF: Readonly<Record<string, (number: string) => string>> = {
  INV: (number) => `select l.order_id from ledger_entries l where l.document_number = ${number}`,
  CRN: (number) => `select l.order_id from ledger_entries l where l.document_number = ${number}`,
  Q: (number) => `select q.order_id from saved_quotes q where q.reference = ${number}`,
  R: (number) =>
    `select q.order_id from requests r join saved_quotes q on q.id = r.quote_id where r.reference = ${number}`,
};
const OTHER_NUMBER = /^(INV|CRN|Q|R)-?(\d+)$/i;

/** The whole number of an order, with its dash or without: found by its key, not among all that hold its digits. */
const ORDER_NUMBER = /^HL-?(\d{6,8})$/i;

/** A filter as it may be used: the search in readable words, days that exist in their order. Throws BAD_INPUT. */
export function readOrderFilter({ search, ...filter }: OrderFilter): OrderFilter {
  const { collection, collectionFrom, collectionTo, bookedFrom, bookedTo } = filter;
  requireDays({ collectionFrom }, { collectionTo });
  requireDays({ bookedFrom }, { bookedTo });
  if (collection === 'none' && (collectionFrom || collectionTo))
    throw wrongField('collection', 'Orders without a collection date have no days to choose');
  return { ...filter, search: readSearch(search) };
}

/** The filter in SQL; whatever lists, counts or exports orders asks for the same ones. */
export function orderFilterSql(filter: OrderFilter): FilterSql {
  const {
    status,
    paymentStatus,
    destination,
    collection,
    collectionFrom,
    collectionTo,
    bookedFrom,
    bookedTo,
    attention,
  } = filter;
  const keyed: string[] = [];
  const values: unknown[] = [];
  const add = (clause: (placeholder: string) => string, value: unknown) => {
    values.push(value);
    keyed.push(clause(`$${values.length}`));
  };
  if (status) add((p) => `o.status = ${p}`, status);
  if (paymentStatus) add((p) => `o.payment_status = ${p}`, paymentStatus);
  if (destination) add((p) => `o.destination = ${p}`, destination);
  if (collection) keyed.push(`o.collection_date is ${collection === 'none' ? 'null' : 'not null'}`);
  if (collectionFrom) add((p) => `o.collection_date >= ${p}::date`, collectionFrom);
  if (collectionTo) add((p) => `o.collection_date <= ${p}::date`, collectionTo);
  if (bookedFrom) add((p) => `o.created_at >= ${dayBegins(p)}`, bookedFrom);
  if (bookedTo) add((p) => `o.created_at < ${dayEnds(p)}`, bookedTo);
  if (attention) keyed.push(ATTENTION_SQL[attention]);
  const place = (value: string) => `$${values.push(value)}`;
  const byOtherNumber = (word: string) => {
    const [, letters = '', digits] = OTHER_NUMBER.exec(word.toUpperCase()) ?? [];
    const orderOf = ORDER_OF[letters];
    return orderOf ? [`o.id = any(array(${orderOf(place(`${letters}-${digits}`))}))`] : [];
  };
  const terms = searchTerms(filter.search ?? '');
  const numbers = terms.flatMap(({ word }) => ORDER_NUMBER.exec(word)?.[1] ?? []);
  const others = terms.filter(({ word }) => !ORDER_NUMBER.test(word));
  const found = [
    ...numbers.map((digits) => `o.number = ${place(`HL-${digits}`)}`),
    ...containsSql('o.found_by', others, place, byOtherNumber),
  ];
  const where = [...keyed, ...found].map((clause) => ` and ${clause}`).join('');
  return { where, keyed, words: found, values };
}
