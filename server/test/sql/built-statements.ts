import { readAuditLog } from '../../modules/admin/audit.store.js';
import { countTasks, readTasks } from '../../modules/admin/tasks.store.js';
import { readAdminProducts } from '../../modules/catalogue/admin/product-admin.store.js';
import { readScope } from '../../modules/catalogue/bulk-prices/bulk-price-scope.store.js';
import { countProducts, readProductPage } from '../../modules/catalogue/catalogue.store.js';
import { PRODUCT_SORTS, type ProductFilter, productWhere } from '../../modules/catalogue/product-filter.js';
import { PROMOTION_STATES } from '../../modules/catalogue/promotions/promotion.entity.js';
import { readPromotions } from '../../modules/catalogue/promotions/promotion.store.js';
import { placeRefusal, readIdlePlaces } from '../../modules/catalogue/promotions/promotion-places.store.js';
import { readSynonyms } from '../../modules/catalogue/search/admin/synonym-admin.store.js';
import { readOpeningFacts } from '../../modules/checkout/checkout.store.js';
import {
  claimDue,
  DUE_ATTEMPTS,
  DUE_EVENTS,
  DUE_REFUNDS,
} from '../../modules/checkout/reconciliation/due-rows.store.js';
import type { PaymentDeps } from '../../modules/checkout/settlement/payment-deps.js';
import { EMAIL_QUEUE } from '../../modules/email/email.store.js';
import { emailSearch, readEmails, requeueUndelivered } from '../../modules/email/mailbox/mailbox.store.js';
import { WEBHOOK_QUEUE } from '../../modules/integrations/webhooks/webhook-queue.store.js';
import { ZIPPED_SQL } from '../../modules/orders/accounts/accounts-zip.js';
import {
  orderSearch,
  readAdminOrderPage,
  suggestCustomerName,
} from '../../modules/orders/admin/admin-orders.store.js';
import { ORDER_SORTS, type OrderFilter } from '../../modules/orders/admin/order-filter.js';
import { exportSql } from '../../modules/orders/export/export-rows.js';
import { writeExportEntry } from '../../modules/orders/export/order-export.store.js';
import { recountFigures } from '../../modules/orders/figures/order-figures.store.js';
import { readTotalsFromFigures } from '../../modules/orders/figures/read-figures.store.js';
import { readFullOrdersOf, readOrdersOf, readTotalsOf } from '../../modules/orders/list/my-orders.store.js';
import type { QuantityMode } from '../../modules/quotes/cart/cart.store.js';
import { putLines, readCart } from '../../modules/quotes/cart/cart.store.js';
import { QUOTE_STATES } from '../../modules/quotes/saved/saved-quote.inputs.js';
import { readQuotes, readQuotesOf } from '../../modules/quotes/saved/saved-quote.store.js';
import { readRequests } from '../../modules/requests/request.store.js';
import { POLICIES } from '../../modules/retention/policies.js';
import { MERGE_STATEMENTS } from '../../modules/users/merge/merge.store.js';
import { EXPORT_SECTIONS } from '../../modules/users/privacy/export.store.js';
import { readUsers, suggestUserName, USER_SORTS } from '../../modules/users/user.store.js';
import { firstSql, rareSql, sortedSql } from '../../platform/db/find-page.store.js';
import type { Database } from '../../platform/db/orm.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { STORED_METRICS } from '../../platform/observe/stored-metrics.store.js';

/** A file that builds its statements at run time, so that the sources alone do not show their texts. */
interface Built {
  /** Places of the file that send such statements; one more needs an entry here. */
  readonly places: number;
  /** All texts, where they are available without sending. */
  readonly texts?: readonly string[];
  /** Sends each, with every possible part. */
  readonly send?: (database: Database) => Promise<unknown>;
}

const NOW = new Date('2026-11-21T10:00:00Z');
const SOMEBODY = '00000000-0000-4000-8000-000000000000';
/** One word with an index, one without, one that is one of our numbers. */
const SEARCH = 'archer of INV-100001';
const ALL_RATES = { withMinimums: true, withRates: true, withServices: true };
const PAGE = { limit: 5, offset: 0 };

const EVERY_ORDER_FILTER: OrderFilter = {
  status: 'processing',
  paymentStatus: 'paid',
  destination: 'usa',
  collection: 'agreed',
  collectionFrom: '2026-11-01',
  collectionTo: '2026-11-30',
  bookedFrom: '2026-11-01',
  bookedTo: '2026-11-30',
  search: SEARCH,
};
const EVERY_PRODUCT_FILTER: Required<ProductFilter> = {
  category: 'Boxes',
  search: 'box',
  minPrice: 1,
  maxPrice: 2,
  size: 'a',
  collection: 'a',
  color: 'a',
  gender: 'a',
  material: 'a',
  brand: 'a',
};
const LISTING = { destination: 'usa', where: productWhere(EVERY_PRODUCT_FILTER, [SOMEBODY]) } as const;
const MY_ORDERS = {
  userId: SOMEBODY,
  status: 'processing',
  search: SEARCH,
  placedFrom: '2026-11-01',
  ...PAGE,
} as const;

export const BUILT_STATEMENTS: Readonly<Record<string, Built>> = {
  'server/modules/quotes/saved/saved-quote.store.ts': {
    places: 2,
    send: async ({ pool }) => {
      await readQuotesOf(pool, { ids: [SOMEBODY] });
      for (const search of [null, SEARCH, 'Q-10001'])
        for (const state of [null, ...QUOTE_STATES])
          for (const rest of [{}, { userId: SOMEBODY }])
            await readQuotes(pool, { search, state, ...rest }, { now: NOW, ...PAGE });
    },
  },
  'server/modules/requests/request.store.ts': {
    places: 2,
    send: async ({ pool }) => {
      const filter = { kind: 'question', state: 'new', waitingDays: 1, userId: SOMEBODY } as const;
      for (const search of [null, SEARCH])
        for (const asked of [{ search }, { search, ...filter }])
          await readRequests(pool, asked, { now: NOW, ...PAGE });
    },
  },
  'server/modules/users/user.store.ts': {
    places: 2,
    send: ({ pool }) =>
      each(USER_SORTS, (sort) =>
        readUsers(pool, { search: SEARCH, role: 'admin', status: 'active' }, { sort, ...PAGE }),
      ),
  },
  'server/modules/users/privacy/export.store.ts': { places: 1, texts: EXPORT_SECTIONS.map(({ sql }) => sql) },
  'server/modules/retention/retention.store.ts': { places: 1, texts: POLICIES.map(({ sql }) => sql) },
  'server/platform/observe/stored-metrics.store.ts': {
    places: 1,
    texts: STORED_METRICS.map(({ sql }) => sql),
  },
  'server/modules/orders/list/my-orders.store.ts': {
    places: 2,
    send: async ({ pool }) => {
      await readOrdersOf(pool, MY_ORDERS);
      await readFullOrdersOf(pool, MY_ORDERS);
      await readTotalsOf(pool, SOMEBODY, MY_ORDERS);
    },
  },
  'server/modules/orders/export/export-stream.ts': {
    places: 1,
    texts: [exportSql(EVERY_ORDER_FILTER).text, ZIPPED_SQL],
  },
  'server/modules/orders/export/order-export.store.ts': {
    places: 1,
    send: ({ pool }) =>
      writeExportEntry(pool, { filter: EVERY_ORDER_FILTER, format: 'csv', rowsMax: 1 }, SOMEBODY),
  },
  'server/modules/users/merge/merge.store.ts': { places: 1, texts: MERGE_STATEMENTS },
  'server/platform/search/suggest-name.store.ts': {
    places: 2,
    send: async ({ pool }) => {
      await suggestCustomerName(pool, { search: 'fatmia jones', status: 'shipped', destination: 'japan' });
      await suggestUserName(pool, { search: 'fatmia jones', role: 'admin', status: 'active' });
    },
  },
  'server/platform/db/find-page.store.ts': {
    places: 2,
    texts: [
      ...ORDER_SORTS.map((sort) => orderSearch(EVERY_ORDER_FILTER, sort)),
      emailSearch({ status: 'sent', kind: 'welcome', search: SEARCH }),
    ].flatMap((sought) => [rareSql(sought), firstSql(sought, 300), sortedSql(sought)]),
  },
  'server/modules/orders/admin/admin-orders.store.ts': {
    places: 1,
    send: async ({ pool }) => {
      await each(ORDER_SORTS, (sort) => readAdminOrderPage(pool, { status: 'shipped' }, sort, 5, 0));
      await readAdminOrderPage(pool, { collection: 'none' }, 'newest', 5, 0);
      await readAdminOrderPage(pool, {}, 'newest', 5, 0);
    },
  },
  'server/modules/orders/figures/order-figures.store.ts': {
    places: 1,
    send: ({ pool }) => recountFigures(pool),
  },
  'server/modules/orders/figures/read-figures.store.ts': {
    places: 1,
    send: async ({ pool }) => {
      const cell = { status: 'processing', paymentStatus: 'paid', destination: 'usa' } as const;
      await readTotalsFromFigures(pool, { ...cell, bookedFrom: '2026-11-01', bookedTo: '2026-11-02' });
      await readTotalsFromFigures(pool, { ...cell, collection: 'none' });
    },
  },
  'server/modules/email/mailbox/mailbox.store.ts': {
    places: 3,
    send: async ({ pool, orm }) => {
      await readEmails(pool, { status: 'sent', kind: 'welcome' }, PAGE);
      await inTransaction(orm.em, (tx) =>
        requeueUndelivered(tx, { status: 'failed', kind: 'welcome', search: SEARCH }, NOW),
      );
    },
  },
  'server/platform/queue/queue-table.store.ts': {
    places: 3,
    send: ({ orm }) =>
      each([EMAIL_QUEUE, WEBHOOK_QUEUE], async (queue) => {
        const [em, claim] = [orm.em.fork(), { id: SOMEBODY, claimedBy: SOMEBODY }];
        await queue.claimDue(em, 1, 0);
        await queue.renewClaim(em, claim, 0).catch(() => {});
        await queue.endClaim(em, claim, new Error(''), 1);
      }),
  },
  'server/modules/checkout/reconciliation/due-rows.store.ts': {
    places: 1,
    send: ({ orm }) => {
      const deps = { em: orm.em.fork(), now: () => NOW, reconcileEveryMs: 1 } as unknown as PaymentDeps;
      return each([DUE_ATTEMPTS, DUE_REFUNDS, { ...DUE_EVENTS }], (table) =>
        claimDue(deps, table, table.table === 'stripe_events' ? null : SOMEBODY),
      );
    },
  },
  'server/modules/catalogue/catalogue.store.ts': {
    places: 2,
    send: async ({ pool }) => {
      await each(PRODUCT_SORTS, (sort) => readProductPage(pool, { ...LISTING, sort, limit: 5, offset: 5 }));
      await countProducts(pool, LISTING);
    },
  },
  'server/modules/catalogue/bulk-prices/bulk-price-scope.store.ts': {
    places: 1,
    send: ({ orm }) =>
      each([true, false], (isLocked) =>
        inTransaction(orm.em, (tx) =>
          readScope(
            tx,
            { category: 'Boxes', search: 'box', status: 'active', destinations: null, ...ALL_RATES },
            { isLocked },
          ),
        ),
      ),
  },
  'server/modules/quotes/cart/cart.store.ts': {
    places: 2,
    send: async ({ orm }) => {
      const guest = { userId: null, guestHash: 'hash' };
      await readCart(orm.em.fork(), { userId: SOMEBODY, guestHash: null }, NOW);
      await readCart(orm.em.fork(), guest, NOW);
      await each<QuantityMode>(['set', 'add', 'keepLarger'], (onSame) =>
        putLines(orm.em.fork(), guest, [], { onSame, first: { destination: 'usa', now: NOW } }),
      );
    },
  },
  'server/modules/checkout/checkout.store.ts': {
    places: 1,
    send: ({ orm }) => readOpeningFacts(orm.em.fork(), SOMEBODY, 'key', NOW),
  },
  'server/modules/catalogue/promotions/promotion.store.ts': {
    places: 1,
    send: async ({ orm }) => {
      const at = { today: '2026-11-21', now: NOW, ...PAGE };
      for (const state of PROMOTION_STATES)
        await readPromotions(orm.em.fork(), { state, search: SEARCH, id: SOMEBODY }, at);
    },
  },
  'server/modules/catalogue/promotions/promotion-places.store.ts': {
    places: 2,
    send: async ({ orm }) => {
      await placeRefusal(orm.em.fork(), { id: SOMEBODY }, SOMEBODY);
      await readIdlePlaces(orm.em.fork(), NOW, 5);
    },
  },
  'server/modules/catalogue/search/admin/synonym-admin.store.ts': {
    places: 2,
    send: ({ pool }) => readSynonyms(pool, SEARCH, { page: 1, pageSize: 5, offset: 5 }),
  },
  'server/modules/catalogue/admin/product-admin.store.ts': {
    places: 2,
    send: ({ pool }) =>
      each(PRODUCT_SORTS, (sort) =>
        readAdminProducts(
          pool,
          { filter: { category: 'Boxes' }, found: [SOMEBODY], status: 'active', sort },
          { page: 1, pageSize: 5, offset: 0 },
        ),
      ),
  },
  'server/modules/admin/audit.store.ts': {
    places: 2,
    send: ({ pool }) => readAuditLog(pool, { search: 'a', entity: 'user', actor: 'a' }, PAGE),
  },
  'server/modules/admin/tasks.store.ts': {
    places: 2,
    send: async ({ pool }) => [await readTasks(pool, NOW, 5), await countTasks(pool)],
  },
};

/** Places that send statements that are not ours over our tables, and why. */
export const NOT_OF_OUR_TABLES: Readonly<Record<string, string>> = {
  'server/platform/db/query.ts': 'sends the texts of its callers',
  'server/platform/db/schema/migrate.ts': 'notes a fingerprint on the table of the migrations',
  'server/platform/db/notifications.ts': 'listens to a channel',
  'server/modules/pages/page-renderer.ts': 'a query of GraphQL',
  'server/app/start-sandbox.ts': 'creates the tables of the sandbox',
};

async function each<T>(all: readonly T[], send: (one: T) => Promise<unknown>): Promise<void> {
  for (const one of all) await send(one);
}
