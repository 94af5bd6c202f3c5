import type { ExampleValues } from '../../openapi/example-values.js';
import { saveQuote } from '../../saved-quotes/test/quote-verbs.js';
import { RestClient } from '../clients/rest-client.js';
import { standardBox } from '../factories.js';
import type { Makers } from './makers.js';

/** In every cart and checkout of a world. */
export const BOXES = 4;

export async function guestCart({ app }: Makers): Promise<ExampleValues> {
  const guest = new RestClient(app.url);
  guest.guestId = 'guest_1';
  const box = await standardBox(guest);
  await guest.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
  return { guestId: guest.guestId };
}

/** A quote of another quantity than the cart has afterwards. */
export async function savedQuote({ owner }: Makers): Promise<ExampleValues> {
  const box = await standardBox(owner);
  await owner.addToCart({ productId: box.id, quantity: BOXES + 1, destination: 'australia' });
  const { id, secret } = await saveQuote(owner);
  await owner.clearCart();
  return { quote: secret, quoteId: id };
}

export async function filledCart({ owner }: Makers): Promise<ExampleValues> {
  const box = await standardBox(owner);
  const { totalPence, lines } = await owner.addToCart({
    productId: box.id,
    quantity: BOXES,
    destination: 'australia',
  });
  const collection = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return {
    productInCart: box.id,
    line: lines[0]?.key,
    cartTotal: totalPence / 100,
    cartTotalPence: totalPence,
    collectionDate: collection,
  };
}
