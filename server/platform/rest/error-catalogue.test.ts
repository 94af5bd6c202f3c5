import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import express from 'express';
import { ENDPOINT_GROUPS } from '../../app/routes.js';
import { captureLog } from '../../test/captured-log.js';
import { restErrors } from '../errors/error-responses.js';
import type { AppDeps } from '../http/app-deps.js';
import { requestScope } from '../log/request-scope.js';
import { routesOf } from './endpoint.js';

const broken = new Proxy({} as AppDeps, {
  get() {
    throw new Error('A fault that nobody foresaw');
  },
});

let url: string;
let stop: () => void;

beforeAll(async () => {
  const app = express();
  app.use(requestScope({ tellsStatements: false }), express.json());
  for (const { endpoints } of ENDPOINT_GROUPS) app.use(routesOf(endpoints, broken));
  app.use(restErrors(captureLog().log));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stop = () => server.close();
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => stop());

it.each([
  ['POST /users/login', 'An error occurred during login'],
  ['POST /users/register', 'An error occurred during registration'],
  ['GET /products', 'An error occurred while fetching products'],
  ['GET /products/1', 'An error occurred while fetching product details'],
  ['GET /products/category/Kitchen', 'An error occurred while fetching products by category'],
  ['POST /checkout', 'Failed to create checkout'],
  ['PUT /checkout/1/pay', 'Failed to update payment status'],
  ['POST /checkout/1/finalize', 'Failed to finalize checkout'],
  ['POST /stripe/create-payment-intent', 'Failed to create payment intent'],
  ['POST /stripe/confirm-payment', 'Failed to confirm payment'],
  ['GET /stripe/payment-status/1', 'Failed to get payment status'],
  ['POST /stripe/cancel-payment', 'Failed to cancel payment'],
  ['POST /stripe/finalize-checkout', 'Failed to finalize checkout'],
  ['POST /orders/create-from-checkout', 'Failed to create order'],
  ['GET /orders/my-orders', 'Failed to fetch orders'],
  ['GET /orders/1', 'Failed to fetch order'],
  ['PUT /orders/1/status', 'Failed to update order status'],
  ['PUT /admin/orders/1/status', 'Failed to update order status'],
  ['GET /admin/orders', 'Failed to fetch orders'],
  ['DELETE /admin/orders/1', 'Failed to delete order'],
  ['GET /cart', 'Failed to fetch cart'],
  ['POST /cart', 'Failed to add item to cart'],
  ['PUT /cart', 'Failed to update cart item quantity'],
  ['DELETE /cart', 'Failed to remove item from cart'],
  ['POST /cart/merge', 'Failed to merge carts'],
  ['POST /cart/clear', 'Failed to clear cart'],
  ['GET /admin/users', 'Failed to fetch users'],
  ['POST /admin/users', 'Failed to add user'],
  ['PUT /admin/users/1', 'Failed to update user'],
  ['DELETE /admin/users/1', 'Failed to delete user'],
  ['PATCH /admin/users/1/toggle-status', 'Failed to toggle user status'],
  ['GET /dashboard', 'Failed to fetch dashboard data'],
  ['GET /prices', 'Something went wrong. Please try again.'],
])('%s says "%s" about a fault that nobody foresaw', async (call, message) => {
  const [method, path] = call.split(' ');
  const response = await fetch(url + path, { method });
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ message, code: 'INTERNAL' });
});
