import type { ApiName } from '../clients/shop-client.js';
import { CALLERS, type Caller } from './callers.js';
import type { Rule } from './permission-table.js';

/** Success, or a refusal with a status and a code. */
export type Expected = 'done' | readonly [status: number, code: string];

const LOGIN: Expected = [401, 'UNAUTHENTICATED'];
const EXPIRED: Expected = [401, 'TOKEN_EXPIRED'];
const FORBIDDEN: Expected = [403, 'FORBIDDEN'];
const NOT_FOUND: Expected = [404, 'NOT_FOUND'];
const BAD_INPUT: Expected = [400, 'BAD_INPUT'];

/** Permissions of staff, as the customer's description has them. */
const STAFF = {
  driver: ['collections'],
  clerk: ['orders', 'collections'],
  accountant: ['money'],
  admin: ['orders', 'money', 'catalogue', 'content', 'users', 'settings', 'collections'],
} as const satisfies Partial<Record<Caller, readonly string[]>>;
type Staff = keyof typeof STAFF;

/** Rules about everybody's own things, which staff keep without any permission. */
type OwnRule = 'public' | 'merge' | `cart${string}` | `self${string}` | `owner${string}`;

/** Expected outcomes for customers and guests by rule and caller; a caller without an entry is asked to log in. */
const GRANTS: Readonly<Record<Extract<Rule, OwnRule>, Partial<Record<Caller, Expected>>>> = {
  public: everybody('done'),
  cart: everybody('done'),
  'cart with the item in it': {
    ...{ none: BAD_INPUT, guest: 'done', owner: 'done' },
    ...{ 'other guest': NOT_FOUND, 'other customer': NOT_FOUND },
  },
  'cart at the shown total': {
    ...{ none: BAD_INPUT, guest: [409, 'PRICES_CHANGED'], owner: 'done' },
    ...{ 'other guest': BAD_INPUT, 'other customer': BAD_INPUT },
  },
  merge: { owner: 'done', 'other customer': 'done' },
  self: { owner: 'done', 'other customer': 'done' },
  'self with a cart': { owner: 'done', 'other customer': BAD_INPUT },
  'owner with a code': { owner: 'done', 'other customer': BAD_INPUT },
  owner: { owner: 'done', 'other customer': NOT_FOUND },
  'owner or orders': { owner: 'done', 'other customer': NOT_FOUND },
  'owner, orders or money': { owner: 'done', 'other customer': NOT_FOUND },
  'owner, orders, money or link': { owner: 'done', 'other customer': NOT_FOUND },
};

/** The expected outcome for a caller. An invalid token is refused everywhere but in REST's public calls. */
export function expectedOf(api: ApiName, rule: Rule, caller: Caller): Expected {
  const looksAtToken = api === 'GraphQL' || rule !== 'public';
  if (looksAtToken && caller === 'expired token') return EXPIRED;
  if (looksAtToken && (caller === 'forged token' || caller === 'suspended')) return LOGIN;
  const isNobodysCart = api === 'REST' && caller === 'none' && rule.startsWith('cart');
  if (isNobodysCart) return BAD_INPUT;
  if (api === 'REST' && caller === 'none' && rule === 'merge') return LOGIN;
  if (isStaff(caller) && isPermitted(rule, caller)) return IMPOSSIBLE[rule] ?? 'done';
  if (isOwn(rule)) return GRANTS[rule][isStaff(caller) ? 'other customer' : caller] ?? LOGIN;
  return isStaff(caller) || caller === 'owner' || caller === 'other customer' ? FORBIDDEN : LOGIN;
}

/** Refusals here of those with the permission. */
const IMPOSSIBLE: Partial<Record<Rule, Expected>> = {
  'settings before the first order': [409, 'CONFLICT'],
  'orders of who did it': [409, 'CONFLICT'],
};

const isStaff = (caller: Caller): caller is Staff => caller in STAFF;
/** Whether a rule is about the caller's own things, and not for staff alone. */
export const isOwn = (rule: Rule): rule is Extract<Rule, OwnRule> => rule in GRANTS;

function isPermitted(rule: Rule, caller: Staff): boolean {
  return rule === 'staff' || STAFF[caller].some((permission) => rule.split(/\W+/).includes(permission));
}

function everybody(expected: Expected): Partial<Record<Caller, Expected>> {
  return Object.fromEntries(CALLERS.map((caller) => [caller, expected]));
}
