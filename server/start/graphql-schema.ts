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
import { AuditResolver } from '../admin/audit.resolver.js';
import { DashboardResolver } from '../admin/dashboard.resolver.js';
import { SamplesResolver } from '../admin/samples/samples.resolver.js';
import { CartResolver } from '../cart/cart.resolver.js';
import { CatalogueAdminResolver } from '../catalogue/admin/catalogue-admin.resolver.js';
import { BulkPriceResolver } from '../catalogue/bulk-prices/bulk-price.resolver.js';
import { CatalogueResolver } from '../catalogue/catalogue.resolver.js';
import { SynonymAdminResolver } from '../catalogue/search/admin/synonym-admin.resolver.js';
import { OrderPaymentsAdminResolver } from '../checkout/admin-payments/order-payments-admin.resolver.js';
import { OrderChargeResolver } from '../checkout/charges/order-charge.resolver.js';
import { CheckoutResolver, PaymentResolver } from '../checkout/checkout.resolver.js';
import { OrderChangeResolver } from '../checkout/order-changes/order-change.resolver.js';
import { ScheduleCollectionResolver } from '../checkout/order-changes/schedule-collection.resolver.js';
import { PaymentIssueResolver } from '../checkout/payment-issues/payment-issue.resolver.js';
import { ConversationResolver, OrderConversationResolver } from '../conversation/conversation.resolver.js';
import { BoxResolver } from '../documents/box.resolver.js';
import { CollectionSheetResolver } from '../documents/collection-sheet.resolver.js';
import { DocumentResolver } from '../documents/document.resolver.js';
import { MailboxResolver } from '../email/mailbox/mailbox.resolver.js';
import { StopRemindersResolver } from '../email/reminders/stop-reminders.resolver.js';
import { guardRoots } from '../graphql/guard-roots.js';
import { LegalResolver } from '../legal/legal.resolver.js';
import { LiveResolver } from '../live/live.resolver.js';
import { OrderAdminResolver } from '../orders/admin/order-admin.resolver.js';
import { OrderNotesResolver } from '../orders/admin/order-notes.resolver.js';
import { OrderExportResolver } from '../orders/export/order-export.resolver.js';
import { OrderResolver } from '../orders/order.resolver.js';
import { ReorderResolver } from '../orders/reorder/reorder.resolver.js';
import { FollowResolver } from '../orders/tracking/tracking.resolver.js';
import { PaperResolver } from '../papers/paper.resolver.js';
import { UkPostcodeResolver } from '../places/uk-postcode.resolver.js';
import { PriceResolver } from '../prices/price.resolver.js';
import { PromotionAdminResolver } from '../promotions/promotion-admin.resolver.js';
import { QuoteRequestResolver, RequestResolver } from '../requests/request.resolver.js';
import { SavedQuoteResolver } from '../saved-quotes/saved-quote.resolver.js';
import { GuideResolver } from '../settings/guides/guide.resolver.js';
import { SettingsAdminResolver } from '../settings/settings-admin.resolver.js';
import { StoreResolver } from '../settings/store.resolver.js';
import { AddressResolver } from '../shared/address.resolver.js';
import { guardFields } from '../shared/api/guarded-fields.js';
import { Moment } from '../shared/api/scalars.js';
import { checkArgument } from '../shared/api/validate.js';
import { showPence } from '../shared/money.js';
import { AttachmentResolver } from '../uploads/attachments/attachment.resolver.js';
import { UploadResolver } from '../uploads/upload.resolver.js';
import { SavedAddressResolver } from '../users/addresses/saved-address.resolver.js';
import { UserAdminResolver } from '../users/admin/user-admin.resolver.js';
import { PasswordResetResolver } from '../users/password/password-reset.resolver.js';
import { NewsletterResolver } from '../users/profile/newsletter.resolver.js';
import { ProfileResolver } from '../users/profile/profile.resolver.js';
import { AccountResolver } from '../users/security/account.resolver.js';
import { UserResolver } from '../users/user.resolver.js';
import { VerificationResolver } from '../users/verification/verification.resolver.js';

/** Apollo's caching hint; see its documentation on server-side caching. */
const cacheControl = new GraphQLDirective({
  name: 'cacheControl',
  description: 'How long an answer may be cached.',
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
      SynonymAdminResolver,
      CartResolver,
      SavedQuoteResolver,
      UserResolver,
      AccountResolver,
      PasswordResetResolver,
      VerificationResolver,
      ProfileResolver,
      NewsletterResolver,
      SavedAddressResolver,
      UserAdminResolver,
      CheckoutResolver,
      PaymentResolver,
      OrderChangeResolver,
      OrderChargeResolver,
      OrderPaymentsAdminResolver,
      PaymentIssueResolver,
      OrderResolver,
      ReorderResolver,
      OrderAdminResolver,
      OrderNotesResolver,
      OrderExportResolver,
      ScheduleCollectionResolver,
      RequestResolver,
      QuoteRequestResolver,
      BoxResolver,
      CollectionSheetResolver,
      DocumentResolver,
      LiveResolver,
      AttachmentResolver,
      PaperResolver,
      ConversationResolver,
      OrderConversationResolver,
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
    ],
    directives: [...specifiedDirectives, cacheControl],
    // Apollo Server validates it too; asking it for its whole introspection as well takes as long as making it.
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

/** Asked for by type-graphql, and never by us: subscriptions here say themselves what they follow. */
const NO_TOPICS: PubSub = {
  publish() {},
  subscribe() {
    throw new Error('Nothing is followed by topic.');
  },
};

/** type-graphql has no place for the words about the two types that hold every operation. */
function describeRoots(schema: GraphQLSchema): void {
  const subscription = schema.getSubscriptionType();
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'Reads; nothing is changed.';
  if (mutation) mutation.description = 'Changes; at most 4 in one request, executed in order.';
  if (subscription)
    subscription.description =
      'Live updates, over WebSocket at the same address (graphql-transport-ws); one in each operation.';
}
