import express, { type RequestHandler, Router } from 'express';
import { dashboardEndpoints } from '../admin/dashboard.routes.js';
import { cartEndpoints } from '../cart/cart.routes.js';
import { catalogueAdminEndpoints } from '../catalogue/admin/catalogue-admin.routes.js';
import { catalogueEndpoints } from '../catalogue/catalogue.routes.js';
import { checkoutEndpoints } from '../checkout/checkout.routes.js';
import { paymentEndpoints } from '../checkout/payments/payment.routes.js';
import { providerEndpoints } from '../checkout/reconciliation/webhook.routes.js';
import { documentEndpoints } from '../documents/document.routes.js';
import { docsRoutes } from '../openapi/docs.routes.js';
import { orderAdminEndpoints } from '../orders/admin/order-admin.routes.js';
import { orderExportEndpoints } from '../orders/export/order-export.routes.js';
import { orderEndpoints } from '../orders/order.routes.js';
import { priceEndpoints } from '../prices/price.routes.js';
import { requestEndpoints } from '../requests/request.routes.js';
import { routesOf } from '../rest/endpoint.js';
import { restWorkOf } from '../rest/rest-work.js';
import { savedQuoteEndpoints } from '../saved-quotes/saved-quote.routes.js';
import { notFound, unreadableRequest } from '../shared/errors/errors.js';
import { attachmentEndpoints } from '../uploads/attachments/attachment.routes.js';
import { uploadEndpoints } from '../uploads/upload.routes.js';
import { userAdminEndpoints } from '../users/admin/user-admin.routes.js';
import { userEndpoints } from '../users/user.routes.js';
import type { AppContainer } from './app-container.js';
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
  orderAdminEndpoints,
  documentEndpoints,
  savedQuoteEndpoints,
  attachmentEndpoints,
  requestEndpoints,
  dashboardEndpoints,
  priceEndpoints,
  uploadEndpoints,
] as const;

/** Everything that the API description tells of; the provider's endpoint is mounted by themselves. */
export const DOCUMENTED_GROUPS = [...ENDPOINT_GROUPS, providerEndpoints];

/** What a REST request asks for, as admission sees it. */
export const restWork = restWorkOf(DOCUMENTED_GROUPS);

/** Every REST route, under /api. */
export function restRoutes(container: AppContainer, bodyLimit: string): Router {
  const router = Router();
  router.use(jsonOnly, express.json({ limit: bodyLimit }));
  router.use(async (request, response, next) => {
    const work = restWork(request.method, request.path);
    // A form takes its place when it has arrived (readForm): nobody holds one while bytes trickle in.
    if (work.kind !== 'uploads' || !request.is('multipart')) await container.admission.admit(work, response);
    next();
  });
  for (const { endpoints } of ENDPOINT_GROUPS) router.use(routesOf(endpoints, container));
  router.use(docsRoutes(container, DOCUMENTED_GROUPS, () => liveExampleValues(container)));
  router.use((_request, _response, next) => next(notFound('Page')));
  return router;
}

/** A body in any other form is refused rather than read as nothing; forms with pictures are read by the endpoints that accept them. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const isEmpty = request.header('content-length') === '0';
  const isFine = isEmpty || request.is(['json', 'multipart']) !== false;
  next(isFine ? undefined : unreadableRequest());
};
