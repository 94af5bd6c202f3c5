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
 * The address where the reader of an email tracks an order without signing in, for 180 days. The link may be forwarded
 * with the email, so it shows little (see tracking-view.ts). Browsers send no server the part after #.
 */
export function orderUrl(deps: OrderUrlDeps, orderId: string): string {
  return `${deps.env.publicUrl}/follow#${signLink(deps, TRACKING, { sub: orderId })}`;
}

/** The order of a genuine link. Throws BAD_INPUT for an expired, incomplete or forged one. */
export function readOrderToken(deps: OrderUrlDeps, token: string): string {
  return readLink(deps, TRACKING, token, ({ sub }) => (isUuid(sub) ? sub : undefined));
}

interface FollowDeps extends OrderUrlDeps {
  readonly database: { readonly pool: Pool };
}

/**
 * The order of an email's tracking link, for any holder. Throws BAD_INPUT for an expired or incomplete link, NOT_FOUND
 * for a deleted order.
 */
export async function findFollowed(deps: FollowDeps, token: string): Promise<FullOrder> {
  const order = await readOrder(deps.database.pool, await readOrderToken(deps, token), null);
  if (!order) throw notFound('Order');
  return order;
}
