import { randomUUID } from 'node:crypto';
import type { GraphqlCaller, Variables } from '../../../test/clients/shop-client.js';
import { newEmail } from '../../../test/factories.js';
import type { TestApp } from '../../../test/test-app.js';
import { quoteSecret } from '../../quotes/saved/quote-secret.js';

/** A visitor's request; tests replace parts of it. */
export const QUESTION = {
  kind: 'QUESTION',
  name: 'Ann Archer',
  email: 'ann@example.com',
  message: 'Do you ship pianos?',
  attachCart: false,
};

/** Sends a request, and returns its id and reference. */
export async function sendRequest(
  client: GraphqlCaller,
  wanted: Readonly<Record<string, unknown>> = {},
): Promise<{ id: string; reference: string }> {
  const input = { id: randomUUID(), ...QUESTION, ...wanted };
  const { reference } = await client.call<{ reference: string }>('mutation sendRequest', 'reference', {
    input: ['RequestInput!', input],
  });
  return { id: input.id, reference };
}

interface SeenFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly safety: string;
}

export interface SeenMessage {
  readonly body: string;
  readonly fromStaff: boolean;
  readonly author: string;
  readonly isMine: boolean;
  readonly files: readonly SeenFile[];
}

export interface SeenRequest {
  readonly id: string;
  readonly reference: string;
  readonly state: string;
  readonly destination: string | null;
  readonly version: number;
  readonly waitsSince: string | null;
  readonly moves: readonly string[];
  readonly file: SeenFile | null;
  readonly shipment: { readonly quote: { readonly total: { readonly minorUnits: number } } } | null;
  readonly offer: {
    readonly id: string;
    readonly reference: string;
    readonly secret: string | null;
    readonly status: string;
    readonly quote: { readonly total: { readonly minorUnits: number } };
  } | null;
  readonly conversation: { readonly messages: { readonly nodes: readonly SeenMessage[] } };
}

const FACTS = `id reference state destination conversation { messages { nodes { body fromStaff author isMine files { id name type size safety } } } }
  file { id name type size safety } shipment { quote { total { minorUnits } } lines { name quantity } }
  offer { id reference secret status quote { total { minorUnits } } }`;
const STAFF_FACTS = `${FACTS} version waitsSince moves name email`;

/** The secret of an offer, which the APIs do not show to staff. */
export const offerSecret = ({ deps }: TestApp, { offer }: SeenRequest) => quoteSecret(offer!.id, deps.env);

/** Opens a request by its link's secret. */
export function openRequest(client: GraphqlCaller, secret: string): Promise<SeenRequest> {
  return client.call('query request', FACTS, { secret: ['String!', secret] });
}

export function replyToRequest(
  client: GraphqlCaller,
  secret: string,
  body: string,
  id = randomUUID(),
  fileIds: readonly string[] = [],
) {
  return client.call<SeenRequest>('mutation replyToRequest', FACTS, {
    secret: ['String!', secret],
    input: ['MessageInput!', { id, body, fileIds }],
  });
}

export function staffRequest(staff: GraphqlCaller, id: string): Promise<SeenRequest> {
  return staff.call('query adminRequest', STAFF_FACTS, { id: ['ID!', id] });
}

export function answerRequest(
  staff: GraphqlCaller,
  requestId: string,
  body: string,
  id = randomUUID(),
  fileIds: readonly string[] = [],
) {
  const asked: Variables = { id: ['ID!', requestId], input: ['MessageInput!', { id, body, fileIds }] };
  return staff.call<SeenRequest>('mutation adminAnswerRequest', STAFF_FACTS, asked);
}

export async function moveRequest(staff: GraphqlCaller, id: string, state: string, version?: number) {
  const asked: Variables = {
    id: ['ID!', id],
    input: ['RequestMoveInput!', { state, version: version ?? (await staffRequest(staff, id)).version }],
  };
  return staff.call<SeenRequest>('mutation adminMoveRequest', STAFF_FACTS, asked);
}

export async function offerOnRequest(staff: GraphqlCaller, id: string, totalPence: number, version?: number) {
  const input = { totalPence, message: '', version: version ?? (await staffRequest(staff, id)).version };
  const asked: Variables = { id: ['ID!', id], input: ['RequestOfferInput!', input] };
  return staff.call<SeenRequest>('mutation adminOfferOnRequest', STAFF_FACTS, asked);
}

/** Offers another price for a saved quote; fields that a test leaves out are valid. */
export async function offerOnQuote(
  staff: GraphqlCaller,
  quoteId: string,
  wanted: Readonly<Record<string, unknown>> = {},
) {
  const good = { id: randomUUID(), name: 'Ann Archer', email: newEmail(), totalPence: 30_000, message: '' };
  const asked: Variables = {
    id: ['ID!', quoteId],
    input: ['QuoteOfferInput!', { ...good, ...wanted }],
  };
  const { request } = await staff.call<{ request: SeenRequest }>(
    'mutation adminOfferOnQuote',
    `request { ${STAFF_FACTS} }`,
    asked,
  );
  return request;
}

/** The secret of the link in a message. */
export function secretIn(text: string): string {
  return /\/request#(\S+)/.exec(text)?.[1] ?? '';
}
