import { randomUUID } from 'node:crypto';
import { saveQuote } from '../../modules/quotes/saved/test/quote-verbs.js';
import { requestSecret } from '../../modules/requests/request-link.js';
import { sendRequest } from '../../modules/requests/test/request-verbs.js';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import { GraphqlClient } from '../clients/graphql-client.js';
import { RestClient } from '../clients/rest-client.js';
import { newEmail, placeOrder, standardBox } from '../factories.js';
import type { Makers } from './makers.js';

/** Boxes in every cart and checkout of a world. */
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
  const { id, secret, reference } = await saveQuote(owner);
  await owner.clearCart();
  return { quote: secret, quoteId: id, quoteNumber: reference };
}

/** A request of the owner with the former content of the cart. */
export async function requestWithCart({ app, owner }: Makers): Promise<ExampleValues> {
  const box = await standardBox(owner);
  await owner.addToCart({ productId: box.id, quantity: BOXES, destination: 'australia' });
  const caller = new GraphqlClient(app.url);
  caller.token = owner.token;
  const { id } = await sendRequest(caller, { email: newEmail(), attachCart: true });
  await owner.clearCart();
  return { requestWithCart: id, requestVersion: 1 };
}

/** A request of the owner. */
export async function request({ app, owner }: Makers): Promise<ExampleValues> {
  const caller = new GraphqlClient(app.url);
  caller.token = owner.token;
  const { id } = await sendRequest(caller, { email: newEmail() });
  const photo = randomUUID();
  await app.deps.database.pool.query(
    `insert into attachments (id, request_id, name, type, bytes, digest, created_at)
      values ($1, $1, 'offer.pdf', 'application/pdf', '%PDF-', 'x', now())`,
    [id],
  );
  await app.deps.database.pool.query(
    `with message as (insert into messages (id, request_id, from_staff, body, created_at, is_answered)
        values ($1, $1, false, 'A scratch', now(), true) returning id)
      insert into attachments (id, message_id, name, type, bytes, digest, created_at)
      select $2, id, 'scratch.webp', 'image/webp', 'RIFF', 'x', now() from message`,
    [id, photo],
  );
  return {
    photo,
    requestFile: id,
    file: id,
    request: id,
    requestSecret: requestSecret(app.deps, id),
    requestVersion: 1,
  };
}

/** Two documents on an order of the owner, one of them sent, and a file that waits. */
export async function papers({ app, owner }: Makers): Promise<ExampleValues> {
  const { id: order } = await placeOrder(app, owner);
  const [paper, sentPaper, paperFile] = [randomUUID(), randomUUID(), randomUUID()];
  const { pool } = app.deps.database;
  await pool.query(
    `insert into order_papers (id, order_id, position, name, explanation, due_before, days, state)
      values ($1, $3, 91, 'Visa', '', 'arrival', 14, 'open'), ($2, $3, 92, 'Form', '', 'arrival', 14, 'sent')`,
    [paper, sentPaper, order],
  );
  await pool.query(
    `insert into attachments (id, name, type, bytes, digest, created_at)
      values ($1, 'visa.webp', 'image/webp', 'RIFF', 'x', now())`,
    [paperFile],
  );
  return { paper, sentPaper, paperFile };
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
