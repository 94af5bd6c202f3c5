import { Router } from 'express';
import type { Parts } from '../parts.js';
import { forCartHolder, sentBy } from '../rest-door.js';
import { badInput, forbidden } from '../shared/errors.js';
import { asRecord, readInput } from '../shared/validate.js';
import { requireUser } from '../shared/viewer.js';
import {
  CartLineBody,
  CartRemovalBody,
  readDestination,
  readRemoval,
  toLineChange,
  toRestCart,
  toRestCartAfter,
} from './cart.rest.js';

/** The cart of a customer, or of the guest whose secret was sent. */
export function cartRoutes(parts: Parts): Router {
  const router = Router();
  router.get(
    '/cart',
    forCartHolder(parts, async ({ services }) => toRestCart(await services.cart.read())),
  );
  router.post(
    '/cart',
    forCartHolder(parts, async ({ services }, { body }) => {
      const line = await readInput(CartLineBody, body);
      return toRestCartAfter(line, await services.cart.add(toLineChange(line), readDestination(line)));
    }),
  );
  router.put(
    '/cart',
    forCartHolder(parts, async ({ services }, { body }) => {
      const line = await readInput(CartLineBody, body);
      const { productId, quantity } = line;
      return toRestCart(
        await (productId
          ? services.cart.setQuantity(productId, quantity)
          : services.cart.change([toLineChange(line)])),
      );
    }),
  );
  router.delete(
    '/cart',
    forCartHolder(parts, async ({ services }, request) => {
      const removal = readRemoval(await readInput(CartRemovalBody, sentBy(request)));
      return toRestCart(
        await ('key' in removal
          ? services.cart.remove(removal.key)
          : services.cart.removeProduct(removal.productId, null)),
      );
    }),
  );
  router.post(
    '/cart/merge',
    forCartHolder(parts, async ({ services, viewer }, { body }) => {
      refuseOtherUser(requireUser(viewer).id, asRecord(body).user);
      if (!viewer.guestId) throw badInput('No guest ID provided');
      const merged = await services.cart.merge();
      return { ...toRestCart(merged), mergedLines: merged.mergedLines };
    }),
  );
  router.post(
    '/cart/clear',
    forCartHolder(parts, async ({ services }) => toRestCart(await services.cart.clear())),
  );
  return router;
}

/** Old clients send the user to merge for, as an id or whole; it must be the one who asks. */
function refuseOtherUser(userId: string, sent: unknown): void {
  const claimed = typeof sent === 'string' ? sent : (asRecord(sent)._id ?? asRecord(sent).id);
  if (claimed && claimed !== userId) throw forbidden();
}
