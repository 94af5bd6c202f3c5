import { readAdminOrderPage } from '../../../server/modules/orders/admin/admin-orders.store.js';
import type { OrderFilter, OrderSort } from '../../../server/modules/orders/admin/order-filter.js';
import { graphqlVariables } from './graphql-variables.js';
import type { Bare, ListCase } from './list-case.js';

const QUERY = `
  query AdminOrders($page: Int!, $filter: OrderFilterInput, $sort: OrderSort!) {
    adminOrders(page: $page, filter: $filter, sort: $sort) {
      nodes {
        id number version status paymentStatus destination fromCity toCity collectionDate createdAt itemCount invoiceNumber
        customer { name email } total { minorUnits } refunded { minorUnits }
      }
      pageInfo { page pageSize total totalPages } totalOrders processingOrders deliveredOrders totalRevenue { minorUnits }
    }
  }`;

const ROW = `select o.id, o.number, o.version, o.status, o.payment_status, o.destination, o.shipment->'fromCity' as from_city, o.shipment->'toCity' as to_city, o.collection_date, o.created_at,
    o.shipment->'itemCount' as item_count, o.customer->>'name' as name, o.customer->>'email' as email, o.paid_pence, o.refunded_pence,
    (select l.document_number from ledger_entries l where l.order_id = o.id and l.kind = 'payment' order by l.created_at limit 1) as invoice
  from orders o where o.deleted_at is null`;
const COUNTS = `select count(*) as all, count(*) filter (where status = 'processing') as processing, count(*) filter (where status = 'delivered') as delivered
  from orders where deleted_at is null`;
const ORDER: Readonly<Record<OrderSort, string>> = {
  newest: 'o.created_at desc, o.id',
  oldest: 'o.created_at, o.id desc',
  totalDescending: 'o.price_pence desc, o.id',
  totalAscending: 'o.price_pence, o.id desc',
  collectionSoonest: 'o.collection_date, o.created_at desc, o.id',
};

/** A page of ten, by hand; the condition is over `orders o`. */
function byHand(where: string, values: readonly string[], sort: OrderSort, page: number): Bare[] {
  const found = where
    ? `select count(*) as found, coalesce(sum(l.pence), 0) as pence from orders o
        left join lateral (select sum(amount_pence) as pence from ledger_entries where order_id = o.id) l on true
        where o.deleted_at is null and ${where}`
    : 'select sum(amount_pence) as pence from ledger_entries';
  return [
    {
      text: `${ROW}${where ? ` and ${where}` : ''} order by ${ORDER[sort]} limit 10 offset ${(page - 1) * 10}`,
      values,
    },
    { text: COUNTS },
    { text: found, values },
  ];
}

function orders(
  what: string,
  filter: OrderFilter,
  [where = '', ...values]: readonly string[],
  { sort = 'newest', page = 1 }: { sort?: OrderSort; page?: number } = {},
): ListCase {
  const query = new URLSearchParams({ page: String(page), limit: '10', sort, ...(filter as object) });
  return {
    what: `orders: ${what}`,
    graphql: {
      query: QUERY,
      variables: { ...graphqlVariables({ page, sort }), filter: graphqlVariables(filter) },
    },
    rest: `/admin/orders?${query}`,
    bare: byHand(where, values, sort, page),
    reading: (pool) => readAdminOrderPage(pool, filter, sort, 10, (page - 1) * 10),
  };
}

const like = (place: number) => `o.found_by like $${place}`;

/** The list of orders with each filter and order, and deep in it. `today` is a day in London. */
export function orderCases(today: string, inAWeek: string): ListCase[] {
  return [
    orders('page 1', {}, []),
    orders('page 500', {}, [], { page: 500 }),
    orders('oldest', {}, [], { sort: 'oldest' }),
    orders('dearest', {}, [], { sort: 'totalDescending' }),
    orders('cheapest, page 500', {}, [], { sort: 'totalAscending', page: 500 }),
    orders('soonest collection', {}, [], { sort: 'collectionSoonest' }),
    orders('processing', { status: 'processing' }, [`o.status = 'processing'`]),
    orders('delivered', { status: 'delivered' }, [`o.status = 'delivered'`]),
    orders('refunded', { paymentStatus: 'refunded' }, [`o.payment_status = 'refunded'`]),
    orders('to Japan', { destination: 'japan' }, [`o.destination = 'japan'`]),
    orders('to Japan, in transit', { destination: 'japan', status: 'in_transit' }, [
      `o.destination = 'japan' and o.status = 'in_transit'`,
    ]),
    orders('no collection date', { collection: 'none' }, ['o.collection_date is null']),
    orders(
      'collected this week',
      { collectionFrom: today, collectionTo: inAWeek },
      ['o.collection_date between $1 and $2', today, inAWeek],
      { sort: 'collectionSoonest' },
    ),
    orders('search a number', { search: 'HL-150000' }, [like(1), '%hl-150000%']),
    orders('search an invoice', { search: '#inv150000' }, [
      'o.id = (select l.order_id from ledger_entries l where l.document_number = $1)',
      'INV-150000',
    ]),
    orders('search an email', { search: 'grace.taylor' }, [like(1), '%grace.taylor%']),
    orders('search a city', { search: 'inverness' }, [like(1), '%inverness%']),
    orders('search a postcode', { search: 'NR18 2ZZ' }, [like(1), '%nr182zz%']),
    orders('search a phone', { search: '+44 (0)7700 900 123' }, [like(1), '%7700900123%']),
    orders('search a folded name', { search: 'MÜLLER alan' }, [
      `${like(1)} and ${like(2)}`,
      '%muller%',
      '%alan%',
    ]),
    orders('search two words', { search: 'taylor perth' }, [
      `${like(1)} and ${like(2)}`,
      '%taylor%',
      '%perth%',
    ]),
  ];
}
