import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { FuzzRequest } from './fuzz-request.js';
import { createJudge } from './judge.js';
import type { Answer } from './send-request.js';

const judge = createJudge({ texts: ['the secret of tokens'], tables: ['users', 'cart_lines'] });

const asked = (path: string, body: string | null = null): FuzzRequest => ({
  ...{ kind: 'REST', method: 'GET', path, sender: 'none', headers: {}, body },
  ...{ inChunks: false, cutAfter: null },
});
const answer = (status: number, body: unknown): Answer => ({
  ...{ status, headers: {}, ms: 1 },
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const refusal = (message: string) => answer(404, { message, code: 'NOT_FOUND' });
const PRODUCT = asked('/api/products/x');

describe('what is judged of an answer', () => {
  it('a described refusal is fine', () => {
    expect(judge(PRODUCT, refusal('Product not found'))).toBeNull();
    const graphql = answer(404, { errors: [{ message: 'x', extensions: { code: 'NOT_FOUND' } }] });
    expect(judge(asked('/graphql'), graphql)).toBeNull();
  });

  it.each([
    ['a fault of ours', PRODUCT, answer(500, { message: 'x', code: 'INTERNAL' })],
    ['a service that is away', PRODUCT, answer(503, { message: 'x', code: 'PAYMENT_UNAVAILABLE' })],
    ['a status that is not described', PRODUCT, answer(409, { message: 'x', code: 'CONFLICT' })],
    ['a field that is not described', PRODUCT, answer(404, { message: 'x', code: 'NOT_FOUND', more: 1 })],
    ['no JSON', PRODUCT, answer(404, '<!doctype html>')],
    ['silence', PRODUCT, { fault: 'ECONNRESET', wasCutByUs: false, bodyBytes: 10 }],
    ['a stack', PRODUCT, refusal('Error: x\n    at find (/srv/app/cart.js:10:7)')],
    ['a path', PRODUCT, refusal('ENOENT: /srv/node_modules/x')],
    ['SQL', PRODUCT, refusal('select 1 from "cart_lines" where id = 1')],
    ['words of the database', PRODUCT, refusal('invalid input syntax for type uuid: "x"')],
    ['a secret', PRODUCT, refusal('the secret of tokens')],
    ['a hash', PRODUCT, refusal('$argon2id$v=19$x')],
    ['an unknown code', asked('/graphql'), answer(200, { errors: [{ extensions: { code: 'GRAPHQL_X' } }] })],
    ['a hidden fault', asked('/graphql'), answer(200, { errors: [{ extensions: { code: 'INTERNAL' } }] })],
    ['neither data nor errors', asked('/graphql'), answer(200, {})],
  ] as const)('%s is found', (_what, request, found) => {
    expect(judge(request, found)).toEqual(expect.any(String));
  });

  it('what the caller sent is no leak when it is echoed', () => {
    const echo = refusal('No "join cart_lines" here');
    expect(judge(PRODUCT, echo)).toEqual(expect.any(String));
    expect(judge(asked('/api/products/x', '{"a":"join cart_lines"}'), echo)).toBeNull();
  });

  it('"not changed" is an answer for who asked whether something changed, and for nobody else', () => {
    expect(judge({ ...PRODUCT, headers: { 'If-None-Match': '*' } }, answer(304, ''))).toBeNull();
    expect(judge(PRODUCT, answer(304, ''))).toEqual(expect.any(String));
  });

  it('a connection that we cut ourselves needs no answer', () => {
    expect(judge(PRODUCT, { fault: 'ECONNRESET', wasCutByUs: true, bodyBytes: 10 })).toBeNull();
  });
});
