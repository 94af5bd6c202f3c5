import type { Pool } from 'pg';
import { type LinkDeps, type LinkKind, readLink, signLink } from '../../../platform/auth/signed-link.js';
import type { Env } from '../../../platform/env/env.js';
import { notFound } from '../../../platform/errors/errors.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { type FullOrder, readOrder } from '../order.store.js';

const TRACKING: LinkKind = {
  purpose: 'follow',
  lifetimeMs: 180 * 24 * 60 * 60 * 1000,
  advice: 'Log in to see your order.',
  adviceIfIncomplete: 'Open the link in the email again, or log in to see your order.',
};

export interface OrderUrlDeps extends LinkDeps {
  readonly env: Pick<Env, 'publicUrl' | 'jwtSecret'>;
}

/**
 * Where the reader of a message tracks an order without signing in, for 180 days from now. The link may be passed on
 * with the message, so it shows little (see tracking-view.ts). Browsers do not send what follows the # to any server.
 */
export function orderUrl(deps: OrderUrlDeps, orderId: string): string {
  return `${deps.env.publicUrl}/follow#${signLink(deps, TRACKING, { sub: orderId })}`;
}

/** The order of a genuine link. Throws BAD_INPUT for one that has expired, is incomplete or forged. */
export function readOrderToken(deps: OrderUrlDeps, token: string): string {
  return readLink(deps, TRACKING, token, ({ sub }) => (isUuid(sub) ? sub : undefined));
}

interface FollowParts extends OrderUrlDeps {
  readonly database: { readonly pool: Pool };
}

/**
 * The order that the link of a message leads to, for anybody who holds it. Throws BAD_INPUT for a link that has run
 * out or is not whole, NOT_FOUND for an order that was taken off the lists.
 */
export async function findFollowed(parts: FollowParts, token: string): Promise<FullOrder> {
  const order = await readOrder(parts.database.pool, await readOrderToken(parts, token), null);
  if (!order) throw notFound('Order');
  return order;
}
