import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { UserRole } from '../../../server/platform/auth/viewer.js';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import { tokensOf } from '../../../server/test/sessions/tokens.js';
import { untilAnswered } from '../world/until-answered.js';
import { persistGraphql, Refused, type Wire } from './shop-calls.js';
import { REGISTER } from './shop-queries.js';
import type { Shopper } from './street.js';

/** Registering takes a core for a while (password hashing), so most shoppers have an account already. */
const REGISTERS = 0.05;

/** Makes people to shop: some register in front of our eyes, most have an account. */
export class Shoppers {
  constructor(
    private readonly pool: pg.Pool,
    private readonly jwtSecret: string,
  ) {}

  async next(wire: Wire, chances: Chances): Promise<Shopper> {
    if (chances.happens(REGISTERS)) {
      const shopper = await register(wire, chances);
      if (shopper) return shopper;
    }
    const [shopper] = await this.inBulk(1);
    return shopper!;
  }

  /** People with accounts and empty hands, or of staff, straight into the database. */
  async inBulk(count: number, role: UserRole = 'customer'): Promise<Shopper[]> {
    const now = new Date();
    const ids = Array.from({ length: count }, () => randomUUID());
    await untilAnswered(() =>
      this.pool.query(
        `insert into users (id, name, email, password_hash, created_at, role)
        select id, 'Ann Shipper', id || '@example.com', 'none', $2, $3 from unnest($1::uuid[]) as id on conflict do nothing`,
        [ids, now, role],
      ),
    );
    const tokens = await untilAnswered(() => tokensOf(this.pool, this.jwtSecret, ids, now));
    return ids.map((userId, at) => ({ userId, token: tokens[at]! }));
  }
}

/** Null when the answer was lost and the address is taken by the lost account. */
async function register(wire: Wire, chances: Chances): Promise<Shopper | null> {
  const input = { name: 'Ann Shipper', email: `${randomUUID()}@example.com`, password: 'Harbour-Lights-77!' };
  try {
    const { register } = await persistGraphql<{ register: { token: string; user: { id: string } } }>(
      wire,
      chances,
      { query: REGISTER, variables: { input } },
    );
    return { userId: register.user.id, token: register.token };
  } catch (error) {
    if (error instanceof Refused && error.code === 'CONFLICT') return null;
    throw error;
  }
}
