import { RestClient } from '../../../test/clients/rest-client.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import type { TestApp } from '../../../test/test-app.js';
import type { CatalogueStaff } from './catalogue-staff.js';
import { staffOverGraphql } from './graphql-staff.js';
import { staffOverRest } from './rest-staff.js';

/** Catalogue actions with this client's token, over the client's API. */
export function catalogueStaff(app: TestApp, client: ShopClient): CatalogueStaff {
  return client instanceof RestClient ? staffOverRest(app, client) : staffOverGraphql(app, client.graphql);
}
