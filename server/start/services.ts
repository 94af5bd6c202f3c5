import { AuditService } from '../admin/audit.service.js';
import { DashboardService } from '../admin/dashboard.service.js';
import { CartService } from '../cart/cart.service.js';
import { CategoryAdminService } from '../catalogue/admin/category-admin.service.js';
import { ProductAdminService } from '../catalogue/admin/product-admin.service.js';
import { BulkPriceService } from '../catalogue/bulk-prices/bulk-price.service.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import { StaffMoneyService } from '../checkout/admin-payments/order-payments-admin.service.js';
import { CheckoutService } from '../checkout/checkout.service.js';
import { OrderChangeService } from '../checkout/order-changes/order-change.service.js';
import { AgreeCollectionService } from '../checkout/order-changes/schedule-collection.service.js';
import { PaymentReviewService } from '../checkout/payment-issues/payment-issue.service.js';
import { PaymentService } from '../checkout/payments/payment.service.js';
import { startRefund } from '../checkout/refunds/execute-refund.js';
import { paymentDeps } from '../checkout/settlement/payment-deps.js';
import { ConversationService } from '../conversation/conversation.service.js';
import { BoxService } from '../documents/box.service.js';
import { CollectionSheetService } from '../documents/collection-sheet.service.js';
import { DocumentService } from '../documents/document.service.js';
import { MailboxService } from '../email/mailbox/mailbox.service.js';
import { OrderAdminService } from '../orders/admin/order-admin.service.js';
import { OrderDeskService } from '../orders/admin/order-notes.service.js';
import { OrderExportService } from '../orders/export/order-export.service.js';
import { OrderService } from '../orders/order.service.js';
import { BookAgainService } from '../orders/reorder/reorder.service.js';
import { PriceService } from '../prices/price.service.js';
import { adoptGuestQuotes } from '../saved-quotes/adopt-guest-quotes.js';
import { RemindOfQuoteService } from '../saved-quotes/remind-of-quote.service.js';
import { SavedQuoteService } from '../saved-quotes/saved-quote.service.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { StoreService } from '../settings/store.service.js';
import type { Viewer } from '../shared/viewer.js';
import { UploadService } from '../uploads/upload.service.js';
import { SavedAddressService } from '../users/addresses/saved-address.service.js';
import { UserAdminService } from '../users/admin/user-admin.service.js';
import { PasswordResetService } from '../users/password/password-reset.service.js';
import { CloseAccountService } from '../users/privacy/close-account.service.js';
import { ExportService } from '../users/privacy/export.service.js';
import { NewsletterService } from '../users/profile/newsletter.js';
import { ProfileService } from '../users/profile/profile.service.js';
import { AccountService } from '../users/security/account.service.js';
import { UserService } from '../users/user.service.js';
import { VerificationService } from '../users/verification/verification.service.js';
import type { Parts } from './app-container.js';
import { emailReasons } from './email-reasons.js';

export type Services = ReturnType<typeof createServices>;

/** The services of one request, for one viewer. Each is made when first used: a catalogue read needs no unit of work. */
export function createServices(parts: Parts, viewer: Viewer) {
  const { database, kept, tokens, now } = parts;
  const em = once(() => database.orm.em.fork());
  const store = once(() => new StoreService(database.pool, kept));
  const storeName = async () => (await store().terms()).name;
  const catalogue = once(() => new CatalogueService(database.pool, kept));
  const users = once(() => new UserService(em(), tokens, now, storeName, parts.limits, parts.jobs.enqueue));
  const accountDeps = { enqueue: parts.jobs.enqueue, now, storeName };
  const account = once(
    () => new AccountService({ em: em(), tokens, limits: parts.limits, ...accountDeps }, viewer),
  );
  const profileDeps = { enqueue: parts.jobs.enqueue, now, limits: parts.limits };
  const profile = once(() => new ProfileService({ em: em(), tokens, ...profileDeps }, viewer));
  const closeAccount = once(() => new CloseAccountService({ em: em(), ...profileDeps }, viewer));
  const newsletter = once(() => new NewsletterService(em(), viewer, now));
  const savedAddresses = once(() => new SavedAddressService(em(), viewer, now));
  const exportDeps = { pool: database.pool, limits: parts.limits, storeName, now };
  const dataExport = once(() => new ExportService({ em: em(), ...exportDeps }, viewer));
  const passwordReset = once(
    () => new PasswordResetService({ em: em(), tokens, limits: parts.limits, ...accountDeps }),
  );
  const verification = once(
    () => new VerificationService({ em: em(), limits: parts.limits, ...accountDeps }, viewer),
  );
  const userAdmin = once(
    () =>
      new UserAdminService({ em: em(), pool: database.pool, limits: parts.limits, ...accountDeps }, viewer),
  );
  const uploads = once(() => new UploadService(em(), parts.images, parts.limits, viewer));
  const categoryAdmin = once(() => new CategoryAdminService(em(), kept, viewer, uploads(), catalogue()));
  const productAdmin = once(() => new ProductAdminService(em(), database.pool, kept, viewer, uploads(), now));
  const bulkPrices = once(() => new BulkPriceService(em(), kept, viewer, parts.limits, now));
  const prices = once(() => new PriceService(em(), kept, viewer));
  const settingsAdmin = once(() => new SettingsAdminService(em(), kept, viewer));
  const cart = once(() => new CartService(em(), viewer, store(), now, adoptGuestQuotes, parts.requestLimits));
  const savedQuotes = once(
    () =>
      new SavedQuoteService(
        { em: em(), env: parts.env, enqueue: parts.jobs.enqueue, limits: parts.limits, now },
        viewer,
      ),
  );
  const orders = once(
    () => new OrderService(em(), database.pool, viewer, parts.jobs.enqueue, parts.limits, now),
  );
  const bookAgain = once(() => new BookAgainService(database.pool, viewer, cart(), store()));
  const boxes = once(() => new BoxService(em(), database.pool, viewer, orders()));
  const documentParts = { pool: database.pool, pdf: parts.pdf, limits: parts.limits, env: parts.env, now };
  const collectionSheets = once(() => new CollectionSheetService(documentParts, viewer, store()));
  const documents = once(
    () => new DocumentService(documentParts, viewer, orders(), store(), collectionSheets()),
  );
  const startOwnRefund = (refundId: string) => startRefund(paymentDeps(parts), refundId);
  const orderAdminDeps = {
    pool: database.pool,
    log: parts.log,
    now,
    enqueue: parts.jobs.enqueue,
    startRefund: startOwnRefund,
  };
  const orderExportDeps = { pool: database.pool, exporter: parts.exporter, limits: parts.limits };
  const orderExport = once(() => new OrderExportService({ ...orderExportDeps, env: parts.env, now }, viewer));
  const orderAdmin = once(() => new OrderAdminService({ em: em(), ...orderAdminDeps }, viewer));
  const remindDeps = { enqueue: parts.jobs.enqueue, now };
  const remindOfQuote = once(() => new RemindOfQuoteService({ em: em(), ...remindDeps }, viewer));
  const agreeDeps = { pool: database.pool, enqueue: parts.jobs.enqueue, now };
  const agreeCollection = once(() => new AgreeCollectionService({ em: em(), ...agreeDeps }, viewer));
  const orderDesk = once(() => new OrderDeskService({ em: em(), pool: database.pool, now }, viewer));
  const { mailFrom } = parts.env;
  const conversationDeps = { enqueue: parts.jobs.enqueue, limits: parts.limits, storeName, mailFrom, now };
  const conversations = once(
    () => new ConversationService({ em: em(), pool: database.pool, ...conversationDeps }, viewer),
  );
  const mailboxDeps = { pool: database.pool, enqueue: parts.jobs.enqueue, limits: parts.limits, now };
  const mailbox = once(
    () =>
      new MailboxService(
        {
          ...mailboxDeps,
          em: em(),
          whyOver: emailReasons(parts),
          hasMailServer: parts.env.smtpUrl !== null,
          isDemo: parts.env.demoAccounts,
        },
        viewer,
      ),
  );
  const audit = once(() => new AuditService(database.pool, viewer));
  const dashboard = once(() => new DashboardService(database.pool, viewer, now));
  const checkouts = once(() => new CheckoutService(em(), viewer, parts.requestLimits, parts.env, now));
  const payments = once(() => new PaymentService(paymentDeps(parts), viewer, checkouts(), orders(), store()));
  const orderChanges = once(
    () => new OrderChangeService(paymentDeps(parts), viewer, orders(), checkouts(), payments()),
  );
  const staffMoney = once(() => new StaffMoneyService(paymentDeps(parts), viewer));
  const paymentReviews = once(() => new PaymentReviewService(paymentDeps(parts), viewer));
  return {
    get staffMoney() {
      return staffMoney();
    },
    get paymentReviews() {
      return paymentReviews();
    },
    get orderChanges() {
      return orderChanges();
    },
    get orders() {
      return orders();
    },
    get bookAgain() {
      return bookAgain();
    },
    get boxes() {
      return boxes();
    },
    get collectionSheets() {
      return collectionSheets();
    },
    get documents() {
      return documents();
    },
    get orderExport() {
      return orderExport();
    },
    get orderAdmin() {
      return orderAdmin();
    },
    get remindOfQuote() {
      return remindOfQuote();
    },
    get agreeCollection() {
      return agreeCollection();
    },
    get orderDesk() {
      return orderDesk();
    },
    get conversations() {
      return conversations();
    },
    get mailbox() {
      return mailbox();
    },
    get audit() {
      return audit();
    },
    get dashboard() {
      return dashboard();
    },
    get checkouts() {
      return checkouts();
    },
    get payments() {
      return payments();
    },
    get settingsAdmin() {
      return settingsAdmin();
    },
    get store() {
      return store();
    },
    get catalogue() {
      return catalogue();
    },
    get categoryAdmin() {
      return categoryAdmin();
    },
    get productAdmin() {
      return productAdmin();
    },
    get bulkPrices() {
      return bulkPrices();
    },
    get uploads() {
      return uploads();
    },
    get prices() {
      return prices();
    },
    get users() {
      return users();
    },
    get profile() {
      return profile();
    },
    get closeAccount() {
      return closeAccount();
    },
    get newsletter() {
      return newsletter();
    },
    get savedAddresses() {
      return savedAddresses();
    },
    get dataExport() {
      return dataExport();
    },
    get account() {
      return account();
    },
    get passwordReset() {
      return passwordReset();
    },
    get verification() {
      return verification();
    },
    get userAdmin() {
      return userAdmin();
    },
    get savedQuotes() {
      return savedQuotes();
    },
    get cart() {
      return cart();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
