import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { connectDatabase } from '../../server/app/database/connect-database.js';
import type { Database } from '../../server/platform/db/orm.js';
import type { ExampleValues } from '../../server/platform/openapi/resolve-example.js';
import { RestClient } from '../../server/test/clients/rest-client.js';
import { signInAsAdmin, signUp } from '../../server/test/factories.js';
import { type Credentials, makeCaller } from '../../server/test/matrix/callers.js';
import { makeWorld } from '../../server/test/matrix/world.js';
import { tokensOf } from '../../server/test/sessions/tokens.js';
import type { TestApp } from '../../server/test/test-app.js';
import type { CleanUp } from '../crash/clean-up.js';
import { createCrashDatabase } from '../crash/world/crash-database.js';
import type { Sender } from './fuzz-request.js';
import { ServerUnderTest } from './server-under-test.js';
import { THING_NAMES } from './things.js';

/** A database and the built server on it. */
export interface Shop {
  readonly server: ServerUnderTest;
  readonly pool: pg.Pool;
  /** Texts that no answer may contain. */
  readonly secrets: readonly string[];
  /** New rows, and new people of every kind: requests before may have used up, closed or signed out what there was. */
  people(): Promise<Street>;
  /** Signs somebody in again whose session was ended, or whose account was closed, by a request before. */
  signInAgain(street: Street, sender: Sender): Promise<void>;
}

export interface Street {
  readonly things: ExampleValues;
  readonly callers: Record<Sender, Credentials>;
}

/** Starts everything on a database of its own; `cleanUp` stops it. */
export async function openShop(databaseUrl: string | null, cleanUp: CleanUp): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbourline-fuzz-'));
  cleanUp.add(() => rm(dataDir, { recursive: true, force: true }));
  const database = await cleanUp.start(createCrashDatabase(dataDir, databaseUrl), ({ drop }) => drop());
  const secrets = {
    JWT_SECRET: randomBytes(32).toString('hex'),
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(12).toString('hex')}`,
  };
  const server = await ServerUnderTest.spawn({
    ...secrets,
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DEMO_ACCOUNTS: '1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000000',
    CONNECTIONS_PER_IP: '10000',
  });
  cleanUp.add(() => server.stop());
  await server.untilOpen();
  const connected = await connectDatabase({ databaseUrl: database.url });
  cleanUp.add(() => connected.orm.close(true));
  const { pool } = connected;
  const app = asTestApp(server, connected, secrets.JWT_SECRET);
  return {
    ...{ server, pool },
    secrets: [secrets.JWT_SECRET, secrets.STRIPE_WEBHOOK_SECRET, database.url, dataDir],
    people: () => gather(app),
    signInAgain: async (street, sender) => {
      const token = street.callers[sender].token ?? '';
      const claims = STAYING.includes(sender) ? (jwt.decode(token) as jwt.JwtPayload) : null;
      const { rows } = await pool.query<{ id: string; isIn: boolean }>(
        `update users u set status = 'active' where id = $1 returning id, exists (select from sessions
          where id = $2 and session_version = u.session_version) as "isIn"`,
        [claims?.sub ?? null, claims?.sid ?? null],
      );
      if (!rows[0] || rows[0].isIn) return;
      const [fresh] = await tokensOf(pool, secrets.JWT_SECRET, [rows[0].id], new Date());
      street.callers[sender] = { token: fresh!, guestId: null };
    },
  };
}

/** Senders that have a good token, and keep it. */
const STAYING: readonly Sender[] = ['owner', 'other customer', 'admin'];

async function gather(app: TestApp): Promise<Street> {
  const staff = new RestClient(app.url);
  await signInAsAdmin(staff);
  const { owner, things } = await makeWorld(app, staff, new Set(THING_NAMES));
  // Requests of staff close, change and delete this account, so it belongs to nobody who goes on buying.
  const { id: user, email } = await signUp(new RestClient(app.url));
  const kinds = [
    'none',
    'guest',
    'other customer',
    'admin',
    'suspended',
    'expired token',
    'forged token',
  ] as const;
  const made = await Promise.all(kinds.map(async (kind) => [kind, await makeCaller(app, kind)] as const));
  const callers = {
    ...(Object.fromEntries(made) as Record<(typeof kinds)[number], Credentials>),
    owner: { token: owner.token, guestId: null },
    'no token at all': { token: 'a.b.c', guestId: null },
  };
  return { things: { ...things, user, email }, callers };
}

/** The fields of a TestApp that `makeWorld` and `makeCaller` read. */
function asTestApp({ url }: ServerUnderTest, database: Database, jwtSecret: string): TestApp {
  const env = { jwtSecret, publicUrl: url, stripe: { publishableKey: 'pk_test_sandbox' } };
  const now = () => new Date();
  return { url, deps: { database, env, now }, clock: { now }, env } as unknown as TestApp;
}
