import express, { type RequestHandler, Router } from 'express';
import { dashboardCalls } from '../admin/dashboard.routes.js';
import { restWorkOf } from '../admission/rest-work.js';
import { cartCalls } from '../cart/cart.routes.js';
import { catalogueAdminCalls } from '../catalogue/admin/catalogue-admin.routes.js';
import { catalogueCalls } from '../catalogue/catalogue.routes.js';
import { checkoutCalls } from '../checkout/checkout.routes.js';
import { paymentCalls } from '../checkout/payments/payment.routes.js';
import { providerCalls } from '../checkout/reconciliation/webhook.routes.js';
import { documentCalls } from '../documents/document.routes.js';
import { docsRoutes } from '../openapi/docs.routes.js';
import { orderAdminCalls } from '../orders/admin/order-admin.routes.js';
import { orderExportCalls } from '../orders/export/order-export.routes.js';
import { orderCalls } from '../orders/order.routes.js';
import { priceCalls } from '../prices/price.routes.js';
import { notFound, unreadableRequest } from '../shared/errors/errors.js';
import type { AppContainer } from '../start/app-container.js';
import { uploadCalls } from '../uploads/upload.routes.js';
import { userAdminCalls } from '../users/admin/user-admin.routes.js';
import { userCalls } from '../users/user.routes.js';
import { routesOf } from './rest-endpoint.js';

/** Every REST call, in the order that paths are tried. */
export const CALL_GROUPS = [
  catalogueCalls,
  catalogueAdminCalls,
  cartCalls,
  userCalls,
  userAdminCalls,
  checkoutCalls,
  paymentCalls,
  orderCalls,
  orderExportCalls,
  orderAdminCalls,
  documentCalls,
  dashboardCalls,
  priceCalls,
  uploadCalls,
] as const;

/** Everything that the API description tells of; the provider's calls are mounted by themselves. */
export const DESCRIBED_GROUPS = [...CALL_GROUPS, providerCalls];

/** What a REST request asks for, as admission sees it. */
export const restWork = restWorkOf(DESCRIBED_GROUPS);

/** Every REST route, under /api. */
export function restRoutes(parts: AppContainer, bodyLimit: string): Router {
  const router = Router();
  router.use(jsonOnly, express.json({ limit: bodyLimit }));
  router.use(parts.admission.handler(({ method, path }) => restWork(method, path)));
  for (const { calls } of CALL_GROUPS) router.use(routesOf(calls, parts));
  router.use(docsRoutes(parts, DESCRIBED_GROUPS));
  router.use((_request, _response, next) => next(notFound('Page')));
  return router;
}

/** A body in any other form is refused rather than read as nothing; forms with pictures are read by the calls that take them. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const isEmpty = request.header('content-length') === '0';
  const isFine = isEmpty || request.is(['json', 'multipart']) !== false;
  next(isFine ? undefined : unreadableRequest());
};
