import fc, { type GeneratorValue } from 'fast-check';
import { Pairs, Raw } from './json-text.js';
import { THING_NAMES, thing } from './things.js';

/** Where the generated parts of a request are drawn from; the same seed draws the same. */
export type Draw = GeneratorValue;

/** None of them may be taken for a leak of ours when it is echoed: no name of a table, no line of a program. */
const ATTACKS = [
  "' or '1'='1",
  "'; drop table x; --",
  '" union select null, version() --',
  '1); select pg_sleep(0.1); --',
  '%',
  '_%_\\',
  '\\',
  "\\'",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>#{7*7}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an old logger would follow
  '${jndi:ldap://127.0.0.1/a}',
  'a\r\nSet-Cookie: a=b',
  'a\r\nBcc: everybody@example.com\r\n\r\nHello',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%2e%2e%2fetc',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  '; ls -la',
  '`id`',
  '$(id)',
  '(a+)+$',
  '=cmd|calc!A1',
  '(&(uid=*))',
  '*',
  '?',
  '%s%n%x',
  '{"$gt":""}',
  '[object Object]',
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
];

const ODD_TEXTS = [
  '',
  ' ',
  '\t\n',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\ufeff',
  '\uffff',
  '\u202egnp.exe',
  '\u200b\u200d',
  'ﷺ'.repeat(20),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '👨‍👩‍👧‍👦',
  'İıſK',
  'undefined',
  'null',
  'NaN',
  'true',
  '0',
  '-1',
  '1e400',
  '0x10',
  '1,5',
  '１２',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '+275760-09-13',
  '2027-03-01T00:00:00Z',
  'guest_1',
  'guest_1763712000000_2iVbU0mQe1yQ0rXvN8cT5Q',
  'pi_3QxYzExample',
  '../charges/ch_1',
  'pi_../refunds',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '{0b8f6b1e-5f0c-4f2e-9a55-2f6d2f0c7c11}',
  'ann@example.com',
  'a@b',
  'ann@example.com\0',
  'ＡＮＮ@example.com',
  'Australia',
  'malasia',
  'USA',
  '{"australia":1e400}',
  '{"__proto__":{"australia":1}}',
  '[1]',
  'data:text/html,<b>',
  '/uploads/../../x',
];

const LENGTHS = [101, 255, 256, 1_001, 2_001, 9_000, 70_000];

const NUMBERS = [
  ...['0', '-0', '-1', '1', '2', '999', '1000', '0.001', '1.5', '99999.99', '100000', '-5e-324'],
  ...['2147483647', '2147483648', '-2147483649', '4294967296', '9007199254740993', '1e21', '1e308'],
  ...['1e400', '-1e400', '123456789012345678901234567890'],
].map((text) => new Raw(text));

/** Values that are no JSON; the body is unreadable then. */
const NO_JSON = ['NaN', 'Infinity', 'undefined', "'a'", '01', '+1', '.5', '0x1f', ''].map(
  (text) => new Raw(text),
);

const OBJECTS: readonly unknown[] = [
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { $ne: null },
  { toString: 'x', valueOf: 'x' },
  { toJSON: 1 },
  { length: 1e9 },
  new Pairs([['then', 'x']]),
  { _id: { _id: {} } },
  { type: 'Buffer', data: [1, 2, 3] },
  new Pairs([['__proto__', { role: 'admin', isAdmin: true, status: 'active' }]]),
  new Pairs([['constructor', { prototype: { role: 'admin' } }]]),
  new Pairs([
    ['price', 1],
    ['price', 'x'],
  ]),
  new Raw(`${'['.repeat(200)}${']'.repeat(200)}`),
  new Raw(`${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
];

/** Field names that somebody might hope are bound. */
export const COVETED = [
  ...['__proto__', 'constructor', 'prototype', 'role', 'status', 'isAdmin', 'userId', 'user', 'guestId'],
  ...['price', 'total', 'totalPrice', 'amount', 'currency', 'paymentStatus', 'isFinalized', 'passwordHash'],
  ...['sessionVersion', 'createdAt', 'id', '_id', 'version', 'quantity', '', 'a.b', 'a[b]', '$where'],
];

/** Made once: fast-check maps all of Unicode for each. */
const BINARY = fc.string({ unit: 'binary', maxLength: 40 });
const READABLE = fc.string({ unit: 'grapheme', maxLength: 40 });
const binaryText = () => BINARY;
const readableText = () => READABLE;

/** The id of a real thing. */
export function realId(draw: Draw): string {
  return thing(pick(draw, THING_NAMES));
}

export function hostileText(draw: Draw): string {
  const kind = below(draw, 20);
  if (kind < 7) return pick(draw, ATTACKS);
  if (kind < 14) return pick(draw, ODD_TEXTS);
  if (kind < 16) return draw(binaryText);
  if (kind < 18) return draw(readableText);
  const letter = pick(draw, ['x', ' ', '(', 'é', '%', '👍']);
  return letter.repeat(pick(draw, LENGTHS));
}

/** Any JSON, and now and then none. */
export function hostileValue(draw: Draw): unknown {
  const kind = below(draw, 40);
  if (kind < 14) return hostileText(draw);
  if (kind < 22) return pick(draw, NUMBERS);
  if (kind < 25) return pick(draw, [null, true, false]);
  if (kind < 32) return pick(draw, OBJECTS);
  if (kind < 34) return realId(draw);
  if (kind < 36) return [hostileText(draw), realId(draw)];
  if (kind < 39) return draw(fc.jsonValue, { maxDepth: 3 });
  return pick(draw, NO_JSON);
}

/** Gives one after the other, and begins again: each comes as often as any other. */
export function inTurn<T>(choices: readonly T[]): () => T {
  let turn = 0;
  return () => choices[turn++ % choices.length]!;
}

/** True so many times in a hundred. */
export function happens(draw: Draw, hundredths: number): boolean {
  return below(draw, 100) < hundredths;
}

export function pick<T>(draw: Draw, choices: readonly T[]): T {
  return choices[below(draw, choices.length)] as T;
}

/** A whole number from 0, each as likely as the others: fast-check likes the ends of a range better. */
export function below(draw: Draw, end: number): number {
  return draw(evenly, end - 1);
}

const evenly = (max: number) => fc.noBias(fc.nat({ max }));
