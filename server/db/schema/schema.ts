import { AUDIT_SCHEMA } from '../../admin/audit.schema.js';
import { CART_SCHEMA } from '../../cart/cart.schema.js';
import { CATALOGUE_SCHEMA } from '../../catalogue/catalogue.schema.js';
import { ADMIN_PAYMENTS_SCHEMA } from '../../checkout/admin-payments/admin-payments.schema.js';
import { CHECKOUT_SCHEMA } from '../../checkout/checkout.schema.js';
import { ORDER_CHANGES_SCHEMA } from '../../checkout/order-changes/order-changes.schema.js';
import { CONVERSATION_SCHEMA } from '../../conversation/conversation.schema.js';
import { DOCUMENTS_SCHEMA } from '../../documents/documents.schema.js';
import { EMAIL_SCHEMA } from '../../email/email.schema.js';
import { LEGAL_SCHEMA } from '../../legal/legal.schema.js';
import { LIMITS_SCHEMA } from '../../limits/limits.schema.js';
import { ORDER_CHARGES_SCHEMA } from '../../orders/charges/order-charges.schema.js';
import { FIGURES_SCHEMA } from '../../orders/figures/figures.schema.js';
import { LEDGER_SCHEMA } from '../../orders/ledger/ledger.schema.js';
import { ORDERS_SCHEMA } from '../../orders/orders.schema.js';
import { PAPERS_SCHEMA } from '../../papers/papers.schema.js';
import { PAYMENTS_SCHEMA } from '../../payments/payments.schema.js';
import { PRICES_SCHEMA } from '../../prices/prices.schema.js';
import { PROMOTIONS_SCHEMA } from '../../promotions/promotions.schema.js';
import { REQUESTS_SCHEMA } from '../../requests/requests.schema.js';
import { RETENTION_SCHEMA } from '../../retention/retention.schema.js';
import { SAVED_QUOTES_SCHEMA } from '../../saved-quotes/saved-quotes.schema.js';
import { GUIDES_SCHEMA } from '../../settings/guides/guides.schema.js';
import { SETTINGS_SCHEMA } from '../../settings/settings.schema.js';
import { ATTACHMENTS_SCHEMA } from '../../uploads/attachments/attachments.schema.js';
import { UPLOADS_SCHEMA } from '../../uploads/uploads.schema.js';
import { USERS_SCHEMA } from '../../users/users.schema.js';
import { COMMON_SCHEMA } from './common.schema.js';
import { SEARCH_SCHEMA } from './search.schema.js';

/**
 * The whole schema, a text of several statements for each module. A table stands after those that it references. Money is
 * whole pence, time is UTC.
 */
export const SCHEMA: readonly string[] = [
  COMMON_SCHEMA,
  SEARCH_SCHEMA,
  USERS_SCHEMA,
  SETTINGS_SCHEMA,
  GUIDES_SCHEMA,
  PRICES_SCHEMA,
  CATALOGUE_SCHEMA,
  UPLOADS_SCHEMA,
  LIMITS_SCHEMA,
  RETENTION_SCHEMA,
  EMAIL_SCHEMA,
  PROMOTIONS_SCHEMA,
  CART_SCHEMA,
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
