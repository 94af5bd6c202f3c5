import type { TestApp } from '../test-app.js';
import { GraphqlClient } from './graphql-client.js';
import { RestClient } from './rest-client.js';
import type { ApiName, ShopClient } from './shop-client.js';

type Apis = readonly (readonly [ApiName, (app: TestApp) => ShopClient])[];

/** Both APIs of the shop, for `describe.each`: a new visitor uses each. */
export const APIS: Apis = [
  ['GraphQL', (app) => new GraphqlClient(app.url)],
  ['REST', newRestGuest],
];

/** A guest over REST, who gets an id with the first read of the cart. */
function newRestGuest(app: TestApp): RestClient {
  const client = new RestClient(app.url);
  client.guestId = `guest_${Date.now()}`;
  return client;
}
