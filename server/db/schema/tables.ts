// Made from the migrated database by "npm run generate"; a test compares. Never edited.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as PostgreSQL writes it, in UTC. */
type Moment = ColumnType<string, Date | string, Date | string>;
/** Beyond what a number holds exactly. */
type BigInteger = ColumnType<string, number | string, number | string>;
/** Written as text. */
type Json = ColumnType<unknown, string, string>;

interface Acceptances {
  accepted_at: Moment;
  accepted_by: 'screen' | 'call';
  checkout_id: string | null;
  id: GeneratedAlways<string>;
  kind: string;
  user_id: string;
  version: number;
}

interface AccountLinks {
  asked_at: Moment;
  email: string;
  expires_at: Moment;
  hash: string;
  purpose: 'reset-password' | 'verify-email';
  user_id: string;
}

interface Attachments {
  bytes: Buffer;
  created_at: Moment;
  digest: string;
  id: string;
  is_sent: GeneratedAlways<string>;
  message_id: string | null;
  name: string;
  paper_id: string | null;
  position: Generated<number>;
  request_id: string | null;
  request_message_id: string | null;
  scan: Generated<'none' | 'clean' | 'harmful'>;
  sender: string | null;
  thumbnail: Buffer | null;
  type: 'application/pdf' | 'image/webp';
}

interface AuditEntries {
  action: 'created' | 'changed' | 'removed';
  actor_id: string;
  after: Json;
  before: Json;
  created_at: Generated<Moment>;
  entity: 'user' | 'product' | 'category' | 'price' | 'order' | 'settings' | 'message' | 'payment' | 'export' | 'quote' | 'synonym' | 'guide' | 'document' | 'promotion' | 'request' | 'samples';
  entity_id: string;
  found_by: GeneratedAlways<string>;
  id: GeneratedAlways<string>;
  label: string;
  request_id: string;
}

interface BoxItems {
  box_number: number;
  description: string;
  is_used: boolean;
  order_id: string;
  position: number;
  quantity: number;
  value_pence: number;
}

interface BoxScans {
  box_number: number;
  order_id: string;
  scanned_at: Moment;
  scanned_by: 'owner' | 'staff' | 'link';
  scanned_hour: Moment;
}

interface CartLines {
  cart_id: string;
  created_at: Moment;
  custom_box: Json | null;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  id: string;
  line_key: string;
  product_id: string | null;
  quantity: number;
}

interface Carts {
  collection_date: string | null;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  from_city: Generated<string>;
  guest_hash: string | null;
  id: string;
  promotion_id: string | null;
  service: Generated<string>;
  to_city: Generated<string>;
  updated_at: Moment;
  user_id: string | null;
}

interface Categories {
  id: string;
  image_url: string | null;
  name: string;
  position: number;
  slug: string;
  version: Generated<number>;
}

interface Checkouts {
  amends_order_id: string | null;
  answered_keys: Generated<Json>;
  billing_address: Json;
  cart_id: string | null;
  change: Json | null;
  charge_id: string | null;
  collection_address: Json;
  collection_date: string | null;
  contact: Json;
  created_at: Moment;
  currency: Generated<string>;
  delivery_address: Json;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  from_city: string;
  id: string;
  idempotency_key: string;
  item_count: number;
  items_pence: number;
  lines: Json;
  minimum_pence: number;
  minimum_top_up_pence: number;
  no_forbidden_goods_at: Moment | null;
  price_hash: string;
  promotion: Json | null;
  promotion_pence: Generated<number>;
  quote_id: string | null;
  service: string;
  service_name: string;
  service_pence: number;
  status: 'awaiting_payment' | 'finalized' | 'cancelled' | 'expired' | 'review' | 'refunded';
  to_city: string;
  total_pence: number;
  transit: Json | null;
  updated_at: Moment;
  user_id: string;
  volume_cm3: BigInteger;
}

interface Conversations {
  customer_copy_at: Moment | null;
  order_id: string;
  staff_copy_at: Moment | null;
}

interface DestinationGuides {
  charges: Generated<Json>;
  container_prices: Generated<Json>;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  goods: Generated<Json>;
  papers: Generated<Json>;
  transit_times: Generated<Json>;
  version: Generated<number>;
}

interface DestinationRates {
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  handling_pence: number;
  heavy_surcharge_pence: number;
  per_cubic_metre_pence: number;
}

interface DocumentSeries {
  kind: string;
  last_number: number;
  prefix: string;
}

interface DrivingOrders {
  day: string;
  order_ids: Generated<string[]>;
  version: Generated<number>;
}

interface EmailMessages {
  again_of: string | null;
  body_html: Generated<string>;
  body_text: Generated<string>;
  claimed_by: string | null;
  created_at: Moment;
  data: Generated<Json>;
  dedupe_key: string;
  due_at: Generated<Moment>;
  found_by: GeneratedAlways<string>;
  id: string;
  kind: string;
  last_error: string | null;
  order_id: string | null;
  recipient: string;
  resent_at: Moment | null;
  sent_at: Moment | null;
  status: 'queued' | 'sent' | 'kept' | 'failed' | 'closed';
  subject: Generated<string>;
  traceparent: string | null;
  tries: Generated<number>;
  user_id: string | null;
}

interface LaneTransits {
  deliveries: number;
  destination: string;
  from_days: number;
  service: string;
  to_days: number;
}

interface LedgerEntries {
  amount_pence: number;
  content: Json;
  created_at: Moment;
  description: string;
  document_number: string;
  id: string;
  issuer: Json;
  kind: string;
  movement: string;
  order_id: string;
  payment_intent: string;
  refund_id: string | null;
  vat_pence: Generated<number>;
}

interface LegalDocuments {
  kind: 'terms' | 'privacy' | 'delivery' | 'prohibited_goods';
  note: string;
  published_at: Moment;
  text: string;
  version: number;
}

interface LegalDrafts {
  kind: 'terms' | 'privacy' | 'delivery' | 'prohibited_goods';
  saved_at: Moment | null;
  text: string | null;
  version: Generated<number>;
}

interface Messages {
  author_id: string;
  body: string;
  copied_in: string | null;
  created_at: Moment;
  from_staff: boolean;
  id: string;
  is_answered: boolean;
  order_id: string;
  read_at: Moment | null;
}

interface NewsletterConsents {
  created_at: Moment;
  given_at: 'register' | 'account' | 'email';
  id: string;
  is_on: boolean;
  user_id: string;
  wording: string;
}

interface OrderBoxes {
  number: number;
  order_id: string;
  token: Generated<string>;
  version: Generated<number>;
}

interface OrderChanges {
  checkout_id: string | null;
  created_at: Moment;
  digest: string;
  idempotency_key: string;
  order_id: string;
}

interface OrderCharges {
  amount_pence: number;
  change: Json | null;
  closed_at: Moment | null;
  created_at: Moment;
  digest: string;
  id: string;
  idempotency_key: string;
  name: string;
  order_id: string;
  reason: string;
  state: 'open' | 'paid' | 'withdrawn';
}

interface OrderEvents {
  actor_id: string | null;
  created_at: Moment;
  description: string;
  id: string;
  order_id: string;
  reason: string | null;
  status: string;
  version: number | null;
}

interface OrderFigureChanges {
  day: string;
  destination: string;
  kind: 'all' | 'booked' | 'collected' | 'daily';
  orders: BigInteger;
  payment_status: string;
  pence: BigInteger;
  status: string;
}

interface OrderFigureChecks {
  checked_at: Moment;
  differing: number;
  id: number;
}

interface OrderFigures {
  day: string;
  destination: string;
  kind: 'all' | 'booked' | 'collected' | 'daily';
  orders: BigInteger;
  payment_status: string;
  pence: BigInteger;
  status: string;
}

interface OrderLines {
  description: string;
  id: string;
  image_url: string | null;
  name: string;
  order_id: string;
  position: number;
  product_id: string | null;
  quantity: number;
  size: string;
  unit_pence: number;
  unit_volume_cm3: number;
}

interface OrderNotes {
  author_id: string;
  body: string;
  created_at: Moment;
  id: string;
  order_id: string;
}

interface OrderPapers {
  changed_at: Moment | null;
  days: number;
  due_before: 'collection' | 'arrival';
  explanation: string;
  id: Generated<string>;
  name: string;
  order_id: string;
  position: number;
  reason: Generated<string>;
  state: Generated<'open' | 'sent' | 'checked' | 'refused'>;
  version: Generated<number>;
}

interface OrderPayments {
  amount_pence: number;
  card: Json;
  checkout_id: string | null;
  created_at: Moment;
  method: Generated<'card' | 'bank_transfer'>;
  order_id: string;
  payment_intent: string;
  refunded_pence: Generated<number>;
  reversed_pence: Generated<number>;
}

interface Orders {
  billing_address: Json;
  card: Json;
  charges_pence: Generated<number>;
  checkout_id: string;
  collection_address: Json;
  collection_date: string | null;
  created_at: Moment;
  currency: Generated<string>;
  customer: Json;
  deleted_at: Moment | null;
  delivery_address: Json;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  found_by: Generated<string>;
  from_city: string;
  id: string;
  item_count: number;
  item_names: Generated<string>;
  items_pence: number;
  minimum_pence: number;
  minimum_top_up_pence: number;
  number: Generated<string>;
  payment_intent: string;
  payment_status: Generated<'pending' | 'paid' | 'failed' | 'refunded'>;
  promotion: Json | null;
  promotion_pence: Generated<number>;
  refunded_pence: Generated<number>;
  reversed_pence: Generated<number>;
  service: string;
  service_name: string;
  service_pence: number;
  status: Generated<'processing' | 'shipped' | 'in_transit' | 'delivered' | 'cancelled'>;
  to_city: string;
  total_pence: number;
  tracking_number: string | null;
  transit: Json | null;
  user_id: string;
  version: Generated<number>;
  volume_cm3: BigInteger;
}

interface PaymentAttempts {
  amount_pence: number;
  checkout_id: string;
  checks: Generated<number>;
  created_at: Moment;
  currency: Generated<string>;
  id: string;
  idempotency_key: string;
  next_check_at: Moment;
  no: number;
  payment_intent: string | null;
  provider_status: string | null;
  status: Generated<'requested' | 'open' | 'succeeded' | 'cancelled' | 'abandoned'>;
}

interface PaymentDisputes {
  amount_pence: number;
  due_by: Moment | null;
  id: string;
  payment_intent: string;
  status: 'open' | 'won' | 'lost';
  updated_at: Moment;
}

interface PaymentIssues {
  checkout_id: string | null;
  created_at: Moment;
  data: Json;
  id: string;
  kind: 'amount_differs' | 'currency_differs' | 'mode_differs' | 'unknown_checkout' | 'order_without_payment' | 'refund_failed' | 'refund_refused' | 'refund_assumed' | 'over_refunded' | 'disputed';
  payment_intent: string;
  raised: Generated<number>;
  resolution_id: string | null;
  resolved_at: Moment | null;
}

interface PaymentOperations {
  actor_id: string;
  amount_pence: number;
  created_at: Moment;
  digest: string;
  id: string;
  idempotency_key: string | null;
  kind: 'refund' | 'payment' | 'correction' | 'refund_sent';
  order_id: string | null;
  payment_intent: string | null;
  received_on: string | null;
  refund_id: string | null;
  words: string;
}

interface PaymentResolutions {
  actor_id: string;
  created_at: Moment;
  id: string;
  note: string;
  payment_intent: string;
}

interface PriceChanges {
  actor_id: string;
  created_at: Moment;
  id: string;
  minimum_count: number;
  percent_tenths: number;
  price_count: number;
  prices: Json;
  product_count: number;
  request_id: string;
  rounding: 'penny' | 'endsIn99';
  scope: Json;
  undone_at: Moment | null;
  undone_by: string | null;
}

interface Prices {
  amount_pence: number;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  id: string;
  version: Generated<number>;
}

interface ProductPrices {
  amount_pence: number;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  product_id: string;
}

interface Products {
  alt_text: string;
  attributes: Generated<Json>;
  category_id: string;
  created_at: Moment;
  deleted_at: Moment | null;
  depth_cm: number;
  details: string;
  height_cm: number;
  id: string;
  image_url: string;
  is_published: Generated<boolean>;
  name: string;
  position: number;
  sides_assumed: Generated<boolean>;
  size: string;
  slug: string;
  status: Generated<'active' | 'inactive' | 'draft'>;
  version: Generated<number>;
  weight_kg: number;
  width_cm: number;
}

interface Promotions {
  code: string | null;
  created_at: Moment;
  destinations: Generated<Json>;
  ended_at: Moment | null;
  ends_on: string | null;
  id: string;
  kind: 'percent' | 'pence' | 'freeService';
  minimum_pence: Generated<number>;
  name: string;
  once_per_account: Generated<boolean>;
  starts_on: string | null;
  uses_max: number | null;
  value: number;
  version: Generated<number>;
}

interface RateLimits {
  expire: BigInteger | null;
  key: string;
  points: Generated<number>;
}

interface Refunds {
  amount_pence: number;
  channel: Generated<'provider' | 'dashboard' | 'bank_transfer'>;
  confirmed_at: Moment | null;
  created_at: Moment;
  dashboard_pence_before: Generated<number>;
  failed_at: Moment | null;
  id: string;
  next_check_at: Moment;
  payment_intent: string;
  provider_refund: string | null;
  reason: string;
  status: Generated<'requested' | 'processing' | 'succeeded' | 'refused' | 'failed' | 'cancelled'>;
  tries: Generated<number>;
}

interface ReminderStops {
  address_digest: string;
  stopped_at: Moment;
}

interface RequestMessages {
  body: string;
  created_at: Moment;
  id: string;
  request_id: string;
  staff_id: string | null;
}

interface Requests {
  changed_at: Moment;
  created_at: Moment;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa' | null;
  digest: string | null;
  email: string;
  found_by: GeneratedAlways<string>;
  id: string;
  kind: 'container' | 'survey' | 'price_match' | 'question';
  name: string;
  of_quote: string | null;
  other_offer: Json | null;
  phone: string;
  quote_id: string | null;
  reference: Generated<string>;
  sent_digest: string | null;
  shipment: Json | null;
  state: 'new' | 'answered' | 'offered' | 'won' | 'lost';
  survey_month: string | null;
  user_id: string | null;
  version: Generated<number>;
  waits_since: Moment | null;
}

interface RetentionRuns {
  finished_at: Moment;
  policy: string;
  removed: BigInteger;
}

interface SavedAddresses {
  address: Json;
  country_code: string;
  created_at: Moment;
  id: string;
  is_default: Generated<boolean>;
  label: Generated<string>;
  updated_at: Moment;
  user_id: string;
}

interface SavedQuotes {
  created_at: Moment;
  currency: Generated<string>;
  deleted_at: Moment | null;
  destination: 'australia' | 'bahrain' | 'canada' | 'china' | 'dubai' | 'hongkong' | 'japan' | 'malaysia' | 'newzealand' | 'singapore' | 'southafrica' | 'usa';
  digest: string;
  expires_at: Moment;
  from_city: string;
  guest_hash: string | null;
  id: string;
  item_count: number;
  items_pence: number;
  lines: Json;
  minimum_pence: number;
  minimum_top_up_pence: number;
  order_id: string | null;
  promotion: Json | null;
  promotion_pence: Generated<number>;
  reference: Generated<string>;
  remind_email: string | null;
  reminded_at: Moment | null;
  secret_hash: string;
  service: string;
  service_name: string;
  service_pence: number;
  to_city: string;
  total_pence: number;
  user_id: string | null;
  volume_cm3: BigInteger;
}

interface SearchSynonyms {
  created_at: Moment;
  id: string;
  meaning: string;
  version: Generated<number>;
  word: string;
}

interface SecurityEvents {
  created_at: Moment;
  device: string;
  id: GeneratedAlways<string>;
  kind: string;
  network: string;
  user_id: string;
}

interface ServiceOptions {
  description: string;
  level: 'standard' | 'express' | 'whiteglove';
  name: string;
  position: number;
  surcharge_pence: number;
}

interface StoreSettings {
  area_cut_offs: Generated<string>;
  collection_regions: Generated<Json>;
  company: Json;
  id: number;
  name: Generated<string>;
  new_order_emails: Generated<boolean>;
  online_saving_percent: Generated<number>;
  phone: string;
  phone_hours: Generated<string>;
  premium_from_orders: Generated<number>;
  promotion: string;
  proofs: Generated<Json>;
  refund_text: Generated<string>;
  same_day_cut_off_hour: number;
  social_links: Json;
  version: Generated<number>;
}

interface StripeEvents {
  done_at: Moment | null;
  id: string;
  next_check_at: Moment;
  payload: Json;
  payment_intent: string | null;
  received_at: Moment;
  tries: Generated<number>;
  type: string;
}

interface UploadedPictures {
  created_at: Generated<Moment>;
  url: string;
}

interface Users {
  address: Json | null;
  created_at: Moment;
  deleted_at: Moment | null;
  department: string | null;
  email: string;
  email_verified_at: Moment | null;
  first_name: string | null;
  found_by: GeneratedAlways<string>;
  id: string;
  invitation_expires_at: Moment | null;
  invitation_hash: string | null;
  is_sample: Generated<boolean>;
  last_login_at: Moment | null;
  name: string;
  newsletter_consented_at: Moment | null;
  password_hash: string;
  phone: Generated<string>;
  role: Generated<'customer' | 'admin'>;
  session_version: Generated<number>;
  status: Generated<'active' | 'inactive' | 'suspended'>;
  version: Generated<number>;
}

/** Every table of ours. */
export interface Tables {
  acceptances: Acceptances;
  account_links: AccountLinks;
  attachments: Attachments;
  audit_entries: AuditEntries;
  box_items: BoxItems;
  box_scans: BoxScans;
  cart_lines: CartLines;
  carts: Carts;
  categories: Categories;
  checkouts: Checkouts;
  conversations: Conversations;
  destination_guides: DestinationGuides;
  destination_rates: DestinationRates;
  document_series: DocumentSeries;
  driving_orders: DrivingOrders;
  email_messages: EmailMessages;
  lane_transits: LaneTransits;
  ledger_entries: LedgerEntries;
  legal_documents: LegalDocuments;
  legal_drafts: LegalDrafts;
  messages: Messages;
  newsletter_consents: NewsletterConsents;
  order_boxes: OrderBoxes;
  order_changes: OrderChanges;
  order_charges: OrderCharges;
  order_events: OrderEvents;
  order_figure_changes: OrderFigureChanges;
  order_figure_checks: OrderFigureChecks;
  order_figures: OrderFigures;
  order_lines: OrderLines;
  order_notes: OrderNotes;
  order_papers: OrderPapers;
  order_payments: OrderPayments;
  orders: Orders;
  payment_attempts: PaymentAttempts;
  payment_disputes: PaymentDisputes;
  payment_issues: PaymentIssues;
  payment_operations: PaymentOperations;
  payment_resolutions: PaymentResolutions;
  price_changes: PriceChanges;
  prices: Prices;
  product_prices: ProductPrices;
  products: Products;
  promotions: Promotions;
  rate_limits: RateLimits;
  refunds: Refunds;
  reminder_stops: ReminderStops;
  request_messages: RequestMessages;
  requests: Requests;
  retention_runs: RetentionRuns;
  saved_addresses: SavedAddresses;
  saved_quotes: SavedQuotes;
  search_synonyms: SearchSynonyms;
  security_events: SecurityEvents;
  service_options: ServiceOptions;
  store_settings: StoreSettings;
  stripe_events: StripeEvents;
  uploaded_pictures: UploadedPictures;
  users: Users;
}
