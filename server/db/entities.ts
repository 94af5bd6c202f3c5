import { CartLineRecord, CartRecord } from '../cart/cart.entity.js';
import {
  CategoryRecord,
  PriceChangeRecord,
  ProductPriceRecord,
  ProductRecord,
  SynonymRecord,
} from '../catalogue/catalogue.entity.js';
import { CheckoutRecord } from '../checkout/checkout.entity.js';
import { EmailMessage, ReminderStop } from '../email/email.entity.js';
import { LegalDocumentRecord, LegalDraftRecord } from '../legal/legal.entity.js';
import { RateLimit } from '../limits/rate-limit.entity.js';
import { LedgerEntry } from '../orders/ledger/ledger.entity.js';
import { OrderEventRecord, OrderLineRecord, OrderRecord } from '../orders/order.entity.js';
import { PaymentAttempt, PaymentIssueRecord, StripeEvent } from '../payments/payment.entity.js';
import { Refund } from '../payments/refunds/refund.entity.js';
import { Price } from '../prices/price.entity.js';
import { Promotion } from '../promotions/promotion.entity.js';
import { RetentionRun } from '../retention/retention-run.entity.js';
import { SavedQuoteRecord } from '../saved-quotes/saved-quote.entity.js';
import { DestinationGuideRecord } from '../settings/guides/guide.entity.js';
import { DestinationRateSetting, ServiceOptionSetting, StoreSettings } from '../settings/settings.entity.js';
import { UploadedPicture } from '../uploads/uploaded-picture.entity.js';
import { SavedAddress } from '../users/addresses/saved-address.entity.js';
import { NewsletterConsent } from '../users/profile/newsletter.entity.js';
import { AccountLink, SecurityEventRecord, User } from '../users/user.entity.js';

/** Every entity class. Listed, not scanned, so that the server starts quickly; tables without one are read by SQL. */
export const ENTITIES = [
  User,
  SavedAddress,
  NewsletterConsent,
  SecurityEventRecord,
  AccountLink,
  UploadedPicture,
  RateLimit,
  RetentionRun,
  StoreSettings,
  ServiceOptionSetting,
  DestinationRateSetting,
  DestinationGuideRecord,
  Promotion,
  Price,
  CategoryRecord,
  ProductRecord,
  ProductPriceRecord,
  SynonymRecord,
  PriceChangeRecord,
  CartRecord,
  CartLineRecord,
  CheckoutRecord,
  PaymentAttempt,
  StripeEvent,
  Refund,
  PaymentIssueRecord,
  OrderRecord,
  OrderLineRecord,
  OrderEventRecord,
  LedgerEntry,
  EmailMessage,
  ReminderStop,
  SavedQuoteRecord,
  LegalDocumentRecord,
  LegalDraftRecord,
];
