import { Router } from 'express';
import pageFiles from 'swagger-ui-dist/absolute-path.js';
import type { AppDeps } from '../http/app-deps.js';
import type { EndpointGroup } from '../rest/endpoint.js';
import type { JsonSchema } from '../rest/serializer.js';
import { describeApi } from './describe-api.js';
import type { ExampleValues } from './resolve-example.js';

/** Files of the viewer's package that the page needs; the others are not served. */
const PAGE_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;

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

/** The API description as JSON and as an interactive page; neither is served where the GraphQL schema is closed. */
export function docsRoutes(
  { env }: Pick<AppDeps, 'env'>,
  groups: readonly EndpointGroup[],
  exampleValues: () => Promise<ExampleValues>,
  webhooks: JsonSchema,
): Router {
  const router = Router();
  // Open like the GraphQL schema: outside of production, or with GRAPHQL_EXPLORER.
  if (!env.graphql.explorer) return router;
  router.get('/openapi.json', async (_request, response) => {
    response.json(describeApi(groups, await exampleValues(), webhooks));
  });
  router.get('/docs', (_request, response) => {
    response.type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => {
    response.type('js').send(START);
  });
  for (const file of PAGE_FILES) {
    router.get(`/docs/${file}`, (_request, response) => response.sendFile(file, { root: pageFiles() }));
  }
  return router;
}
