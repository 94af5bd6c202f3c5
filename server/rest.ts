import express, { type RequestHandler, Router } from 'express';
import { cartRoutes } from './cart/cart.routes.js';
import { catalogueRoutes } from './catalogue/catalogue.routes.js';
import { checkoutRoutes } from './checkout/checkout.routes.js';
import { paymentRoutes } from './checkout/payment.routes.js';
import { orderRoutes } from './orders/order.routes.js';
import type { Parts } from './parts.js';
import { priceRoutes } from './prices/price.routes.js';
import { badInput, notFound } from './shared/errors.js';
import { userRoutes } from './users/user.routes.js';

const ROUTES = [
  userRoutes,
  catalogueRoutes,
  priceRoutes,
  cartRoutes,
  checkoutRoutes,
  paymentRoutes,
  orderRoutes,
] as const;

/** Every REST route, under /api. */
export function restRoutes(parts: Parts, bodyLimit: string): Router {
  const router = Router();
  router.use(jsonOnly, express.json({ limit: bodyLimit }));
  for (const routes of ROUTES) router.use(routes(parts));
  router.use((_request, _response, next) => next(notFound('Page')));
  return router;
}

/** A body in any other form is refused rather than read as nothing. */
const jsonOnly: RequestHandler = (request, _response, next) => {
  const isEmpty = request.header('content-length') === '0';
  next(isEmpty || request.is('json') !== false ? undefined : badInput('The request could not be read'));
};
