import { AuditEntry } from '../../admin/audit.entity.js';
import { CartLineRecord, CartRecord } from '../../cart/cart.entity.js';
import { BulkPriceChange } from '../../catalogue/bulk-prices/bulk-price.entity.js';
import { Category } from '../../catalogue/category.entity.js';
import { Product, ProductPrice } from '../../catalogue/product.entity.js';
import { SearchSynonym } from '../../catalogue/search/admin/synonym.entity.js';
import { PaymentOperation } from '../../checkout/admin-payments/payment-operation.entity.js';
import { CheckoutRecord } from '../../checkout/checkout.entity.js';
import { OrderChange } from '../../checkout/order-changes/order-change.entity.js';
import { ConversationRecord, MessageRecord } from '../../conversation/conversation.entity.js';
import { BoxItem, BoxScan, DrivingOrder, OrderBox } from '../../documents/box.entity.js';
import { EmailMessage, ReminderStop } from '../../email/email.entity.js';
import { Acceptance, EditedLegalDocument, LegalDocument } from '../../legal/legal.entity.js';
import { RateLimit } from '../../limits/rate-limit.entity.js';
import { OrderCharge } from '../../orders/charges/order-charge.entity.js';
import { LaneTransit, OrderFigure, OrderFigureCheck } from '../../orders/figures/figure.entity.js';
import { DocumentSeries, LedgerEntry } from '../../orders/ledger/ledger.entity.js';
import {
  OrderEventRecord,
  OrderLineRecord,
  OrderNoteRecord,
  OrderPayment,
  OrderRecord,
} from '../../orders/order.entity.js';
import { OrderPaperRecord } from '../../papers/order-paper.entity.js';
import {
  PaymentAttempt,
  PaymentDispute,
  PaymentIssue,
  PaymentResolution,
  StripeEvent,
} from '../../payments/payment.entity.js';
import { ProviderRefund, Refund } from '../../payments/refunds/refund.entity.js';
import { Price } from '../../prices/price.entity.js';
import { Promotion } from '../../promotions/promotion.entity.js';
import { RequestRecord } from '../../requests/request.entity.js';
import { RetentionRun } from '../../retention/retention-run.entity.js';
import { SavedQuote } from '../../saved-quotes/saved-quote.entity.js';
import { DestinationGuide } from '../../settings/guides/guide.entity.js';
import { DestinationRate, ServiceOption, StoreSettings } from '../../settings/settings.entity.js';
import { AttachmentRecord } from '../../uploads/attachments/attachment.entity.js';
import { UploadedPicture } from '../../uploads/uploaded-picture.entity.js';
import { SavedAddress } from '../../users/addresses/saved-address.entity.js';
import { NewsletterConsent } from '../../users/profile/newsletter.entity.js';
import { SecurityEvent } from '../../users/security/security-event.entity.js';
import { AccountLink, User } from '../../users/user.entity.js';

/** Every entity by its name, which Kysely calls its table by. Listed, not scanned, so that the server starts quickly. */
export const ENTITIES = {
  User,
  SavedAddress,
  NewsletterConsent,
  SecurityEvent,
  AccountLink,
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
  OrderFigure,
  OrderFigureCheck,
  LaneTransit,
  OrderBox,
  BoxItem,
  BoxScan,
  DrivingOrder,
  ConversationRecord,
  MessageRecord,
  OrderPaperRecord,
  AttachmentRecord,
  OrderChange,
  PaymentOperation,
  EmailMessage,
  ReminderStop,
  AuditEntry,
};

type EntitiesByName = { readonly [Name in keyof typeof ENTITIES]: InstanceType<(typeof ENTITIES)[Name]> };

declare module '../../db/kysely.js' {
  interface Entities extends EntitiesByName {}
}
