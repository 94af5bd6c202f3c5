import type { ShopClient } from '../../../../test/clients/shop-client.js';

/** A quote as its reader sees it. Money is pence. */
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
  /** The raw response. */
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

const FIELDS = `id reference status secret link validUntil orderId quote { total { minorUnits } }
  lines { name quantity unitPrice { minorUnits } }
  today { quote { total { minorUnits } } lines { unitPrice { minorUnits } } }`;

/** Saves the client's cart as a quote. */
export async function saveQuote({ graphql }: ShopClient): Promise<SeenQuote> {
  return seen(await graphql.call('mutation saveQuote', FIELDS));
}

/** The quote that a secret opens. */
export async function openQuote({ graphql }: ShopClient, secret: string): Promise<SeenQuote> {
  return seen(await graphql.call('query savedQuote', FIELDS, { secret: ['ID!', secret] }));
}

export interface SeenEntry {
  readonly id: string;
  readonly status: string;
  readonly totalPence: number;
  readonly orderId: string | null;
}

/** The first page of one's own quotes. */
export async function myQuotes({ graphql }: ShopClient): Promise<SeenEntry[]> {
  const page = await graphql.call<{
    nodes: (Omit<SeenEntry, 'totalPence'> & { quote: { total: Pence } })[];
  }>('query mySavedQuotes', 'nodes { id status quote { total { minorUnits } } orderId }');
  return page.nodes.map(({ quote, ...entry }) => ({ ...entry, totalPence: quote.total.minorUnits }));
}

/** Sends a quote; true when it is sent there for the first time. */
export async function emailQuote(
  { graphql }: ShopClient,
  secret: string,
  email: string,
  remindMe = false,
): Promise<boolean> {
  const asked = { input: ['EmailQuoteInput!', { secret, email, remindMe }] } as const;
  return (await graphql.call<{ isNew: boolean }>('mutation emailQuote', 'isNew', asked)).isNew;
}

/** Deletes a quote. */
export async function deleteQuote({ graphql }: ShopClient, id: string): Promise<void> {
  await graphql.call('mutation deleteSavedQuote', null, { id: ['ID!', id] });
}

/** Staff follow up a quote that is about to expire. */
export async function remind({ graphql }: ShopClient, id: string, byEmail: boolean): Promise<void> {
  await graphql.call('mutation adminFollowUpQuote', 'isReminded', {
    id: ['ID!', id],
    byEmail: ['Boolean!', byEmail],
  });
}

function seen(raw: GraphqlQuote): SeenQuote {
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
