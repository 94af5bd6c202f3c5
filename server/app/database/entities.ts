import { AuditEntry } from '../../modules/admin/audit.entity.js';
import { BulkPriceChange } from '../../modules/catalogue/bulk-prices/bulk-price.entity.js';
import { Category } from '../../modules/catalogue/category.entity.js';
import { PlannedPriceChange } from '../../modules/catalogue/planned-prices/planned-price.entity.js';
import { Price } from '../../modules/catalogue/prices/price.entity.js';
import { Product, ProductPrice } from '../../modules/catalogue/product.entity.js';
import { Promotion } from '../../modules/catalogue/promotions/promotion.entity.js';
import { SearchSynonym } from '../../modules/catalogue/search/admin/synonym.entity.js';
import {
  CatalogueImport,
  CatalogueImportLine,
} from '../../modules/catalogue/spreadsheet/catalogue-import.entity.js';
import { PaymentOperation } from '../../modules/checkout/admin-payments/payment-operation.entity.js';
import { CheckoutRecord } from '../../modules/checkout/checkout.entity.js';
import { OrderChange } from '../../modules/checkout/order-changes/order-change.entity.js';
import { RefundRequest } from '../../modules/checkout/refund-requests/refund-request.entity.js';
import { Transfer, TransferBookingRecord } from '../../modules/checkout/transfers/transfer.entity.js';
import { EmailMessage, ReminderStop } from '../../modules/email/email.entity.js';
import { AttachmentRecord } from '../../modules/files/attachment.entity.js';
import { UploadedPicture } from '../../modules/files/pictures/uploaded-picture.entity.js';
import { ApiKey } from '../../modules/integrations/api-keys/api-key.entity.js';
import { WebhookDelivery, WebhookEndpoint } from '../../modules/integrations/webhooks/webhook.entity.js';
import { MonthHandover } from '../../modules/orders/accounts/month-handover.entity.js';
import { OrderCharge } from '../../modules/orders/charges/order-charge.entity.js';
import { CannedAnswer } from '../../modules/orders/conversation/answers/canned-answer.entity.js';
import { ConversationRecord, MessageRecord } from '../../modules/orders/conversation/conversation.entity.js';
import { BoxItem, BoxScan, DrivingOrder, OrderBox } from '../../modules/orders/documents/box.entity.js';
import { LaneTransit, OrderFigure, OrderFigureCheck } from '../../modules/orders/figures/figure.entity.js';
import { DocumentSeries, LedgerEntry } from '../../modules/orders/ledger/ledger.entity.js';
import {
  OrderEventRecord,
  OrderLineRecord,
  OrderNoteRecord,
  OrderPayment,
  OrderRecord,
} from '../../modules/orders/order.entity.js';
import { OrderPaperRecord } from '../../modules/orders/papers/order-paper.entity.js';
import {
  PaymentAttempt,
  PaymentDispute,
  PaymentIssue,
  PaymentResolution,
  StripeEvent,
} from '../../modules/payments/payment.entity.js';
import { ProviderRefund, Refund } from '../../modules/payments/refunds/refund.entity.js';
import { CartLineRecord, CartRecord } from '../../modules/quotes/cart/cart.entity.js';
import { SavedQuote } from '../../modules/quotes/saved/saved-quote.entity.js';
import { RequestRecord } from '../../modules/requests/request.entity.js';
import { RetentionRun } from '../../modules/retention/retention-run.entity.js';
import { DestinationGuide } from '../../modules/settings/guides/guide.entity.js';
import { Acceptance, EditedLegalDocument, LegalDocument } from '../../modules/settings/legal/legal.entity.js';
import { DestinationRate, ServiceOption, StoreSettings } from '../../modules/settings/settings.entity.js';
import { SavedAddress } from '../../modules/users/addresses/saved-address.entity.js';
import { CustomerNote } from '../../modules/users/notes/customer-note.entity.js';
import { NewsletterConsent } from '../../modules/users/profile/newsletter.entity.js';
import {
  FactorChallenge,
  RecoveryCode,
  SecondFactor,
} from '../../modules/users/second-factor/second-factor.entity.js';
import { SecurityEvent } from '../../modules/users/security/security-event.entity.js';
import { ActiveSession } from '../../modules/users/sessions/session.entity.js';
import { AccountLink, User } from '../../modules/users/user.entity.js';
import { RateLimit } from '../../platform/limits/rate-limit.entity.js';

/** Every entity by its name, which names its table in Kysely. Listed, not scanned, for a quick start. */
export const ENTITIES = {
  User,
  SavedAddress,
  NewsletterConsent,
  SecurityEvent,
  AccountLink,
  ActiveSession,
  SecondFactor,
  RecoveryCode,
  FactorChallenge,
  StoreSettings,
  ServiceOption,
  DestinationRate,
  DestinationGuide,
  Promotion,
  Price,
  Category,
  Product,
  ProductPrice,
  SearchSynonym,
  BulkPriceChange,
  PlannedPriceChange,
  CatalogueImport,
  CatalogueImportLine,
  UploadedPicture,
  RateLimit,
  RetentionRun,
  CartRecord,
  CartLineRecord,
  SavedQuote,
  RequestRecord,
  CheckoutRecord,
  LegalDocument,
  EditedLegalDocument,
  Acceptance,
  PaymentAttempt,
  StripeEvent,
  Refund,
  ProviderRefund,
  PaymentDispute,
  PaymentResolution,
  PaymentIssue,
  OrderRecord,
  OrderLineRecord,
  OrderEventRecord,
  OrderPayment,
  OrderNoteRecord,
  OrderCharge,
  LedgerEntry,
  DocumentSeries,
  MonthHandover,
  CustomerNote,
  OrderFigure,
  OrderFigureCheck,
  LaneTransit,
  OrderBox,
  BoxItem,
  BoxScan,
  DrivingOrder,
  ConversationRecord,
  CannedAnswer,
  MessageRecord,
  OrderPaperRecord,
  AttachmentRecord,
  OrderChange,
  PaymentOperation,
  TransferBookingRecord,
  Transfer,
  RefundRequest,
  EmailMessage,
  ReminderStop,
  ApiKey,
  WebhookEndpoint,
  WebhookDelivery,
  AuditEntry,
};

type EntitiesByName = { readonly [Name in keyof typeof ENTITIES]: InstanceType<(typeof ENTITIES)[Name]> };

declare module '../../platform/db/kysely.js' {
  interface Entities extends EntitiesByName {}
}
