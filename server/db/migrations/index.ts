import { CatalogueAdmin } from './20261121-catalogue-admin.js';
import { EventsWithoutSecrets } from './20261121-events-without-secrets.js';
import { Initial } from './20261121-initial.js';
import { OrdersAdmin } from './20261121-orders-admin.js';
import { RateLimits } from './20261121-rate-limits.js';
import { UsersAdmin } from './20261121-users-admin.js';
import { AccountSecurity } from './20261122-account-security.js';
import { Accounts } from './20261122-accounts.js';
import { Audit } from './20261122-audit.js';
import { Boxes } from './20261122-boxes.js';
import { Conversation } from './20261122-conversation.js';
import { DashboardIndexes } from './20261122-dashboard.js';
import { Ledger } from './20261122-ledger.js';
import { LiveOrders } from './20261122-live-orders.js';
import { Mail } from './20261122-mail.js';
import { OrderChanges } from './20261122-order-changes.js';
import { RefundsTold } from './20261122-refunds-told.js';
import { RoomForMore } from './20261122-room-for-more.js';
import { SavedQuotes } from './20261122-saved-quotes.js';
import { StoreSettingsKept } from './20261122-store-settings.js';
import { Mailbox } from './20261123-mailbox.js';
import { Versions } from './20261123-versions.js';

/** In order. A migration that has landed is never edited. */
export const MIGRATIONS = [
  { name: '20261121-initial', class: Initial },
  { name: '20261121-users-admin', class: UsersAdmin },
  { name: '20261121-rate-limits', class: RateLimits },
  { name: '20261121-catalogue-admin', class: CatalogueAdmin },
  { name: '20261121-orders-admin', class: OrdersAdmin },
  { name: '20261121-events-without-secrets', class: EventsWithoutSecrets },
  { name: '20261122-room-for-more', class: RoomForMore },
  { name: '20261122-account-security', class: AccountSecurity },
  { name: '20261122-ledger', class: Ledger },
  { name: '20261122-order-changes', class: OrderChanges },
  { name: '20261122-live-orders', class: LiveOrders },
  { name: '20261122-saved-quotes', class: SavedQuotes },
  { name: '20261122-accounts', class: Accounts },
  { name: '20261122-mail', class: Mail },
  { name: '20261122-conversation', class: Conversation },
  { name: '20261122-boxes', class: Boxes },
  { name: '20261122-store-settings', class: StoreSettingsKept },
  { name: '20261122-audit', class: Audit },
  { name: '20261122-dashboard', class: DashboardIndexes },
  { name: '20261122-refunds-told', class: RefundsTold },
  { name: '20261123-versions', class: Versions },
  { name: '20261123-mailbox', class: Mailbox },
];
