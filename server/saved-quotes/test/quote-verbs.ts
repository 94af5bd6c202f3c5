import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { Refusal, type ShopClient } from '../../test/clients/shop-client.js';

/** A quote as it is seen through either door. Money is pence. */
export interface SeenQuote {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly secret: string;
  readonly link: string;
  readonly validUntil: string;
  readonly totalPence: number;
  readonly lines: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly pence: number;
    readonly penceToday: number | null;
  }[];
  readonly totalPenceToday: number;
  readonly orderId: string | null;
  /** The answer as it came. */
  readonly raw: string;
}

interface Pence {
  readonly minorUnits: number;
}

interface GraphqlQuote {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly secret: string;
  readonly link: string;
  readonly validUntil: string;
  readonly orderId: string | null;
  readonly quote: { readonly total: Pence };
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPrice: Pence }[];
  readonly today: {
    readonly quote: { readonly total: Pence };
    readonly lines: readonly { readonly unitPrice: Pence | null }[];
  };
}

interface RestQuote {
  readonly _id: string;
  readonly reference: string;
  readonly status: string;
  readonly secret: string;
  readonly link: string;
  readonly validUntil: string;
  readonly orderId: string | null;
  readonly totalPrice: number;
  readonly items: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: number;
    readonly priceToday: number | null;
  }[];
  readonly today: { readonly totalPrice: number };
}

const FIELDS = `id reference status secret link validUntil orderId quote { total { minorUnits } }
  lines { name quantity unitPrice { minorUnits } }
  today { quote { total { minorUnits } } lines { unitPrice { minorUnits } } }`;

/** Saves the cart of whoever asks as a quote. */
export async function saveQuote(shop: ShopClient): Promise<SeenQuote> {
  if (shop instanceof GraphqlClient) return ofGraphql(await shop.call('mutation saveQuote', FIELDS));
  return ofRest(await send(shop, 'POST', '/saved-quotes', { guestId: shop.guestId }));
}

/** The quote that a secret opens. */
export async function openQuote(shop: ShopClient, secret: string): Promise<SeenQuote> {
  if (shop instanceof GraphqlClient)
    return ofGraphql(await shop.call('query savedQuote', FIELDS, { secret: ['ID!', secret] }));
  return ofRest(await send(shop, 'POST', '/saved-quotes/open', { secret }));
}

export interface SeenEntry {
  readonly id: string;
  readonly status: string;
  readonly totalPence: number;
  readonly orderId: string | null;
}

/** The first page of one's own quotes. */
export async function myQuotes(shop: ShopClient): Promise<SeenEntry[]> {
  if (shop instanceof GraphqlClient) {
    const page = await shop.call<{ quotes: (Omit<SeenEntry, 'totalPence'> & { total: Pence })[] }>(
      'query mySavedQuotes',
      'quotes { id status total { minorUnits } orderId }',
    );
    return page.quotes.map(({ total, ...entry }) => ({ ...entry, totalPence: total.minorUnits }));
  }
  const page = await send<{ quotes: RestQuote[] }>(shop, 'GET', '/saved-quotes');
  return page.quotes.map(({ _id: id, status, totalPrice, orderId }) => ({
    ...{ id, status, orderId },
    totalPence: pence(totalPrice),
  }));
}

/** Whether the quote is on its way for the first time. */
export async function emailQuote(shop: ShopClient, secret: string, email: string): Promise<boolean> {
  if (shop instanceof GraphqlClient) {
    const asked = { secret: ['ID!', secret], email: ['String!', email] } as const;
    return (await shop.call<{ isNew: boolean }>('mutation emailQuote', 'isNew', asked)).isNew;
  }
  const body = { secret, email, guestId: shop.guestId };
  return (await send<{ queued: boolean }>(shop, 'POST', '/saved-quotes/email', body)).queued;
}

/** Takes a quote back. */
export async function deleteQuote(shop: ShopClient, id: string): Promise<void> {
  if (shop instanceof GraphqlClient) await shop.call('mutation deleteSavedQuote', null, { id: ['ID!', id] });
  else await send(shop, 'DELETE', `/saved-quotes/${id}`);
}

/** Staff see to a quote that is about to expire. */
export async function remind(shop: ShopClient, id: string, byEmail: boolean): Promise<void> {
  if (shop instanceof GraphqlClient)
    await shop.call('mutation remindOfQuote', null, { id: ['ID!', id], byEmail: ['Boolean!', byEmail] });
  else await send(shop, 'PUT', `/admin/quotes/${id}/reminder`, { byEmail });
}

async function send<T = RestQuote>(
  shop: ShopClient,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await (shop as RestClient).call<T>(method, path, body);
  if (answer.status < 400) return answer.body;
  const { code, message, ...details } = answer.body as { code: string; message: string };
  throw new Refusal(answer.status, code, message, details);
}

function ofGraphql(raw: GraphqlQuote): SeenQuote {
  const { id, reference, status, secret, link, validUntil, orderId, quote, lines, today } = raw;
  return {
    ...{ id, reference, status, secret, link, validUntil, orderId, raw: JSON.stringify(raw) },
    totalPence: quote.total.minorUnits,
    lines: lines.map(({ name, quantity, unitPrice }, index) => ({
      ...{ name, quantity, pence: unitPrice.minorUnits },
      penceToday: today.lines[index]?.unitPrice?.minorUnits ?? null,
    })),
    totalPenceToday: today.quote.total.minorUnits,
  };
}

function ofRest(raw: RestQuote): SeenQuote {
  const { _id: id, reference, status, secret, link, validUntil, orderId, items, today } = raw;
  return {
    ...{ id, reference, status, secret, link, validUntil, orderId, raw: JSON.stringify(raw) },
    totalPence: pence(raw.totalPrice),
    lines: items.map(({ name, quantity, price, priceToday }) => ({
      ...{ name, quantity, pence: pence(price) },
      penceToday: priceToday === null ? null : pence(priceToday),
    })),
    totalPenceToday: pence(today.totalPrice),
  };
}

const pence = (pounds: number) => Math.round(pounds * 100);
