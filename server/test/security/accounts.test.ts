import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Tokens } from '../../modules/users/sessions/tokens.js';
import { keyFor } from '../../platform/auth/signed-link.js';
import { postgresCounter } from '../../platform/limits/postgres-counter.store.js';
import { APIS } from '../clients/clients.js';
import { countRows, PASSWORD, signUp } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe.each(APIS)('a password over %s', (_api, enter) => {
  it('is kept as an argon2id hash of 19 MiB and two passes, with a salt of its own', async () => {
    const users = [await signUp(enter(app)), await signUp(enter(app))];
    const { rows } = await app.deps.database.pool.query<{ hash: string }>(
      'select password_hash as hash from users where id = any($1)',
      [users.map(({ id }) => id)],
    );
    for (const { hash } of rows)
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
  });

  it('stays good for as long as its owner likes', async () => {
    const { email } = await signUp(enter(app));
    app.clock.set(new Date(Date.now() + 5 * 365 * 86_400_000).toISOString());
    try {
      expect(await enter(app).login(email, PASSWORD)).toMatchObject({ email });
    } finally {
      app.clock.reset();
    }
  });

  it('is asked for again with each sign-in, which gives a token of its own', async () => {
    const { email } = await signUp(enter(app));
    const tokens = [];
    for (let times = 0; times < 3; times += 1) {
      const shop = enter(app);
      await shop.login(email, PASSWORD);
      tokens.push(shop.token);
    }
    expect(new Set(tokens).size).toBe(3);
  });
});

describe('the accounts of a new shop', () => {
  it('in production are none', async () => {
    const production = await startTestApp({ env: { production: true, demoAccounts: false } });
    try {
      expect(await countRows(production, 'users', 'true', [])).toBe(0);
    } finally {
      await production.stop();
    }
  });

  it('ask for no hint and no secret question', async () => {
    const { rows } = await app.deps.database.pool.query<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'users'",
    );
    const schema = readFileSync('schema.graphql', 'utf8');
    expect(rows.filter(({ name }) => /hint|question|answer/.test(name))).toEqual([]);
    expect(schema).not.toMatch(/^\s+\w*(hint|secretQuestion|securityQuestion|securityAnswer)\w*\s*[:(]/im);
  });
});

describe('what is sealed with the secret of tokens', () => {
  it('is never the signature of a token, whatever a caller names', async () => {
    const { pool } = app.deps.database;
    const counter = postgresCounter(
      { pool, secret: keyFor(app.env, 'limits'), factor: 1 },
      'sign-in-account',
      {
        points: 1,
        seconds: 1,
      },
    );
    const token = new Tokens(app.env.jwtSecret).issue(
      { id: 's', userId: 'u', endsAt: new Date() },
      new Date(),
    );
    const [header, claims, signature] = token.split('.');
    expect(counter.seal(`${header}.${claims}`)).not.toBe(signature);
  });
});
