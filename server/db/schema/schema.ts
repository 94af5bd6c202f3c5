import { SchemaGenerator, type SqlEntityManager } from '@mikro-orm/postgresql';
import { AUDIT_FUNCTIONS, AUDIT_SCHEMA } from '../../admin/audit.schema.js';
import { ADMIN_PAYMENTS_SCHEMA } from '../../checkout/admin-payments/admin-payments.schema.js';
import { CHECKOUT_SCHEMA } from '../../checkout/checkout.schema.js';
import { ORDER_CHANGES_SCHEMA } from '../../checkout/order-changes/order-changes.schema.js';
import { CONVERSATION_SCHEMA } from '../../conversation/conversation.schema.js';
import { DOCUMENTS_SCHEMA } from '../../documents/documents.schema.js';
import { LEGAL_SCHEMA } from '../../legal/legal.schema.js';
import { LIMITS_UNLOGGED } from '../../limits/limits.schema.js';
import { ORDER_CHARGES_SCHEMA } from '../../orders/charges/order-charges.schema.js';
import { FIGURES_SCHEMA } from '../../orders/figures/figures.schema.js';
import { LEDGER_SCHEMA } from '../../orders/ledger/ledger.schema.js';
import { ORDERS_SCHEMA } from '../../orders/orders.schema.js';
import { PAPERS_SCHEMA } from '../../papers/papers.schema.js';
import { PAYMENTS_SCHEMA } from '../../payments/payments.schema.js';
import { REQUESTS_SCHEMA } from '../../requests/requests.schema.js';
import { SAVED_QUOTES_SCHEMA } from '../../saved-quotes/saved-quotes.schema.js';
import { GUIDES_ROWS } from '../../settings/guides/guides.schema.js';
import { ATTACHMENTS_SCHEMA } from '../../uploads/attachments/attachments.schema.js';
import { USERS_FUNCTIONS } from '../../users/users.schema.js';
import { COMMON_SCHEMA } from './common.schema.js';
import { SEARCH_SCHEMA } from './search.schema.js';

/** What the tables of entities need: functions of their triggers and columns, extensions. */
const BEFORE = [COMMON_SCHEMA, SEARCH_SCHEMA, AUDIT_FUNCTIONS, USERS_FUNCTIONS];

/** What needs them: first rows, and tables that have no entity. */
const AFTER = [
  GUIDES_ROWS,
  LIMITS_UNLOGGED,
  SAVED_QUOTES_SCHEMA,
  REQUESTS_SCHEMA,
  CHECKOUT_SCHEMA,
  LEGAL_SCHEMA,
  PAYMENTS_SCHEMA,
  ORDERS_SCHEMA,
  ORDER_CHARGES_SCHEMA,
  LEDGER_SCHEMA,
  FIGURES_SCHEMA,
  DOCUMENTS_SCHEMA,
  CONVERSATION_SCHEMA,
  PAPERS_SCHEMA,
  ATTACHMENTS_SCHEMA,
  ORDER_CHANGES_SCHEMA,
  ADMIN_PAYMENTS_SCHEMA,
  AUDIT_SCHEMA,
];

/** Their texts stand in `x.schema.ts` still. */
export const NOT_OF_ENTITIES = [
  'saved_quotes',
  'checkouts',
  'payment_attempts',
  'stripe_events',
  'refunds',
  'payment_issues',
  'orders',
  'order_lines',
  'order_events',
  'ledger_entries',
  'legal_documents',
  'legal_drafts',
];

/**
 * The whole schema, texts of several statements each: every entity's table as its class describes it, and beside it what
 * the ORM has no word for. Money is whole pence, time is UTC.
 */
export async function schemaOf(em: SqlEntityManager): Promise<readonly string[]> {
  const tables = await new SchemaGenerator(em).getCreateSchemaSQL({ wrap: false });
  // Functions stand before the tables that they name.
  return ['set local check_function_bodies = off;', ...BEFORE, tables, ...AFTER];
}
