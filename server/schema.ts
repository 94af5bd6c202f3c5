import 'reflect-metadata';
import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLInt,
  type GraphQLSchema,
  specifiedDirectives,
} from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { DashboardResolver } from './admin/dashboard.resolver.js';
import { CartResolver } from './cart/cart.resolver.js';
import { CatalogueResolver } from './catalogue/catalogue.resolver.js';
import { CatalogueAdminResolver } from './catalogue/catalogue-admin.resolver.js';
import { CheckoutResolver, PaymentResolver } from './checkout/checkout.resolver.js';
import { FollowResolver } from './orders/follow.resolver.js';
import { OrderResolver } from './orders/order.resolver.js';
import { OrderAdminResolver } from './orders/order-admin.resolver.js';
import { PriceResolver } from './prices/price.resolver.js';
import { StoreResolver } from './settings/store.resolver.js';
import { checkArgument } from './shared/validate.js';
import { UploadResolver } from './uploads/upload.resolver.js';
import { AccountResolver } from './users/account.resolver.js';
import { UserResolver } from './users/user.resolver.js';
import { UserAdminResolver } from './users/user-admin.resolver.js';

/** Apollo's caching hint; see its documentation on server-side caching. */
const cacheControl = new GraphQLDirective({
  name: 'cacheControl',
  description: 'How long an answer may be kept.',
  args: { maxAge: { type: GraphQLInt }, inheritMaxAge: { type: GraphQLBoolean } },
  locations: [DirectiveLocation.FIELD_DEFINITION, DirectiveLocation.OBJECT],
});

/** The whole GraphQL schema, made from the resolvers. */
export function createSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      StoreResolver,
      CatalogueResolver,
      CatalogueAdminResolver,
      CartResolver,
      UserResolver,
      AccountResolver,
      UserAdminResolver,
      CheckoutResolver,
      PaymentResolver,
      OrderResolver,
      OrderAdminResolver,
      FollowResolver,
      DashboardResolver,
      PriceResolver,
      UploadResolver,
    ],
    directives: [...specifiedDirectives, cacheControl],
    validateFn: checkArgument,
  });
  describeRoots(schema);
  return schema;
}

/** type-graphql has no place for the words about the two types that hold every operation. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = 'What can be asked; nothing is changed.';
  if (mutation) mutation.description = 'What can be done; at most 4 in one request, in their order.';
}
