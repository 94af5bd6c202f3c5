import { randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { StaffRole } from '../../../rules/users/permissions.js';
import { Tokens } from '../../modules/users/sessions/tokens.js';
import { RestClient } from '../clients/rest-client.js';
import { insertCustomer, insertStaff, setUserStatus, standardBox } from '../factories.js';
import type { TestApp } from '../test-app.js';

/** Every kind of caller. */
export const CALLERS = [
  'none',
  'guest',
  'other guest',
  'owner',
  'other customer',
  'driver',
  'clerk',
  'accountant',
  'admin',
  'suspended',
  'expired token',
  'forged token',
] as const;
export type Caller = (typeof CALLERS)[number];

/** How a caller is identified. */
export interface Credentials {
  readonly token: string | null;
  readonly guestId: string | null;
}

/** Every caller but the owner, who comes with a world of their own. */
export type Other = Exclude<Caller, 'owner'>;

const MAKERS: Readonly<Record<Other, (app: TestApp) => Promise<Credentials>>> = {
  none: async () => ({ token: null, guestId: null }),
  guest: async (app) => {
    const guest = aGuest(app);
    const box = await standardBox(guest);
    await guest.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
    return guest;
  },
  'other guest': async (app) => {
    const guest = aGuest(app);
    await guest.cart();
    return guest;
  },
  'other customer': async (app) => (await aCustomer(app)).credentials,
  driver: (app) => aMemberOfStaff(app, 'driver'),
  clerk: (app) => aMemberOfStaff(app, 'clerk'),
  accountant: (app) => aMemberOfStaff(app, 'accountant'),
  admin: (app) => aMemberOfStaff(app, 'admin'),
  suspended: async (app) => {
    const { id, credentials } = await aCustomer(app);
    await app.deps.database.pool.query("update users set role = 'admin' where id = $1", [id]);
    await setUserStatus(app, id, 'suspended');
    return credentials;
  },
  'expired token': async (app) => {
    const { id } = await aCustomer(app);
    return { token: await expiredToken(app, id), guestId: null };
  },
  'forged token': async (app) => {
    const { id } = await aCustomer(app);
    return { token: await forgedToken(id), guestId: null };
  },
};

/** A new caller of this kind. */
export function makeCaller(app: TestApp, caller: Other): Promise<Credentials> {
  return MAKERS[caller](app);
}

function aGuest(app: TestApp): RestClient {
  const guest = new RestClient(app.url);
  guest.guestId = 'guest_1';
  return guest;
}

async function aCustomer(app: TestApp): Promise<{ id: string; credentials: Credentials }> {
  const { id, token } = await insertCustomer(app);
  return { id, credentials: { token, guestId: null } };
}

async function aMemberOfStaff(app: TestApp, role: StaffRole): Promise<Credentials> {
  const { token } = await insertStaff(app, role);
  return { token, guestId: null };
}

function expiredToken(app: TestApp, userId: string): string {
  const longAgo = new Date(Date.now() - 30 * 86_400_000);
  return new Tokens(app.env.jwtSecret).issue({ id: randomUUID(), userId, endsAt: longAgo }, longAgo);
}

function forgedToken(userId: string): string {
  return jwt.sign({ ver: 1, role: 'admin' }, 'a secret that somebody has guessed wrong', {
    subject: userId,
    issuer: 'harbourline',
    expiresIn: '7d',
  });
}
