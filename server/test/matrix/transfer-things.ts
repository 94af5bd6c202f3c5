import { randomUUID } from 'node:crypto';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import { GraphqlClient } from '../clients/graphql-client.js';
import { newEmail } from '../factories.js';
import { savedQuote } from './cart-things.js';
import type { Makers } from './makers.js';

const [FROM, TO] = [
  { line1: '1 Park Row', city: 'Leeds', postcode: 'LS1 5AB', country: 'United Kingdom' },
  { line1: '', city: 'Perth', country: 'Australia' },
];

/** A quote in a shop that takes bank transfers. */
export async function quoteToBook(makers: Makers): Promise<ExampleValues> {
  await makers.app.deps.database.pool.query(`update store_settings set bank_details = 'Sort code 00-00-00'`);
  const { quoteId } = await savedQuote(makers);
  return { quoteToBook: quoteId! };
}

/** A booking of the owner that waits for its transfer. */
export async function transferBooking(makers: Makers): Promise<ExampleValues> {
  const { quoteToBook: quote } = await quoteToBook(makers);
  const staff = new GraphqlClient(makers.app.url);
  staff.token = makers.admin.token;
  const id = randomUUID();
  const caller = { id, name: 'Ann Archer', email: newEmail(), phone: '', days: 7 };
  await staff.call('mutation adminBookForTransfer', 'id', {
    id: ['ID!', quote],
    input: ['TransferBookingInput!', { ...caller, collectionAddress: FROM, deliveryAddress: TO }],
  });
  return { transferBooking: id };
}
