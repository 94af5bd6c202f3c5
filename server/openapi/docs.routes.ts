import { randomUUID } from 'node:crypto';
import express, { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import pageFiles from 'swagger-ui-dist/absolute-path.js';
import { todayInLondon } from '../../rules/collection-date.js';
import { destinationName } from '../../rules/destinations.js';
import { DEMO_ACCOUNTS } from '../db/seeds/demo-accounts.js';
import type { Parts } from '../parts.js';
import type { CallGroup } from '../rest-door.js';
import { createSchema } from '../schema.js';
import { createServices } from '../services.js';
import { toPounds } from '../shared/money.js';
import { describeApi } from './describe-api.js';
import { EXAMPLE_QUANTITY, type World } from './fill-example.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Harbourline API</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const START = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#api',
  deepLinking: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/** The API description as JSON, and as a page to read and try it on. */
export function docsRoutes(parts: Parts, groups: readonly CallGroup[]): Router {
  const router = Router();
  let schema: GraphQLSchema | undefined;
  router.get('/openapi.json', async (_request, response) => {
    schema ??= createSchema();
    response.json(describeApi(groups, schema, await realThings(parts)));
  });
  router.get('/docs', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  router.use('/docs', express.static(pageFiles(), { index: false, maxAge: '1h' }));
  return router;
}

/** The customer among the demo accounts, where there are any. */
const CUSTOMER = DEMO_ACCOUNTS.find(({ role }) => role === 'customer');
const COLLECTED_IN_MS = 14 * 86_400_000;

/** What examples can name for everybody: things of the shop window, and names that nobody has yet. */
async function realThings(parts: Parts): Promise<World> {
  const { catalogue, prices } = createServices(parts, { user: null, guestId: null });
  const { products } = await catalogue.products({ destination: 'australia', pageSize: 1 });
  const [product] = products;
  const price = await prices.ofCountry('Australia').catch(() => null);
  const { email, password } = CUSTOMER ?? {};
  return {
    ...(product ? { product: product.id, productInCart: product.id } : {}),
    ...(product ? { category: product.category.id, categoryName: product.category.name } : {}),
    ...(product ? { unitPrice: toPounds(product.prices.australia ?? 0) } : {}),
    ...(product ? { cartTotal: totalOf(product.prices.australia, price?.amountPence) } : {}),
    ...(price ? { price: price.id, unpricedCountry: destinationName(price.destination) } : {}),
    ...(parts.env.demoAccounts ? { email, password } : {}),
    newEmail: () => `ann-${randomUUID().slice(0, 8)}@example.com`,
    newName: () => `Aquaria ${randomUUID().slice(0, 8)}`,
    newKey: () => randomUUID(),
    collectionDate: todayInLondon(new Date(parts.now().getTime() + COLLECTED_IN_MS)),
  };
}

/** Pounds for as many pieces as the example of a checkout has. */
function totalOf(unitPence = 0, minimumPence = 0): number {
  return toPounds(Math.max(EXAMPLE_QUANTITY * unitPence, minimumPence));
}
