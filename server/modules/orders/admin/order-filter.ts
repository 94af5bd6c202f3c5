import { ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { CustomerIdField } from '../../../platform/api/customer-id.js';
import { InRest } from '../../../platform/api/describe.js';
import { DestinationKeys, registerEnum } from '../../../platform/api/enums.js';
import { PageArgs } from '../../../platform/api/pagination.js';
import { QueryDestination, QueryText, QueryWord } from '../../../platform/api/query-fields.js';
import { readSearch, requireDays } from '../../../platform/api/read-text.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { dayBegins, dayEnds } from '../../../platform/db/london-day-sql.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { containsSql, searchTerms } from '../../../platform/search/search-terms.js';
import type { OrderStatus, PaymentStatus } from '../order.entity.js';
import { OrderStatuses } from '../order-facts.js';
import { PaymentStatuses } from '../order-view.js';

/** `agreed` when the order has a collection date. */
type CollectionState = 'none' | 'agreed';

const CollectionStates = registerEnum<CollectionState>(
  'CollectionState',
  'Whether a collection date is agreed.',
  {
    none: 'There is no collection date yet.',
    agreed: 'There is a collection date.',
  },
);

const OrderAttentions = registerEnum<OrderAttention>('OrderAttention', 'Why an order needs attention.', {
  missed_collection: 'Paid, in processing, and its collection day is past.',
  late_delivery: 'Collected, not delivered, and past its promised delivery days.',
  new_messages: 'Its customer has written since the start of yesterday.',
  new_refunds: 'A refund was requested since the start of yesterday.',
});

/** Conditions that select orders; a condition left out lets all through. */
@InputType('OrderFilterInput', { description: 'A filter of orders; criteria left out do not restrict it.' })
export class OrderFilter {
  @CustomerIdField('Only orders of this account.')
  customerId?: string | null;
  @Field(() => OrderStatuses, { nullable: true, description: 'Only orders with this status.' })
  @QueryWord(OrderStatuses, 'Status')
  status?: OrderStatus | null;
  @Field(() => PaymentStatuses, { nullable: true, description: 'Only orders with this payment status.' })
  @QueryWord(PaymentStatuses, 'Payment status')
  paymentStatus?: PaymentStatus | null;
  @Field(() => DestinationKeys, { nullable: true, description: 'Only orders to this destination.' })
  @QueryDestination("We don't ship there")
  destination?: DestinationKey | null;
  @Field(() => CollectionStates, {
    nullable: true,
    description: 'Only orders without a collection date, or only orders with one.',
  })
  @QueryWord(CollectionStates, 'Collection')
  collection?: CollectionState | null;
  @Field(() => CalendarDate, { nullable: true, description: 'Only orders collected on this day or later.' })
  @QueryText()
  collectionFrom?: string | null;
  @Field(() => CalendarDate, { nullable: true, description: 'Only orders collected on this day or earlier.' })
  @QueryText()
  collectionTo?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only orders booked on this day in London or later.',
  })
  @QueryText()
  bookedFrom?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Only orders booked on this day in London or earlier.',
  })
  @QueryText()
  bookedTo?: string | null;
  @Field(() => OrderAttentions, { nullable: true, description: 'Only orders needing this attention.' })
  attention?: OrderAttention | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Words in the number, name, email, phone, postcode, street, city, destination, item or tracking number, or the number of an invoice, credit note, quote or request; up to 100 characters, in any spelling of a name and any format of a number.',
  })
  @QueryText()
  search?: string | null;
}

export const ORDER_SORTS = [
  'newest',
  'oldest',
  'totalDescending',
  'totalAscending',
  'collectionSoonest',
] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const OrderSorts = registerEnum<OrderSort>('OrderSort', 'The sort order of orders for staff.', {
  newest: 'Newest first.',
  oldest: 'Oldest first.',
  totalDescending: 'Highest total first.',
  totalAscending: 'Lowest total first.',
  collectionSoonest: 'Earliest collection date first; those without one last.',
});

/** Arguments of the list of all orders. */
@ArgsType()
export class OrdersArgs extends PageArgs {
  @Field(() => OrderFilter, { nullable: true, description: 'The filter; all orders by default.' })
  @InRest({ isFlat: true })
  @ValidateNested()
  filter?: OrderFilter;
  @Field(() => OrderSorts, { defaultValue: 'newest', description: 'The sort order.' })
  @QueryWord(OrderSorts, 'Sort')
  sort?: OrderSort;
}

/** Conditions on `orders o`, to follow `where o.deleted_at is null`, and the values of their placeholders, from $1. */
interface FilterSql {
  readonly where: string;
  /** `where` in two parts: conditions that an index covers together with the sort order, and the search for words. */
  readonly keyed: readonly string[];
  readonly words: readonly string[];
  readonly values: unknown[];
}

/** Queries for the order of another document number, by its prefix; each finds the order by its key. */
const ORDER_OF: Readonly<Record<string, (number: string) => string>> = {
  INV: (number) => `select l.order_id from ledger_entries l where l.document_number = ${number}`,
  CRN: (number) => `select l.order_id from ledger_entries l where l.document_number = ${number}`,
  Q: (number) => `select q.order_id from saved_quotes q where q.reference = ${number}`,
  R: (number) =>
    `select q.order_id from requests r join saved_quotes q on q.id = r.quote_id where r.reference = ${number}`,
};
const OTHER_NUMBER = /^(INV|CRN|Q|R)-?(\d+)$/i;

/** A complete order number, with or without its dash: found by its key, not by a search for its digits. */
const ORDER_NUMBER = /^HL-?(\d{6,8})$/i;

/** Checks a filter: the search has readable words, and its dates exist and are in order. Throws BAD_INPUT. */
export function readOrderFilter({ search, ...filter }: OrderFilter): OrderFilter {
  const { collection, collectionFrom, collectionTo, bookedFrom, bookedTo } = filter;
  requireDays({ collectionFrom }, { collectionTo });
  requireDays({ bookedFrom }, { bookedTo });
  if (collection === 'none' && (collectionFrom || collectionTo))
    throw wrongField('collection', 'Orders without a collection date have no days to choose');
  return { ...filter, search: readSearch(search) };
}

/** The filter in SQL, the same for lists, counts and exports of orders. */
export function orderFilterSql(filter: OrderFilter): FilterSql {
  const {
    customerId,
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
  if (customerId) add((p) => `o.user_id = ${p}`, customerId);
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

const ORDER_ATTENTIONS = ['missed_collection', 'late_delivery', 'new_messages', 'new_refunds'] as const;
/** A reason for which an order needs the attention of staff. */
export type OrderAttention = (typeof ORDER_ATTENTIONS)[number];

/** Today's date in London. */
export const TODAY_SQL = "(now() at time zone 'Europe/London')::date";
/** The beginning of yesterday in London: messages and refunds since then count as new. */
export const NEW_SINCE_SQL = `(${dayBegins(`(${TODAY_SQL} - 1)`)})`;

/** Conditions on `orders o`, beside `o.deleted_at is null`; each has an index. */
export const ATTENTION_SQL: Readonly<Record<OrderAttention, string>> = {
  missed_collection: `o.status = 'processing' and o.payment_status = 'paid' and o.collection_date < ${TODAY_SQL}`,
  late_delivery: `o.status in ('shipped', 'in_transit') and o.collection_date + (o.shipment->'transit'->>'toDays')::int < ${TODAY_SQL}`,
  new_messages: `o.id in (select m.order_id from messages m where not m.from_staff and m.order_id is not null and m.created_at >= ${NEW_SINCE_SQL})`,
  new_refunds: `o.id in (select p.order_id from refunds r join order_payments p on p.payment_intent = r.payment_intent
    where r.status <> 'cancelled' and r.created_at >= ${NEW_SINCE_SQL})`,
};
