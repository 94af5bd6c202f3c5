import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { sign, webhookHeaders, webhookSecret } from './webhook-secret.js';

const env = { jwtSecret: 'the secret of this year' };
const MADE_AT = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-25T10:00:00Z');
const endpoint = { id: randomUUID(), secretMadeAt: MADE_AT, previousSecretMadeAt: null };
const message = { id: 'msg_1', body: '{}', now: MADE_AT };
const seconds = MADE_AT.getTime() / 1_000;

it('signs as the example of Standard Webhooks', () => {
  const signature = sign(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
    '{"test": 2432232314}',
  );
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

it('has a secret of 256 bits of its own for each endpoint and each rotation', () => {
  const secrets = [
    webhookSecret(env, endpoint),
    webhookSecret(env, { ...endpoint, id: randomUUID() }),
    webhookSecret(env, { ...endpoint, secretMadeAt: LATER }),
    webhookSecret({ jwtSecret: 'another' }, endpoint),
  ];
  expect(new Set(secrets).size).toBe(4);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});

it('signs with the secret before for a day after a rotation, and then no more', () => {
  const rotated = { ...endpoint, secretMadeAt: LATER, previousSecretMadeAt: MADE_AT };
  const secrets = [webhookSecret(env, rotated), webhookSecret(env, endpoint)];
  const signedAt = (now: Date) => {
    const headers = webhookHeaders(env, rotated, { ...message, now });
    const at = Math.floor(now.getTime() / 1_000);
    return [
      headers['webhook-signature']!.split(' '),
      secrets.map((secret) => sign(secret, 'msg_1', at, '{}')),
    ];
  };
  const [during, both] = signedAt(new Date('2026-11-26T09:59:59Z'));
  expect(during).toEqual(both);
  const [after, [current]] = signedAt(new Date('2026-11-26T10:00:00Z')) as [string[], string[]];
  expect(after).toEqual([current]);
});

it('signs with the keys of the shop that are still accepted, so that a new key breaks no receiver', () => {
  const rotated = { jwtSecret: 'the secret of next year', previousSecrets: [env.jwtSecret] };
  const headers = webhookHeaders(rotated, endpoint, message);
  expect(headers['webhook-signature']!.split(' ')).toContain(
    sign(webhookSecret(env, endpoint), 'msg_1', seconds, '{}'),
  );
  expect(headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': String(seconds) });
});
