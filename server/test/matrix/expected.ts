import type { ApiName } from '../clients/shop-client.js';
import type { Caller } from './callers.js';
import type { Rule } from './permission-table.js';

/** Success, or a refusal with a status and a code. */
export type Expected = 'done' | readonly [status: number, code: string];

const LOGIN: Expected = [401, 'UNAUTHENTICATED'];
const EXPIRED: Expected = [401, 'TOKEN_EXPIRED'];
const FORBIDDEN: Expected = [403, 'FORBIDDEN'];
const NOT_FOUND: Expected = [404, 'NOT_FOUND'];
const BAD_INPUT: Expected = [400, 'BAD_INPUT'];

/** Expected outcomes by rule and caller; a caller without an entry is asked to log in. */
const GRANTS: Readonly<Record<Rule, Partial<Record<Caller, Expected>>>> = {
  public: everybody('done'),
  cart: { ...everybody('done') },
  'cart with the item in it': {
    ...{ none: BAD_INPUT, guest: 'done', owner: 'done' },
    ...{ 'other guest': NOT_FOUND, 'other customer': NOT_FOUND, admin: NOT_FOUND },
  },
  'cart at the shown total': {
    ...{ none: BAD_INPUT, guest: [409, 'PRICES_CHANGED'], owner: 'done' },
    ...{ 'other guest': BAD_INPUT, 'other customer': BAD_INPUT, admin: BAD_INPUT },
  },
  merge: { owner: 'done', 'other customer': 'done', admin: 'done' },
  self: { owner: 'done', 'other customer': 'done', admin: 'done' },
  'self with a cart': { owner: 'done', 'other customer': BAD_INPUT, admin: BAD_INPUT },
  owner: { owner: 'done', 'other customer': NOT_FOUND, admin: NOT_FOUND },
  'owner or staff': { owner: 'done', 'other customer': NOT_FOUND, admin: 'done' },
  'owner, staff or link': { owner: 'done', 'other customer': NOT_FOUND, admin: 'done' },
  staff: { owner: FORBIDDEN, 'other customer': FORBIDDEN, admin: 'done' },
  'staff before the first order': {
    owner: FORBIDDEN,
    'other customer': FORBIDDEN,
    admin: [409, 'CONFLICT'],
  },
  'staff who did it': { owner: FORBIDDEN, 'other customer': FORBIDDEN, admin: [409, 'CONFLICT'] },
};

/** The expected outcome for a caller. An invalid token is refused everywhere but in REST's public calls. */
export function expectedOf(api: ApiName, rule: Rule, caller: Caller): Expected {
  const looksAtToken = api === 'GraphQL' || rule !== 'public';
  if (looksAtToken && caller === 'expired token') return EXPIRED;
  if (looksAtToken && (caller === 'forged token' || caller === 'suspended')) return LOGIN;
  const isNobodysCart = api === 'REST' && caller === 'none' && rule.startsWith('cart');
  if (isNobodysCart) return BAD_INPUT;
  if (api === 'REST' && caller === 'none' && rule === 'merge') return LOGIN;
  return GRANTS[rule][caller] ?? LOGIN;
}

function everybody(expected: Expected): Partial<Record<Caller, Expected>> {
  return {
    none: expected,
    guest: expected,
    'other guest': expected,
    owner: expected,
    'other customer': expected,
    admin: expected,
    suspended: expected,
    'expired token': expected,
    'forged token': expected,
  };
}
