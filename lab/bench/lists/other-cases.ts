import { readAuditLog } from '../../../server/modules/admin/audit.store.js';
import { readDashboardTotals, readLatestOrders } from '../../../server/modules/admin/dashboard.store.js';
import { readTasks } from '../../../server/modules/admin/tasks.store.js';
import { readAdminProducts } from '../../../server/modules/catalogue/admin/product-admin.store.js';
import { findProducts } from '../../../server/modules/catalogue/search/find-products.js';
import { readProductIndex } from '../../../server/modules/catalogue/search/product-index.store.js';
import { readEmails } from '../../../server/modules/email/mailbox/mailbox.store.js';
import { readDays } from '../../../server/modules/orders/figures/read-figures.store.js';
import { readUsers } from '../../../server/modules/users/user.store.js';
import { graphqlVariables } from './graphql-variables.js';
import type { Bare, ListCase } from './list-case.js';

/** 2,000 rows on a hundred pages: an index would cost more. */
const SMALL = ['products', 'categories', 'product_prices', 'users'];

const USERS = `query Users($page: Int!, $search: String, $role: UserRole, $status: UserStatus) {
  adminUsers(page: $page, search: $search, role: $role, status: $status) {
    nodes { id name email phone role status department address { line1 city postcode } createdAt lastLoginAt version } pageInfo { page pageSize total totalPages } } }`;
const USER_ROW = `select id, name, email, phone, role, status, address, department, created_at, last_login_at, version
  from users where deleted_at is null`;

function users(
  what: string,
  filter: { search?: string; role?: 'admin'; status?: 'suspended' },
  where: string,
  page = 1,
): ListCase {
  const query = new URLSearchParams({ page: String(page), limit: '10', ...filter });
  return {
    what: `users: ${what}`,
    graphql: { query: USERS, variables: graphqlVariables({ page, ...filter }) },
    rest: `/admin/users?${query}`,
    bare: [
      { text: `${USER_ROW}${where} order by created_at desc, id limit 10 offset ${(page - 1) * 10}` },
      { text: `select count(*) from users where deleted_at is null${where}` },
    ],
    reading: (pool) => readUsers(pool, filter, { sort: 'newest', limit: 10, offset: (page - 1) * 10 }),
    ...(filter.role || filter.status ? { readsAllOf: ['users'] } : {}),
  };
}

const PRODUCTS = `query Products($page: Int!, $search: String, $category: String, $status: ProductStatus, $sort: ProductSort) {
  adminProducts(page: $page, pageSize: 10, filter: { search: $search, category: $category }, status: $status, sort: $sort) {
    pageInfo { page pageSize total totalPages } nodes {
      id version name details size widthCm heightCm depthCm weightKg sidesAssumed status isPublished position createdAt
      imageUrl imageSrcSet altText collection color gender material brand category { id name }
      prices { destination country price { minorUnits } } notSoldTo } } }`;

function products(
  what: string,
  asked: { search?: string; category?: string; status?: 'draft'; sort?: 'priceDescending' },
  where: string,
  page = 1,
): ListCase {
  const { sort = 'position', status = null, search, ...filter } = asked;
  const from = `from products p join categories c on c.id = p.category_id where p.deleted_at is null${where}`;
  const order = asked.sort
    ? `(select amount_pence from product_prices where product_id = p.id and destination = 'australia') desc nulls last`
    : 'c.position, p.position';
  return {
    what: `products: ${what}`,
    graphql: { query: PRODUCTS, variables: graphqlVariables({ page, ...asked }) },
    rest: `/admin/products?${new URLSearchParams({ page: String(page), limit: '10', ...asked })}`,
    bare: [
      {
        text: `select p.id, p.version, p.name, p.details, p.size, p.width_cm, p.height_cm, p.depth_cm, p.weight_kg, p.sides_assumed,
            p.status, p.is_published, p.position, p.created_at, p.image_url, p.alt_text, p.attributes, c.id as category_id, c.name as category,
            (select jsonb_object_agg(destination, amount_pence) from product_prices where product_id = p.id) as prices
          ${from} order by ${order}, p.id limit 10 offset ${(page - 1) * 10}`,
      },
      { text: `select count(*) ${from}` },
    ],
    reading: async (pool) =>
      readAdminProducts(
        pool,
        {
          filter,
          found: search ? findProducts(search, await readProductIndex(pool)).map(({ id }) => id) : null,
          status,
          sort,
        },
        { page, pageSize: 10, offset: (page - 1) * 10 },
      ),
    readsAllOf: SMALL,
  };
}

const EMAILS = `query Emails($page: Int!, $search: String, $status: EmailStatus, $kind: EmailKind) {
  adminEmails(page: $page, pageSize: 10, search: $search, status: $status, kind: $kind) {
    pageInfo { page pageSize total totalPages } nodes { id kind recipient subject status lastError orderId orderNumber createdAt sentAt } } }`;

function emails(
  what: string,
  filter: { search?: string; status?: 'failed'; kind?: 'refund' },
  where: string,
  page = 1,
): ListCase {
  return {
    what: `mailbox: ${what}`,
    graphql: { query: EMAILS, variables: graphqlVariables({ page, ...filter }) },
    bare: [
      {
        text: `select m.id, m.kind, m.recipient, m.subject, m.status, m.last_error, m.order_id, m.created_at, m.sent_at,
            (select number from orders where id = m.order_id) as number
          from email_messages m where ${where} order by m.created_at desc, m.id limit 10 offset ${(page - 1) * 10}`,
      },
      { text: `select count(*) from email_messages m where ${where}` },
    ],
    reading: (pool) => readEmails(pool, filter, { limit: 10, offset: (page - 1) * 10 }),
  };
}

const AUDIT = `query Audit($page: Int!, $search: String, $entity: AuditEntity, $actor: String) {
  adminAuditLog(page: $page, pageSize: 10, search: $search, entity: $entity, actor: $actor) {
    pageInfo { page pageSize total totalPages } nodes { id createdAt actorName actorEmail action entity entityId label requestId changes { field before after } } } }`;

function audit(
  what: string,
  asked: { search?: string; entity?: 'order'; actor?: string },
  where: string,
  page = 1,
): ListCase {
  return {
    what: `audit log: ${what}`,
    graphql: { query: AUDIT, variables: graphqlVariables({ page, ...asked }) },
    bare: [
      {
        text: `select a.*, u.name, u.email from audit_entries a left join users u on u.id = a.actor_id where ${where}
          order by a.id desc limit 10 offset ${(page - 1) * 10}`,
      },
      { text: `select count(*) from audit_entries a where ${where}` },
    ],
    reading: (pool) => readAuditLog(pool, asked, { limit: 10, offset: (page - 1) * 10 }),
    // A search finds the account of an entry by its name of today, in all users.
    ...(asked.search ? { readsAllOf: ['users'] } : {}),
  };
}

const DASHBOARD_FIGURES = `query Figures($from: CalendarDate!, $to: CalendarDate!) { adminDashboardFigures(from: $from, to: $to) {
  revenue { minorUnits } orders days { day revenue { minorUnits } orders } destinations { destination revenue { minorUnits } orders } } }`;

function figures(what: string, from: string, to: string): ListCase {
  const within = `created_at >= '${from}'::timestamp at time zone 'Europe/London'
    and created_at < ('${to}'::date + 1)::timestamp at time zone 'Europe/London'`;
  const day = `(created_at at time zone 'Europe/London')::date`;
  return {
    what: `dashboard: figures of ${what}`,
    graphql: { query: DASHBOARD_FIGURES, variables: { from, to } },
    bare: [
      {
        text: `select m.day, o.destination, sum(m.pence) as pence from (select ${day} as day, order_id, sum(amount_pence) as pence
          from ledger_entries where ${within} group by 1, 2) m join orders o on o.id = m.order_id group by 1, 2`,
      },
      {
        text: `select ${day} as day, destination, count(*) from orders where deleted_at is null and ${within} group by 1, 2`,
      },
    ],
    reading: (pool) => readDays(pool, from, to),
  };
}

const TASKS: readonly Bare[] = [
  { text: 'select * from payment_issues where resolved_at is null order by created_at limit 5' },
  {
    text: `select o.id, o.number, o.customer->>'name', min(m.created_at), count(*) over () from messages m join orders o on o.id = m.order_id
      where not m.is_answered and o.deleted_at is null group by o.id order by 4 limit 5`,
  },
  {
    text: `select id, number, customer->>'name', created_at, count(*) over () from orders where collection_date is null and payment_status = 'paid'
      and status = 'processing' and deleted_at is null order by created_at limit 5`,
  },
  {
    text: `select id, subject, recipient, created_at, count(*) over () from email_messages where status = 'failed' order by created_at limit 5`,
  },
  {
    text: `select q.id, q.reference, u.name, q.expires_at, count(*) over () from saved_quotes q join users u on u.id = q.user_id
      where q.order_id is null and q.deleted_at is null and q.expires_at between now() and now() + interval '3 days' order by q.expires_at limit 5`,
  },
  {
    text: `select id from refunds where status = 'failed' or status = 'requested' and channel = 'bank_transfer' order by created_at limit 5`,
  },
];

function dashboard(): ListCase[] {
  return [
    {
      what: 'dashboard: totals',
      graphql: {
        query: `query { adminDashboard { totalOrders totalUsers totalRevenue { minorUnits } totalProducts
          latestOrders { id number status paymentStatus createdAt destination customer { name email } total { minorUnits } } } }`,
      },
      bare: [
        { text: 'select count(*) from orders where deleted_at is null' },
        { text: 'select sum(amount_pence) from ledger_entries' },
        { text: 'select count(*) from users where deleted_at is null' },
        { text: 'select count(*) from products where deleted_at is null' },
        {
          text: `select id, number, status, payment_status, created_at, destination, customer, price_pence from orders
            where deleted_at is null order by created_at desc, id limit 5`,
        },
      ],
      reading: async (pool) => {
        await readDashboardTotals(pool);
        await readLatestOrders(pool, 5);
      },
      readsAllOf: ['products'],
    },
    {
      what: 'dashboard: to do',
      graphql: { query: 'query { adminDashboardTasks { kind count items { id title detail at orderId } } }' },
      bare: TASKS,
      reading: (pool) => readTasks(pool, new Date(), 5),
      readsAllOf: ['users'],
    },
  ];
}

/** Every other list of staff. Days are London's. */
export function otherCases(today: string, aYearAgo: string, aMonthAgo: string): ListCase[] {
  return [
    ...dashboard(),
    figures('a month', aMonthAgo, today),
    figures('a year', aYearAgo, today),
    users('page 1', {}, ''),
    users('page 500', {}, '', 500),
    users('staff', { role: 'admin' }, ` and role = 'admin'`),
    users('suspended', { status: 'suspended' }, ` and status = 'suspended'`),
    users(
      'search a name',
      { search: 'grace taylor' },
      ` and found_by like '%grace%' and found_by like '%taylor%'`,
    ),
    products('page 1', {}, ''),
    products('page 100', {}, '', 100),
    products(
      'search',
      { search: 'wardrobe' },
      ` and (p.name ilike '%wardrobe%' or p.details ilike '%wardrobe%' or c.name ilike '%wardrobe%')`,
    ),
    products('drafts', { status: 'draft' }, ` and p.status = 'draft'`),
    products('dearest', { sort: 'priceDescending' }, ''),
    emails('page 1', {}, 'true'),
    emails('page 500', {}, 'true', 500),
    emails('failed', { status: 'failed' }, `m.status = 'failed'`),
    emails('refunds', { kind: 'refund' }, `m.kind = 'refund'`),
    emails('search a person', { search: 'grace.taylor' }, `m.found_by like '%grace.taylor%'`),
    audit('page 1', {}, 'true'),
    audit('page 500', {}, 'true', 500),
    audit('search an order', { search: 'HL-150000' }, `position('hl-150000' in lower(a.label)) > 0`),
    audit('orders', { entity: 'order' }, `a.entity = 'order'`),
    {
      what: 'categories',
      graphql: { query: 'query { categories { id name slug productCount } }' },
      rest: '/categories',
      bare: [
        {
          text: `select c.id, c.name, c.slug, count(p.id) from categories c left join products p on p.category_id = c.id and p.is_published
            and p.status = 'active' and p.deleted_at is null group by c.id order by c.position`,
        },
      ],
    },
    {
      what: 'minimum charges',
      graphql: { query: 'query { adminPrices { id destination price { minorUnits } } }' },
      rest: '/prices',
      bare: [{ text: 'select id, destination, amount_pence from prices' }],
    },
  ];
}
