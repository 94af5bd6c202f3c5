import { type HostileFile, hostileFiles } from '../../server/platform/uploads/test/hostile-files.js';
import { aJpeg, aPng, aWebp } from '../../server/platform/uploads/test/pictures.js';
import { type FuzzRequest, SENDERS, type Sender } from './fuzz-request.js';
import { below, type Draw, happens, hostileText, pick } from './hostile-values.js';
import { headerText, oddHeaders } from './odd-envelope.js';
import { thing } from './things.js';

interface File {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const MUTATION = 'mutation ($image: Upload!) { adminUploadImage(image: $image) { url srcSet width height } }';
const ROUTES: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/api/admin/upload'],
  ['POST', '/api/categories'],
  ['PUT', `/api/categories/${thing('category')}`],
  ['POST', '/api/admin/products'],
  ['PUT', `/api/admin/products/${thing('product')}`],
  ['POST', '/api/cart'],
  ['POST', '/graphql'],
  ['POST', '/graphql'],
];
/** Larger ones take a second of two processors each, and come when they are asked for by chance seldom enough. */
const SMALL = 300_000;

/** Makes requests with files: pictures, what only looks so, and forms that are broken or break off. */
export async function multipartRequests(): Promise<(draw: Draw) => FuzzRequest> {
  const hostile = await hostileFiles();
  const small = hostile.filter(({ bytes, becomes }) => bytes.length < SMALL && becomes !== 413);
  const honest = [await aPng(), await aJpeg(), await aWebp()].map((bytes) => ({
    ...{ name: 'photo.png', type: 'image/png', bytes },
  }));
  return (draw) => multipartRequest(draw, { hostile, small, honest });
}

interface Files {
  readonly hostile: readonly HostileFile[];
  readonly small: readonly File[];
  readonly honest: readonly File[];
}

function multipartRequest(draw: Draw, files: Files): FuzzRequest {
  const [method, path] = pick(draw, ROUTES);
  const boundary = pick(draw, [
    'the-boundary',
    'the-boundary',
    '----WebKitFormBoundary7MA4YWxkTrZu0gW',
    "'()+_,-./:=?",
  ]);
  const parts = [...textsFor(draw, path), ...filesFor(draw, path, files)];
  const ordered = happens(draw, 8) ? parts.toReversed() : parts;
  const body = brokenForm(draw, boundary, ordered);
  return {
    kind: 'multipart',
    method,
    path,
    sender: happens(draw, 80) ? 'admin' : pick<Sender>(draw, SENDERS),
    headers: {
      'Content-Type': `multipart/form-data; boundary=${happens(draw, 4) ? 'another' : JSON.stringify(boundary)}`,
      ...(happens(draw, 92) ? { 'Apollo-Require-Preflight': 'true' } : {}),
      ...oddHeaders(draw),
    },
    body,
    inChunks: happens(draw, 40),
    cutAfter: happens(draw, 12) ? below(draw, body.length + 1) : null,
  };
}

function textsFor(draw: Draw, path: string): Buffer[] {
  const isGraphql = path === '/graphql';
  const honest: (readonly [string, string])[] = isGraphql
    ? [
        ['operations', JSON.stringify({ query: MUTATION, variables: { image: null } })],
        ['map', JSON.stringify({ image: ['variables.image'] })],
      ]
    : [
        ['name', thing('newName')],
        ['size', '46 × 46 × 51 cm'],
        ['price', '{"australia":42.5}'],
        ['category', 'Shipping Boxes'],
      ];
  const kept = honest.filter(() => happens(draw, 94));
  const spoilt = kept.map(([name, value]) => {
    if (!happens(draw, 10)) return [name, value] as const;
    const maps = [
      '{"image":["variables.__proto__.x"]}',
      '{"image":["query"]}',
      '{"a":["b"],"c":["d"]}',
      '[]',
      '{',
    ];
    return [name, isGraphql ? pick(draw, [...maps, hostileText(draw)]) : hostileText(draw)] as const;
  });
  const more = pick(draw, [0, 0, 0, 0, 0, 0, 1, 40]);
  const extra = Array.from(
    { length: more },
    (_, no) => [`${hostileText(draw)}${no}`, hostileText(draw)] as const,
  );
  return [...spoilt, ...extra].map(([name, value]) =>
    part(`Content-Disposition: form-data; name="${headerText(name)}"`, value),
  );
}

function filesFor(draw: Draw, path: string, { hostile, small, honest }: Files): Buffer[] {
  const field = happens(draw, 92) ? 'image' : headerText(hostileText(draw));
  const count = pick(draw, [1, 1, 1, 1, 1, 1, 1, 1, 0, 2]);
  return Array.from({ length: count }, () => {
    const kind = below(draw, 100);
    const { name, type, bytes } = pick(draw, kind < 8 ? hostile : kind < 60 ? small : honest);
    const filename = happens(draw, 20) ? hostileText(draw) : name;
    const named = happens(draw, 95) ? `; filename="${headerText(filename)}"` : '';
    const head = `Content-Disposition: form-data; name="${path === '/graphql' ? 'image' : field}"${named}\r\nContent-Type: ${type}`;
    return part(head, flipped(draw, bytes));
  });
}

/** The file with a few bytes changed, or as it is. */
function flipped(draw: Draw, bytes: Buffer): Buffer {
  if (bytes.length === 0 || happens(draw, 60)) return bytes;
  const copy = Buffer.from(bytes);
  const times = below(draw, 20) + 1;
  for (let time = 0; time < times; time += 1)
    copy[below(draw, Math.min(copy.length, 4_000))] = below(draw, 256);
  return copy;
}

function part(head: string, body: Buffer | string): Buffer {
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), Buffer.from(body), Buffer.from('\r\n')]);
}

/** The parts as a form, which may lack its beginning, its end, or the lines between. */
function brokenForm(draw: Draw, boundary: string, parts: readonly Buffer[]): Buffer {
  const line = happens(draw, 3) ? '\n' : '\r\n';
  const form = Buffer.concat([
    ...parts.flatMap((one) => [Buffer.from(`--${boundary}${line}`), one]),
    Buffer.from(happens(draw, 94) ? `--${boundary}--\r\n` : ''),
  ]);
  if (happens(draw, 94)) return form;
  return form.subarray(below(draw, 41), form.length - below(draw, 61));
}
