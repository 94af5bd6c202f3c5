import 'reflect-metadata';
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLInt,
  type GraphQLSchema,
  specifiedDirectives,
} from 'graphql';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { AuditResolver } from '../modules/admin/audit.resolver.js';
import { DashboardResolver } from '../modules/admin/dashboard.resolver.js';
import { SamplesResolver } from '../modules/admin/samples/samples.resolver.js';
import { CatalogueAdminResolver } from '../modules/catalogue/admin/catalogue-admin.resolver.js';
import { BulkPriceResolver } from '../modules/catalogue/bulk-prices/bulk-price.resolver.js';
import { CatalogueResolver } from '../modules/catalogue/catalogue.resolver.js';
import { PlannedPriceResolver } from '../modules/catalogue/planned-prices/planned-price.resolver.js';
import { PriceResolver } from '../modules/catalogue/prices/price.resolver.js';
import { PromotionAdminResolver } from '../modules/catalogue/promotions/promotion-admin.resolver.js';
import { SynonymAdminResolver } from '../modules/catalogue/search/admin/synonym-admin.resolver.js';
import { SpreadsheetResolver } from '../modules/catalogue/spreadsheet/spreadsheet.resolver.js';
import { OrderPaymentsAdminResolver } from '../modules/checkout/admin-payments/order-payments-admin.resolver.js';
import { OrderChargeResolver } from '../modules/checkout/charges/order-charge.resolver.js';
import { CheckoutResolver, PaymentResolver } from '../modules/checkout/checkout.resolver.js';
import { OrderChangeResolver } from '../modules/checkout/order-changes/order-change.resolver.js';
import { ScheduleCollectionResolver } from '../modules/checkout/order-changes/schedule-collection.resolver.js';
import { PaymentIssueResolver } from '../modules/checkout/payment-issues/payment-issue.resolver.js';
import { RefundRequestResolver } from '../modules/checkout/refund-requests/refund-request.resolver.js';
import { TransferResolver } from '../modules/checkout/transfers/transfer.resolver.js';
import { MailboxResolver } from '../modules/email/mailbox/mailbox.resolver.js';
import { StopRemindersResolver } from '../modules/email/reminders/stop-reminders.resolver.js';
import { AttachmentResolver } from '../modules/files/attachment.resolver.js';
import { UploadResolver } from '../modules/files/pictures/upload.resolver.js';
import { ApiKeyResolver } from '../modules/integrations/api-keys/api-key.resolver.js';
import { WebhookResolver } from '../modules/integrations/webhooks/webhook.resolver.js';
import { AccountsResolver } from '../modules/orders/accounts/accounts.resolver.js';
import { OrderAdminResolver } from '../modules/orders/admin/order-admin.resolver.js';
import { OrderNotesResolver } from '../modules/orders/admin/order-notes.resolver.js';
import { CannedAnswerResolver } from '../modules/orders/conversation/answers/canned-answer.resolver.js';
import {
  ConversationResolver,
  OrderConversationResolver,
} from '../modules/orders/conversation/conversation.resolver.js';
import { BoxResolver } from '../modules/orders/documents/box.resolver.js';
import { CollectionSheetResolver } from '../modules/orders/documents/collection-sheet.resolver.js';
import { DocumentResolver } from '../modules/orders/documents/document.resolver.js';
import { OrderExportResolver } from '../modules/orders/export/order-export.resolver.js';
import { LiveResolver } from '../modules/orders/live.resolver.js';
import { OrderResolver } from '../modules/orders/order.resolver.js';
import { PaperResolver } from '../modules/orders/papers/paper.resolver.js';
import { ReorderResolver } from '../modules/orders/reorder/reorder.resolver.js';
import { FollowResolver } from '../modules/orders/tracking/tracking.resolver.js';
import { UkPostcodeResolver } from '../modules/places/uk-postcode.resolver.js';
import { CartResolver } from '../modules/quotes/cart/cart.resolver.js';
import { SavedQuoteResolver } from '../modules/quotes/saved/saved-quote.resolver.js';
import { MakeQuoteResolver } from '../modules/requests/make-quote.resolver.js';
import { QuoteRequestResolver, RequestResolver } from '../modules/requests/request.resolver.js';
import { GuideResolver } from '../modules/settings/guides/guide.resolver.js';
import { LegalResolver } from '../modules/settings/legal/legal.resolver.js';
import { SettingsAdminResolver } from '../modules/settings/settings-admin.resolver.js';
import { StoreResolver } from '../modules/settings/store.resolver.js';
import { SavedAddressResolver } from '../modules/users/addresses/saved-address.resolver.js';
import { UserAdminResolver } from '../modules/users/admin/user-admin.resolver.js';
import { MergeAccountsResolver } from '../modules/users/merge/merge.resolver.js';
import { CustomerNotesResolver } from '../modules/users/notes/customer-notes.resolver.js';
import { PasswordResetResolver } from '../modules/users/password/password-reset.resolver.js';
import { NewsletterResolver } from '../modules/users/profile/newsletter.resolver.js';
import { ProfileResolver } from '../modules/users/profile/profile.resolver.js';
import { SecondFactorResolver } from '../modules/users/second-factor/second-factor.resolver.js';
import { AccountResolver } from '../modules/users/security/account.resolver.js';
import { UserResolver } from '../modules/users/user.resolver.js';
import { VerificationResolver } from '../modules/users/verification/verification.resolver.js';
import { guardFields } from '../platform/api/guarded-fields.js';
import { Moment } from '../platform/api/scalars.js';
import { checkArgument } from '../platform/api/validate.js';
import { guardRoots } from '../platform/graphql/guard-roots.js';
import { AddressResolver } from '../platform/values/address.resolver.js';
import { showPence } from '../platform/values/money.js';

/** Apollo's caching hint; see its documentation on server-side caching. */
const cacheControl = new GraphQLDirective({
  name: 'cacheControl',
  description: 'How long a response may be cached.',
  args: { maxAge: { type: GraphQLInt }, inheritMaxAge: { type: GraphQLBoolean } },
  locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
});

let made: GraphQLSchema | undefined;

/** The whole GraphQL schema, made from the resolvers once: all servers of a process share it. */
export function createSchema(): GraphQLSchema {
  made ??= makeSchema();
  return made;
}

function makeSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      StoreResolver,
      AddressResolver,
      CatalogueResolver,
      UkPostcodeResolver,
      CatalogueAdminResolver,
      BulkPriceResolver,
      PlannedPriceResolver,
      SpreadsheetResolver,
      SynonymAdminResolver,
      CartResolver,
      SavedQuoteResolver,
      UserResolver,
      AccountResolver,
      PasswordResetResolver,
      SecondFactorResolver,
      VerificationResolver,
      ProfileResolver,
      NewsletterResolver,
      SavedAddressResolver,
      UserAdminResolver,
      CheckoutResolver,
      PaymentResolver,
      OrderChangeResolver,
      OrderChargeResolver,
      TransferResolver,
      OrderPaymentsAdminResolver,
      RefundRequestResolver,
      PaymentIssueResolver,
      OrderResolver,
      ReorderResolver,
      OrderAdminResolver,
      OrderNotesResolver,
      OrderExportResolver,
      AccountsResolver,
      CustomerNotesResolver,
      MergeAccountsResolver,
      ScheduleCollectionResolver,
      RequestResolver,
      MakeQuoteResolver,
      QuoteRequestResolver,
      BoxResolver,
      CollectionSheetResolver,
      DocumentResolver,
      LiveResolver,
      AttachmentResolver,
      PaperResolver,
      ConversationResolver,
      OrderConversationResolver,
      CannedAnswerResolver,
      FollowResolver,
      MailboxResolver,
      StopRemindersResolver,
      DashboardResolver,
      PriceResolver,
      SettingsAdminResolver,
      GuideResolver,
      PromotionAdminResolver,
      SamplesResolver,
      LegalResolver,
      AuditResolver,
      UploadResolver,
      WebhookResolver,
      ApiKeyResolver,
    ],
    directives: [...specifiedDirectives, cacheControl],
    // Apollo Server validates the schema too; type-graphql's check, by introspection, takes as long as building it.
    skipCheck: true,
    scalarsMap: [{ type: Date, scalar: Moment }],
    validateFn: checkArgument,
    pubSub: NO_TOPICS,
  });
  showPence(schema);
  describeRoots(schema);
  guardRoots(schema);
  guardFields(schema);
  return schema;
}

/** type-graphql demands it, and we never use it: our subscriptions name their own sources. */
const NO_TOPICS: PubSub = {
  publish() {},
  subscribe() {
    throw new Error('Nothing is followed by topic.');
  },
};

/** Describes the types Query and Mutation, for which type-graphql has no place. */
function describeRoots(schema: GraphQLSchema): void {
  const subscription = schema.getSubscriptionType();
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'Reads; nothing is changed.';
  if (mutation) mutation.description = 'Changes; at most 4 in one request, executed in order.';
  if (subscription)
    subscription.description =
      'Live updates, over WebSocket at the same address (graphql-transport-ws); one field in each operation.';
}
