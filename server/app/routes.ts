import express, { type RequestHandler, Router } from 'express';
import { dashboardEndpoints } from '../modules/admin/dashboard.routes.js';
import { catalogueAdminEndpoints } from '../modules/catalogue/admin/catalogue-admin.routes.js';
import { catalogueEndpoints } from '../modules/catalogue/catalogue.routes.js';
import { priceEndpoints } from '../modules/catalogue/prices/price.routes.js';
import { spreadsheetEndpoints } from '../modules/catalogue/spreadsheet/spreadsheet.routes.js';
import { checkoutEndpoints } from '../modules/checkout/checkout.routes.js';
import { paymentEndpoints } from '../modules/checkout/payments/payment.routes.js';
import { providerEndpoints } from '../modules/checkout/reconciliation/webhook.routes.js';
import { attachmentEndpoints } from '../modules/files/attachment.routes.js';
import { uploadEndpoints } from '../modules/files/pictures/upload.routes.js';
import { describeWebhooks } from '../modules/integrations/webhooks/describe-webhooks.js';
import { accountsEndpoints } from '../modules/orders/accounts/accounts.routes.js';
import { orderAdminEndpoints } from '../modules/orders/admin/order-admin.routes.js';
import { documentEndpoints } from '../modules/orders/documents/document.routes.js';
import { orderExportEndpoints } from '../modules/orders/export/order-export.routes.js';
import { orderEndpoints } from '../modules/orders/order.routes.js';
import { cartEndpoints } from '../modules/quotes/cart/cart.routes.js';
import { savedQuoteEndpoints } from '../modules/quotes/saved/saved-quote.routes.js';
import { requestEndpoints } from '../modules/requests/request.routes.js';
import { userAdminEndpoints } from '../modules/users/admin/user-admin.routes.js';
import { userEndpoints } from '../modules/users/user.routes.js';
import { notFound, unreadableRequest } from '../platform/errors/errors.js';
import type { AppDeps } from '../platform/http/app-deps.js';
import { docsRoutes } from '../platform/openapi/docs.routes.js';
import { routesOf } from '../platform/rest/endpoint.js';
import { restWorkOf } from '../platform/rest/rest-work.js';
import { liveExampleValues } from './example-values.js';

/** Every REST endpoint, in the order that paths are tried. */
export const ENDPOINT_GROUPS = [
  catalogueEndpoints,
  catalogueAdminEndpoints,
  cartEndpoints,
  userEndpoints,
  userAdminEndpoints,
  checkoutEndpoints,
  paymentEndpoints,
  orderEndpoints,
  orderExportEndpoints,
  accountsEndpoints,
  orderAdminEndpoints,
  documentEndpoints,
  savedQuoteEndpoints,
  attachmentEndpoints,
  requestEndpoints,
  dashboardEndpoints,
  priceEndpoints,
  spreadsheetEndpoints,
  uploadEndpoints,
] as const;

/** Every documented endpoint; the provider's are mounted by themselves. */
export const DOCUMENTED_GROUPS = [...ENDPOINT_GROUPS, providerEndpoints];

/** The work of a REST request, as admission sees it. */
export const restWork = restWorkOf(DOCUMENTED_GROUPS);

/** Every REST route, under /api. */
export function restRoutes(deps: AppDeps, bodyLimit: string): Router {
  const router = Router();
  router.use(jsonOnly, express.json({ limit: bodyLimit }));
  router.use(async (request, response, next) => {
    const work = restWork(request.method, request.path);
    // A form takes its place when it has arrived (readForm): nobody holds one while bytes trickle in.
    if (work.kind !== 'uploads' || !request.is('multipart')) await deps.admission.admit(work, response);
    next();
  });
  for (const { endpoints } of ENDPOINT_GROUPS) router.use(routesOf(endpoints, deps));
  router.use(docsRoutes(deps, DOCUMENTED_GROUPS, () => liveExampleValues(deps), describeWebhooks()));
  router.use((_request, _response, next) => next(notFound('Page')));
  return router;
}

/** Refuses a body that is not JSON rather than ignoring it; forms are read by the endpoints that accept them. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const isEmpty = request.header('content-length') === '0';
  const isFine = isEmpty || request.is(['json', 'multipart']) !== false;
  next(isFine ? undefined : unreadableRequest());
};
