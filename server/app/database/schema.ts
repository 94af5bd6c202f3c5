import { SchemaGenerator, type SqlEntityManager } from '@mikro-orm/postgresql';
import { AUDIT_FUNCTIONS } from '../../modules/admin/audit.schema.js';
import { ADMIN_PAYMENTS_FUNCTIONS } from '../../modules/checkout/admin-payments/admin-payments.schema.js';
import { WEBHOOK_FUNCTIONS } from '../../modules/integrations/webhooks/webhook.schema.js';
import { ACCOUNTS_FUNCTIONS } from '../../modules/orders/accounts/accounts.schema.js';
import { FIGURE_CHANGES, FIGURES_FUNCTIONS } from '../../modules/orders/figures/figures.schema.js';
import { DOCUMENT_SERIES_ROWS } from '../../modules/orders/ledger/ledger.schema.js';
import { ORDERS_FUNCTIONS } from '../../modules/orders/orders.schema.js';
import { PAYMENTS_FUNCTIONS } from '../../modules/payments/payments.schema.js';
import { GUIDES_ROWS } from '../../modules/settings/guides/guides.schema.js';
import { LEGAL_DRAFT_ROWS } from '../../modules/settings/legal/legal.schema.js';
import { USERS_FUNCTIONS } from '../../modules/users/users.schema.js';
import { COMMON_SCHEMA } from '../../platform/db/schema/common.schema.js';
import { SEARCH_SCHEMA } from '../../platform/db/schema/search.schema.js';
import { LIMITS_UNLOGGED } from '../../platform/limits/limits.schema.js';

/** SQL that tables need: extensions, sequences, functions of their triggers and columns. */
const BEFORE = [
  COMMON_SCHEMA,
  SEARCH_SCHEMA,
  'create sequence quote_numbers start 10001;\ncreate sequence request_numbers start 10001;',
  AUDIT_FUNCTIONS,
  USERS_FUNCTIONS,
  PAYMENTS_FUNCTIONS,
  ORDERS_FUNCTIONS,
  FIGURES_FUNCTIONS,
  ACCOUNTS_FUNCTIONS,
  ADMIN_PAYMENTS_FUNCTIONS,
  WEBHOOK_FUNCTIONS,
];

/** SQL that needs tables: first rows, and objects that the ORM cannot describe. */
const AFTER = [GUIDES_ROWS, LEGAL_DRAFT_ROWS, DOCUMENT_SERIES_ROWS, LIMITS_UNLOGGED, FIGURE_CHANGES];

/**
 * The whole schema, texts of several statements each: every table as its entity describes it, and the objects that
 * the ORM cannot describe. Money is whole pence, time is UTC.
 */
export async function schemaOf(em: SqlEntityManager): Promise<readonly string[]> {
  const tables = await new SchemaGenerator(em).getCreateSchemaSQL({ wrap: false });
  // Functions come before the tables that they name.
  return ['set local check_function_bodies = off;', ...BEFORE, tables, ...AFTER];
}
