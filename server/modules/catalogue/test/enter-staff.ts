import { RestClient } from '../../../test/clients/rest-client.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import type { TestApp } from '../../../test/test-app.js';
import type { CatalogueStaff } from './catalogue-staff.js';
import { staffOverGraphql } from './graphql-staff.js';
import { staffOverRest } from './rest-staff.js';

/** The catalogue as the holder of this client's token may keep it, over the client's API. */
export function catalogueStaff(app: TestApp, client: ShopClient): CatalogueStaff {
  return client instanceof RestClient ? staffOverRest(app, client) : staffOverGraphql(app, client.graphql);
}
