import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RestClient } from '../../test/clients/rest-client.js';
import { signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { leftovers } from './test/leftovers.js';
import { aJpeg } from './test/pictures.js';
import { BOUNDARY, END, filePart, part, partsBefore, sendRaw, textPart } from './test/raw-form.js';
import { headersOf, pathOf, sendBody, sendImage } from './test/send-image.js';

const MEGABYTE = 1024 * 1024;

let app: TestApp;
let token: string | null;
let jpeg: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  const admin = new RestClient(app.url);
  await signInAsAdmin(admin);
  token = admin.token;
  jpeg = await aJpeg();
});

afterAll(() => app.stop());

let storedBefore: readonly string[];
beforeEach(async () => {
  storedBefore = await storedFiles();
});

const storedFiles = () => readdir(join(app.env.dataDir, 'uploads'));

describe('over REST, a form', () => {
  const image = () => filePart('image', jpeg);
  it.each<readonly [string, () => readonly Buffer[]]>([
    ['with two pictures', () => [image(), image(), END]],
    ['with a picture in another field', () => [filePart('picture', jpeg), END]],
    [
      'with a picture in no field',
      () => [part('Content-Disposition: form-data; filename="a.jpg"', jpeg), END],
    ],
    ['without a picture', () => [textPart('name', 'Box'), END]],
    ['with the picture as text', () => [textPart('image', jpeg.toString('latin1')), END]],
    [
      'of 1,000 fields',
      () => [...Array.from({ length: 1_000 }, (_, at) => textPart(`f${at}`, 'x')), image(), END],
    ],
    ['with a field of 100 kB', () => [textPart('name', 'x'.repeat(100_000)), image(), END]],
    ['with a field name of 10 kB', () => [textPart('n'.repeat(10_000), 'x'), image(), END]],
    ['with deep names', () => [textPart(`a${'[b]'.repeat(20)}`, 'x'), image(), END]],
    ['with lists of a million', () => [textPart('a[1000000]', 'x'), image(), END]],
    [
      'in a form',
      () => [part('Content-Type: multipart/mixed; boundary=inner', '--inner\r\n\r\nx\r\n--inner--'), END],
    ],
    [
      'with 1,000 headers on a part',
      () => [part(`Content-Disposition: form-data; name="a"\r\n${'X-A: b\r\n'.repeat(1_000)}X-B: c`), END],
    ],
    ['that has no end', () => [image().subarray(0, -40)]],
    ['of nothing', () => []],
    ['of another boundary', () => [Buffer.from('--other\r\n\r\nx\r\n--other--\r\n')]],
  ])('%s is refused', async (_what, parts) => {
    expect(await sendRaw(app, 'REST', token, parts())).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
    'multipart/;',
  ])('called %s is refused', async (type) => {
    expect(await sendRaw(app, 'REST', token, [image(), END], type)).toMatchObject({ status: 400 });
  });
});

describe('over GraphQL, a form', () => {
  const lead = () => partsBefore('GraphQL');
  const image = () => filePart('image', jpeg);
  const operations = (value: unknown) => textPart('operations', JSON.stringify(value));
  const map = (value: unknown) => textPart('map', JSON.stringify(value));
  const query = 'mutation ($image: Upload!) { adminUploadImage(image: $image) { url } }';

  it.each<readonly [string, () => readonly Buffer[]]>([
    [
      'with two pictures',
      () => [
        operations({ query }),
        map({ a: ['variables.image'], b: ['variables.b'] }),
        filePart('a', jpeg),
        filePart('b', jpeg),
        END,
      ],
    ],
    ['with a second picture that nobody asked for', () => [...lead(), image(), filePart('more', jpeg), END]],
    ['with more texts than two', () => [...lead(), image(), textPart('more', 'x'), END]],
    ['without a picture', () => [...lead(), END]],
    ['without operations', () => [map({ image: ['variables.image'] }), image(), END]],
    ['without a map', () => [operations({ query }), image(), END]],
    ['with operations that are no JSON', () => [textPart('operations', '{'), END]],
    ['with a map that is no JSON', () => [operations({ query }), textPart('map', '{'), image(), END]],
    ['with a map that is a list', () => [operations({ query }), map([]), image(), END]],
    [
      'with a map into prototypes',
      () => [
        operations({ query }),
        map({ image: ['__proto__.polluted', 'constructor.prototype.polluted'] }),
        image(),
        END,
      ],
    ],
    [
      'with a map into nowhere',
      () => [operations({ query }), map({ image: ['query.deep.er'] }), image(), END],
    ],
    [
      'with a map to place four thousand million',
      () => [operations({ query }), map({ image: ['variables.image.4000000000'] }), image(), END],
    ],
    [
      'with several operations',
      () => [operations([{ query }, { query }]), map({ image: ['0.variables.image'] }), image(), END],
    ],
    [
      'with operations of 100 kB',
      () => [textPart('operations', JSON.stringify({ query: `${query} #${'x'.repeat(100_000)}` })), END],
    ],
    ['that has no end', () => [...lead(), image().subarray(0, -40)]],
    ['of nothing', () => []],
  ])('%s is refused', async (_what, parts) => {
    const answer = await sendRaw(app, 'GraphQL', token, parts());
    expect(answer).toMatchObject({ status: 400, code: 'BAD_INPUT', image: null });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(await storedFiles()).toEqual(storedBefore);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary='])('called %s is refused', async (type) => {
    expect(await sendRaw(app, 'GraphQL', token, [...lead(), image(), END], type)).toMatchObject({
      status: 400,
    });
  });

  it.each([
    [['variables.image', 'variables.image.resolve']],
    [['variables.image', 'variables.image.promise']],
    [['variables.image.then']],
    [['variables']],
    [['query']],
    [['']],
    [[]],
    [['variables.image', 'variables.image']],
    [['variables.toString']],
  ])('with a map to %j is refused, and the process goes on', async (places) => {
    const question = operations({ query, variables: { image: null } });
    const answer = await sendRaw(app, 'GraphQL', token, [question, map({ image: places }), image(), END]);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect(await storedFiles()).toEqual(storedBefore);
  });

  it('cannot make a list of millions out of one file', async () => {
    const changes = 'mutation ($changes: [CartChangeInput!]!) { changeCart(changes: $changes) { id } }';
    const places = map({ image: ['variables.changes.2000000'] });
    const answer = await sendRaw(app, 'GraphQL', token, [
      operations({ query: changes, variables: { changes: [null] } }),
      places,
      image(),
      END,
    ]);
    expect(answer).toMatchObject({ status: 400, message: 'The request could not be read' });
  });

  it('is refused when the picture stands in the question itself', async () => {
    const literal = { query: 'mutation { adminUploadImage(image: "x") { url } }' };
    const headers = { ...headersOf('GraphQL', token), 'Content-Type': 'application/json' };
    const answer = await sendBody(app, 'GraphQL', { headers, body: JSON.stringify(literal) });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });
});

it('a field named like the inside of an object is nothing but a field', async () => {
  const odd = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((name) => textPart(name, 'x'));
  const answer = await sendRaw(app, 'REST', token, [filePart('image', jpeg), ...odd, END]);
  expect(answer).toMatchObject({ status: 201 });
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

describe.each(['REST', 'GraphQL'] as const)('over %s', (api) => {
  it('a stream of 10 MB gets "too large"', async () => {
    const flood = stream([...partsBefore(api), filePart('image', Buffer.alloc(0)).subarray(0, -2)], 10);
    const answer = await sendBody(app, api, {
      headers: { ...headersOf(api, token), 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: flood,
      duplex: 'half',
    } as RequestInit);
    expect(answer).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    expect(answer.message).toMatch(/^File too large: Image size should be less than 2MB\./);
    expect(await leftovers()).toEqual([]);
  });

  it('a stream without end is cut', async () => {
    const flood = stream([...partsBefore(api), filePart('image', Buffer.alloc(0)).subarray(0, -2)], 200);
    const sent = sendBody(app, api, {
      headers: { ...headersOf(api, token), 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: flood,
      duplex: 'half',
    } as RequestInit);
    await expect(sent).rejects.toThrow();
    expect(await leftovers()).toEqual([]);
  });

  it('twenty senders who hang up leave nothing behind, and the next one is served', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => hangUpAfter(api, at * 2_000)));
    expect(await leftovers()).toEqual([]);
    expect(await storedFiles()).toEqual(storedBefore);
    expect((await sendImage(app, api, token, { bytes: jpeg })).image).not.toBeNull();
  });

  /** Begins to send an image of 1 MB and closes the connection after this many bytes of the form. */
  async function hangUpAfter(api: 'REST' | 'GraphQL', bytes: number): Promise<void> {
    const { hostname, port } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const headers = Object.entries({ ...headersOf(api, token), Host: hostname, 'Content-Length': MEGABYTE });
    const form = Buffer.concat([...partsBefore(api), filePart('image', Buffer.alloc(MEGABYTE, jpeg))]);
    socket.write(
      `POST ${pathOf(api)} HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n`,
    );
    socket.write(`${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`);
    socket.write(form.subarray(0, bytes));
    // Sleeps: the server has begun to read.
    await pause(30);
    socket.destroy();
    // Sleeps: it has noticed.
    await pause(30);
  }
});

function stream(start: readonly Buffer[], megabytes: number): ReadableStream {
  const chunks = Array.from({ length: megabytes * 4 }, () => Buffer.alloc(MEGABYTE / 4, 'x'));
  const end = Buffer.concat([Buffer.from('\r\n'), END]);
  return Readable.toWeb(Readable.from([...start, ...chunks, end])) as ReadableStream;
}
