import type { EntityManager } from '@mikro-orm/postgresql';
import { addSamples } from '../../packages/seed/samples/add-samples.js';
import { AuditService } from '../modules/admin/audit.service.js';
import { DashboardService } from '../modules/admin/dashboard.service.js';
import { SamplesService } from '../modules/admin/samples/samples.service.js';
import { CategoryAdminService } from '../modules/catalogue/admin/category-admin.service.js';
import { ProductAdminService } from '../modules/catalogue/admin/product-admin.service.js';
import { BulkPriceService } from '../modules/catalogue/bulk-prices/bulk-price.service.js';
import { CatalogueService } from '../modules/catalogue/catalogue.service.js';
import { PlannedPriceService } from '../modules/catalogue/planned-prices/planned-price.service.js';
import { PriceService } from '../modules/catalogue/prices/price.service.js';
import { PromotionAdminService } from '../modules/catalogue/promotions/promotion-admin.service.js';
import { SynonymAdminService } from '../modules/catalogue/search/admin/synonym-admin.service.js';
import { CatalogueExportService } from '../modules/catalogue/spreadsheet/catalogue-export.service.js';
import { CatalogueImportService } from '../modules/catalogue/spreadsheet/catalogue-import.service.js';
import { OrderPaymentsAdminService } from '../modules/checkout/admin-payments/order-payments-admin.service.js';
import { OrderChargeService } from '../modules/checkout/charges/order-charge.service.js';
import { CheckoutService } from '../modules/checkout/checkout.service.js';
import { OrderChangeService } from '../modules/checkout/order-changes/order-change.service.js';
import { ScheduleCollectionService } from '../modules/checkout/order-changes/schedule-collection.service.js';
import { PaymentIssueService } from '../modules/checkout/payment-issues/payment-issue.service.js';
import { PaymentService } from '../modules/checkout/payments/payment.service.js';
import { RefundRequestService } from '../modules/checkout/refund-requests/refund-request.service.js';
import { startRefund } from '../modules/checkout/refunds/execute-refund.js';
import { paymentDeps } from '../modules/checkout/settlement/payment-deps.js';
import { cancelCheckoutsOf } from '../modules/checkout/status/cancel-checkout.js';
import { TransferService } from '../modules/checkout/transfers/transfer.service.js';
import type { EmailMessage } from '../modules/email/email.entity.js';
import type { MailQueue } from '../modules/email/mail-queue.js';
import { MailboxService } from '../modules/email/mailbox/mailbox.service.js';
import { StopRemindersService } from '../modules/email/reminders/stop-reminders.service.js';
import { AttachmentService } from '../modules/files/attachment.service.js';
import { UploadService } from '../modules/files/pictures/upload.service.js';
import { ApiKeyService } from '../modules/integrations/api-keys/api-key.service.js';
import { WebhookService } from '../modules/integrations/webhooks/webhook.service.js';
import { AccountsService } from '../modules/orders/accounts/accounts.service.js';
import { AccountsExportService } from '../modules/orders/accounts/accounts-export.service.js';
import { OrderAdminService } from '../modules/orders/admin/order-admin.service.js';
import { OrderNotesService } from '../modules/orders/admin/order-notes.service.js';
import { CannedAnswerService } from '../modules/orders/conversation/answers/canned-answer.service.js';
import { ConversationService } from '../modules/orders/conversation/conversation.service.js';
import { BoxService } from '../modules/orders/documents/box.service.js';
import { CollectionSheetService } from '../modules/orders/documents/collection-sheet.service.js';
import { DocumentService } from '../modules/orders/documents/document.service.js';
import type { OrderExporter } from '../modules/orders/export/export-stream.js';
import { OrderExportService } from '../modules/orders/export/order-export.service.js';
import { OrderService } from '../modules/orders/order.service.js';
import { PaperService } from '../modules/orders/papers/paper.service.js';
import { ReorderService } from '../modules/orders/reorder/reorder.service.js';
import { OrderLinkService } from '../modules/orders/tracking/order-link.service.js';
import type { PaymentGateway } from '../modules/payments/gateway/payment-gateway.js';
import type { AddressLookup } from '../modules/places/address-lookup.js';
import { CartService } from '../modules/quotes/cart/cart.service.js';
import { adoptGuestQuotes } from '../modules/quotes/saved/adopt-guest-quotes.js';
import { SavedQuoteService } from '../modules/quotes/saved/saved-quote.service.js';
import { StaffQuotesService } from '../modules/quotes/saved/staff-quotes.service.js';
import { MakeQuoteService } from '../modules/requests/make-quote.service.js';
import { RequestService } from '../modules/requests/request.service.js';
import { StaffRequestService } from '../modules/requests/staff-request.service.js';
import { GuideService } from '../modules/settings/guides/guide.service.js';
import { LegalService } from '../modules/settings/legal/legal.service.js';
import { SettingsAdminService } from '../modules/settings/settings-admin.service.js';
import { StoreService } from '../modules/settings/store.service.js';
import { SavedAddressService } from '../modules/users/addresses/saved-address.service.js';
import { UserAdminService } from '../modules/users/admin/user-admin.service.js';
import { MergeAccountsService } from '../modules/users/merge/merge.service.js';
import { CustomerNotesService } from '../modules/users/notes/customer-notes.service.js';
import { PasswordResetService } from '../modules/users/password/password-reset.service.js';
import { CloseAccountService } from '../modules/users/privacy/close-account.service.js';
import { ExportService } from '../modules/users/privacy/export.service.js';
import { NewsletterService } from '../modules/users/profile/newsletter.js';
import { NewsletterExportService } from '../modules/users/profile/newsletter-export.service.js';
import { ProfileService } from '../modules/users/profile/profile.service.js';
import { SecondFactorService } from '../modules/users/second-factor/second-factor.service.js';
import { AccountService } from '../modules/users/security/account.service.js';
import type { Tokens } from '../modules/users/sessions/tokens.js';
import { UserService } from '../modules/users/user.service.js';
import { VerificationService } from '../modules/users/verification/verification.service.js';
import type { Viewer } from '../platform/auth/viewer.js';
import type { ReadPool } from '../platform/db/replicas/read-pool.js';
import type { AppDeps, Services } from '../platform/http/app-deps.js';
import type { PdfMaker } from '../platform/pdf/pdf-maker.js';
import type { ServiceDeps } from '../platform/service/service.js';
import { defineLazy } from './define-lazy.js';
import { emailReasons } from './email-renderers.js';

const SERVICES = {
  account: AccountService,
  apiKeys: ApiKeyService,
  accounts: AccountsService,
  accountsExport: AccountsExportService,
  samples: SamplesService,
  scheduleCollection: ScheduleCollectionService,
  attachments: AttachmentService,
  audit: AuditService,
  reorder: ReorderService,
  boxes: BoxService,
  bulkPrices: BulkPriceService,
  cart: CartService,
  catalogue: CatalogueService,
  catalogueExport: CatalogueExportService,
  catalogueImport: CatalogueImportService,
  categoryAdmin: CategoryAdminService,
  checkouts: CheckoutService,
  closeAccount: CloseAccountService,
  collectionSheets: CollectionSheetService,
  conversations: ConversationService,
  customerNotes: CustomerNotesService,
  cannedAnswers: CannedAnswerService,
  dashboard: DashboardService,
  dataExport: ExportService,
  documents: DocumentService,
  guides: GuideService,
  promotions: PromotionAdminService,
  legal: LegalService,
  mailbox: MailboxService,
  mergeAccounts: MergeAccountsService,
  newsletter: NewsletterService,
  newsletterExport: NewsletterExportService,
  orderAdmin: OrderAdminService,
  orderChanges: OrderChangeService,
  orderCharges: OrderChargeService,
  orderNotes: OrderNotesService,
  orderExport: OrderExportService,
  orderPaymentsAdmin: OrderPaymentsAdminService,
  refundRequests: RefundRequestService,
  orderLink: OrderLinkService,
  orders: OrderService,
  papers: PaperService,
  passwordReset: PasswordResetService,
  paymentIssues: PaymentIssueService,
  payments: PaymentService,
  plannedPrices: PlannedPriceService,
  prices: PriceService,
  productAdmin: ProductAdminService,
  profile: ProfileService,
  quoteMaking: MakeQuoteService,
  requests: RequestService,
  staffQuotes: StaffQuotesService,
  staffRequests: StaffRequestService,
  savedAddresses: SavedAddressService,
  savedQuotes: SavedQuoteService,
  secondFactor: SecondFactorService,
  settingsAdmin: SettingsAdminService,
  stopReminders: StopRemindersService,
  store: StoreService,
  synonymAdmin: SynonymAdminService,
  transfers: TransferService,
  uploads: UploadService,
  userAdmin: UserAdminService,
  users: UserService,
  verification: VerificationService,
  webhooks: WebhookService,
};

type MadeServices = { readonly [Name in keyof typeof SERVICES]: InstanceType<(typeof SERVICES)[Name]> };

declare module '../platform/http/app-deps.js' {
  interface Services extends MadeServices {}

  interface AppDeps {
    readonly tokens: Tokens;
    readonly gateway: PaymentGateway;
    readonly mailQueue: MailQueue;
    readonly pdf: PdfMaker;
    readonly exporter: OrderExporter;
    readonly addressLookup: AddressLookup;
  }
}

/** Dependencies of services beside database, clock and shop name: the process's and the other services. */
declare module '../platform/service/service.js' {
  interface ServiceDeps extends Services, AppDeps {
    /** Pool for reads that decide nothing about money. */
    readonly reads: ReadPool;
    /** The reconciler's interval; it skips a fresh attempt for one round. */
    readonly reconcileEveryMs: number;
    /** Writes the sample in a transaction; implemented by the seed. */
    readonly fillSamples: (tx: EntityManager, now: Date) => Promise<void>;
    /** Moves everything else of the guest into the account, in the transaction of the merge. */
    readonly onGuestMerge: (tx: EntityManager, userId: string, guestHash: string) => Promise<void>;
    /** Closes the open checkouts of a quote. False when one was paid first. Throws PAYMENT_UNAVAILABLE. */
    readonly cancelCheckoutsOf: (quoteId: string) => Promise<boolean>;
    /** Executes a requested refund as far as the provider will now; the reconciler does the rest. */
    readonly startRefund: (refundId: string) => Promise<void>;
    /** Null while an email may be resent; else a sentence that says why not. */
    readonly whyOver: (email: EmailMessage) => Promise<string | null>;
  }
}

/** The service classes; the type checks that every constructor takes `(deps, viewer)`. */
const CLASSES: {
  readonly [Name in keyof Services]: new (
    deps: ServiceDeps,
    viewer: Viewer,
  ) => Services[Name];
} = SERVICES;

interface Registry {
  readonly service: (name: keyof Services) => unknown;
}

/** One getter for each service, defined once: a request pays only for the services that it uses. */
const GETTERS = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.keys(SERVICES).map((name) => [
      name,
      {
        get(this: Registry) {
          return this.service(name as keyof Services);
        },
      },
    ]),
  ),
);

/** The services of one request, for one viewer. Each is made when first used, over a unit of work of its own. */
export function createServices(deps: AppDeps, viewer: Viewer): Services {
  const made = new Map<keyof Services, unknown>();
  let shared: object | null = null;
  const service = (name: keyof Services) => {
    if (!made.has(name)) {
      shared ??= Object.assign(Object.create(services), sharedDeps(deps, services)) as object;
      const own = defineLazy(Object.create(shared), 'em', () => deps.database.orm.em.fork());
      made.set(name, new CLASSES[name](own, viewer));
    }
    return made.get(name);
  };
  const services: Services = Object.create(GETTERS, { service: { value: service } });
  return services;
}

function sharedDeps(deps: AppDeps, services: Services): Omit<ServiceDeps, keyof Services | 'em'> {
  return {
    ...deps,
    cancelCheckoutsOf: (quoteId) => cancelCheckoutsOf(paymentDeps(deps), quoteId),
    fillSamples: addSamples,
    onGuestMerge: adoptGuestQuotes,
    pool: deps.database.pool,
    reads: deps.database.reads,
    reconcileEveryMs: deps.env.reconcileEveryMs,
    startRefund: (refundId) => startRefund(paymentDeps(deps), refundId),
    storeName: async () => (await services.store.terms()).name,
    whyOver: (email) => emailReasons(deps)(email),
  };
}
