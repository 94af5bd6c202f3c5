import { describe, expect, it } from '@jest/globals';
import { captureLog } from '../../test/captured-log.js';

/** The line that the log writes for some details. */
function written(details: object, message = 'said'): string {
  const heard = captureLog();
  heard.log.info({ event: 'test.said', ...details }, message);
  return heard.lines.join('');
}

describe('the log', () => {
  it('leaves out what secret fields hold, at the top and below', () => {
    const headers = { authorization: 'Bearer abc', 'X-Guest-Id': 'g-1', accept: 'text/html' };
    const line = written({ headers, input: { login: { password: 'pw-1' } }, token: 'tk-1', safe: 'kept' });
    expect(line).not.toMatch(/abc|g-1|pw-1|tk-1/);
    expect(line).toMatch(/text\/html.*kept/);
  });

  it.each([
    ['a token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl`],
    ['a guest secret', 'guest_1700000000000_abcdefghijklmnopqrstuv'],
    ['what a browser pays with', 'pi_3Abc_secret_dEf456'],
    ['a key of the provider', 'sk_live_abcdef123456'],
    ['a secret of webhooks', 'whsec_abcdef123456'],
    ['a hash', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA'],
    ['a card number', '4242 4242 4242 4242'],
    ['another card number', '378282246310005'],
    ['the password of a database', 'postgres://shop:sesame@db/shop'],
  ])('leaves %s out of every text', (_what, secret) => {
    const line = written({ err: new Error(`broke at ${secret}!`), note: `see ${secret}` }, `said ${secret}`);
    const telling = secret.includes('sesame') ? 'sesame' : secret;
    expect(line).not.toContain(telling);
    expect(() => JSON.parse(line)).not.toThrow();
  });

  it.each([
    ['an address', `postgres://${':'.repeat(40_000)}`],
    ['a token', '-eyJ'.repeat(10_000)],
    ['a guest secret', 'guest_1'.repeat(6_000)],
    ['a card number', '1 '.repeat(20_000)],
  ])('reads a long text that only looks like %s at once', (_what, text) => {
    const before = process.threadCpuUsage();
    written({ note: text });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(250);
  });

  it('keeps numbers that are no card: ids, times, amounts', () => {
    const id = '12345678-1234-4123-8123-123456789012';
    const at = [1_700_000_000_000, 1_700_000_000_005];
    for (let ms = 1_700_000_000_000; ms < 1_700_000_000_020; ms += 1)
      expect(JSON.parse(written({ id, ms, at }))).toMatchObject({ id, ms, at });
  });

  it('writes a fault by name, words, stack and cause, not by what drivers put on it', () => {
    const cause = Object.assign(new Error('invalid input syntax for type uuid: "my secret"'), {
      code: '22P02',
      detail: 'Key (email)=(ann@example.com) already exists.',
      query: 'select 1',
      parameters: ['ann@example.com'],
    });
    const line = written({ err: new Error('outer', { cause }) });
    expect(line).not.toMatch(/my secret|ann@|select 1/);
    expect(JSON.parse(line)).toMatchObject({ err: { message: 'outer', cause: { code: '22P02' } } });
    expect(line).toContain('log.test.ts');
  });
});
