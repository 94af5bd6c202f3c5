import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readEnv } from './env.js';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'harbourline-secrets-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

function secretFile(name: string, content: string): string {
  const file = join(DATA_DIR, name);
  writeFileSync(file, content);
  return file;
}

const SECRET = 'a-secret-of-more-than-thirty-two-characters';

it('a secret is read from the file that its setting names, without the end of its line', () => {
  const { jwtSecret, stripe, databaseUrl } = readEnv({
    DATA_DIR,
    JWT_SECRET_FILE: secretFile('jwt', `${SECRET}\n`),
    DATABASE_URL_FILE: secretFile('database', 'postgres://shop:pw@db/shop\r\n'),
    STRIPE_SECRET_KEY_FILE: secretFile('stripe', 'sk_test_x\n'),
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET_FILE: secretFile('webhook', 'whsec_0123456789abcdef'),
  });
  expect({ jwtSecret, databaseUrl }).toEqual({
    jwtSecret: SECRET,
    databaseUrl: 'postgres://shop:pw@db/shop',
  });
  expect(stripe).toMatchObject({ secretKey: 'sk_test_x', webhookSecret: 'whsec_0123456789abcdef' });
});

it('a file that is missing or empty, and a secret in two places, stop the start with every fault named', () => {
  const both = {
    DATA_DIR,
    JWT_SECRET_FILE: join(DATA_DIR, 'none'),
    METRICS_TOKEN_FILE: secretFile('empty', '\n'),
    SMTP_URL: 'smtp://mail.example.com',
    SMTP_URL_FILE: secretFile('smtp', 'smtp://other.example.com'),
  };
  expect(() => readEnv(both)).toThrow(/JWT_SECRET_FILE cannot be read: .*none \(ENOENT\)/);
  expect(() => readEnv(both)).toThrow(/METRICS_TOKEN_FILE is empty/);
  expect(() => readEnv(both)).toThrow('Set SMTP_URL or SMTP_URL_FILE, not both.');
});
