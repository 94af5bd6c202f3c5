import { Router } from 'express';
import type { Parts } from '../parts.js';
import { forAnyone, forUser } from '../rest-door.js';
import { readInput } from '../shared/validate.js';
import { PriceBody, PriceChangeBody, toPence, toPriceChange, toRestPrice } from './price.rest.js';

/** Minimum charges: one for everybody, the list and its changes for staff. */
export function priceRoutes(parts: Parts): Router {
  const router = Router();
  router.get(
    '/prices/:country',
    forAnyone(parts, async ({ services }, { params }) =>
      toRestPrice(await services.prices.ofCountry(params.country as string)),
    ),
  );
  router.get(
    '/prices',
    forUser(parts, async ({ services }) => (await services.prices.list()).map(toRestPrice)),
  );
  router.post(
    '/prices',
    forUser(parts, async ({ services }, request, response) => {
      const { country, price } = await readInput(PriceBody, request.body);
      const created = await services.prices.create({ country, amountPence: toPence(price) });
      response.status(201);
      return toRestPrice(created);
    }),
  );
  router.put(
    '/prices/:id',
    forUser(parts, async ({ services }, { params, body }) => {
      const change = toPriceChange(await readInput(PriceChangeBody, body));
      return toRestPrice(await services.prices.update(params.id as string, change));
    }),
  );
  router.delete(
    '/prices/:id',
    forUser(parts, async ({ services }, { params }) => {
      await services.prices.remove(params.id as string);
      return { message: 'Price deleted' };
    }),
  );
  return router;
}
