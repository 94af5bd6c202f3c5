import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { RATE_LIMITS } from '../../../server/platform/limits/rate-limits.js';
import { writeStaff } from '../../bench/bench-data.js';
import { signIn } from '../../bench/sign-in.js';
import type { Checks } from '../checks.js';
import { load } from '../load.js';
import type { Options } from '../options.js';
import { Outcomes } from '../outcomes.js';
import { type Shot, send } from '../send.js';
import type { Shop } from '../shop.js';
import { openSlowSocket } from '../slow-sockets/slow-socket.js';

const HONEST_A_SECOND = 1;
const HONEST_P95_MAX_MS = 2_000;
const HALF_SENT = 9;
const AGAIN_AFTER_MS = 100;
const LOOPS = 6;
const MB = 2 ** 20;
/** The bytes that one address may send in an hour; the limit counts tenths of megabytes. */
const BYTES_MAX = RATE_LIMITS['request-bytes-hour'].points * 100_000;
const SETTINGS = { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' };

interface Attack {
  readonly run: (url: string, until: AbortSignal) => Promise<void>;
  /** The files that honest callers send during the attack. */
  readonly honest: Readonly<Record<string, () => Shot>>;
}

/** Strangers attack through the file of a request, within the real limits: whoever else sends a file is answered, and fast. */
export async function files(shop: Shop, { seconds }: Options, checks: Checks): Promise<void> {
  const server = await shop.startServer(SETTINGS);
  const { token } = await signIn(server.url, await writeStaff(shop.databaseUrl));
  const pdf = await toVisitors(aPdf(1_000), 'offer.pdf');
  const picture = await aPicture(200);
  const visitorsPicture = await toVisitors(picture, 'photo.png');
  const staffsPicture = await fileShot('/api/admin/upload', 'image', picture, 'photo.png');
  const pdfs = { 'PDFs of visitors': () => fromNewAddress(pdf) };
  const pictures = {
    'pictures of visitors': () => fromNewAddress(visitorsPicture),
    'pictures of staff': () => fromNewAddress(staffsPicture, { Authorization: `Bearer ${token}` }),
  };
  const attacks: Readonly<Record<string, Attack>> = {
    'half-sent files': { run: halfSentFiles, honest: pdfs },
    'files that fill the disk': { run: (url) => fillDisk(url, checks), honest: pdfs },
    'heavy pictures': { run: await heavyPictures(), honest: pictures },
  };
  for (const [what, { run, honest }] of Object.entries(attacks)) {
    const over = new AbortController();
    const attack = run(server.url, over.signal);
    const sent = Object.entries(honest).map(async ([who, next]) => {
      const outcomes = await load({ url: server.url, next, perSecond: HONEST_A_SECOND, seconds });
      return { who, outcomes };
    });
    const heard = await Promise.all(sent);
    over.abort();
    await attack;
    for (const { who, outcomes } of heard) {
      console.log(`Beside ${what}, ${who}: ${outcomes}`);
      checks.expect(outcomes.failed + outcomes.refused === 0, `beside ${what}, ${who} are taken`);
      checks.expect(outcomes.p95Ms < HONEST_P95_MAX_MS, `within two seconds (p95 ${outcomes.p95Ms} ms)`);
    }
  }
  await server.stop();
}

/** One address holds connections that send the head of a file, and then one byte a second. */
async function halfSentFiles(url: string, until: AbortSignal): Promise<void> {
  const beginning = [
    'POST /api/requests/file HTTP/1.1',
    'Host: shop',
    'X-Forwarded-For: 192.0.2.1',
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 9000000',
    '',
    '--b',
    'Content-Disposition: form-data; name="file"; filename="offer.pdf"',
    '',
    '%PDF-',
  ].join('\r\n');
  const keepOne = async () => {
    while (!until.aborted) {
      await openSlowSocket(Number(new URL(url).port), { beginning, signal: until });
      await wait(AGAIN_AFTER_MS);
    }
  };
  await Promise.all(Array.from({ length: HALF_SENT }, keepOne));
}

/** One address sends the largest PDFs until it is refused; then another sends one as large. */
async function fillDisk(url: string, checks: Checks): Promise<void> {
  const size = 10 * MB;
  const large = await toVisitors(aPdf(size), 'large.pdf');
  const agent = new Agent({ keepAlive: true });
  const [sent, other] = [new Outcomes(), new Outcomes()];
  const isTaking = () => sent.all === sent.answered && sent.answered * size <= BYTES_MAX;
  while (isTaking()) await send(url, agent, from('192.0.2.2', large), sent);
  await send(url, agent, fromNewAddress(large), other);
  agent.destroy();
  console.log(`Large files of one address: ${sent}`);
  checks.expect(sent.refused === 1, `one address is refused after ${(sent.answered * size) / MB} MB`);
  checks.expect(other.answered === 1, 'then another sends a file as large');
}

/** Loops, each time from a new address, of the dearest picture for its bytes, and of the dearest that is painted. */
async function heavyPictures(): Promise<Attack['run']> {
  const heavy = [await aPicture(4_990, 'rgb16'), await aPicture(4_096)];
  const shots = await Promise.all(heavy.map((bytes) => toVisitors(bytes, 'photo.png')));
  return async (url, until) => {
    const agent = new Agent({ keepAlive: true });
    const strangers = new Outcomes();
    const loop = async (_: unknown, no: number) => {
      for (let turn = no; !until.aborted; turn += 1)
        await send(url, agent, fromNewAddress(shots[turn % shots.length]!), strangers);
    };
    await Promise.all(Array.from({ length: LOOPS }, loop));
    agent.destroy();
    console.log(`Heavy pictures of strangers: ${strangers}`);
  };
}

const toVisitors = (bytes: Buffer, name: string) => fileShot('/api/requests/file', 'file', bytes, name);

async function fileShot(path: string, field: string, bytes: Buffer, name: string): Promise<Shot> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const response = new Response(form);
  const headers = { 'Content-Type': response.headers.get('content-type') ?? '' };
  return { method: 'POST', path, headers, body: Buffer.from(await response.arrayBuffer()) };
}

function from(address: string, shot: Shot, headers: Record<string, string> = {}): Shot {
  return { ...shot, headers: { ...shot.headers, ...headers, 'X-Forwarded-For': address } };
}

let addresses = 0;

function fromNewAddress(shot: Shot, headers: Record<string, string> = {}): Shot {
  addresses += 1;
  return from(`10.9.${addresses >> 8}.${addresses & 255}`, shot, headers);
}

function aPdf(size: number): Buffer {
  const [head, tail] = ['%PDF-1.7\n', '\n%%EOF'];
  return Buffer.from(head + 'x'.repeat(size - head.length - tail.length) + tail);
}

/** All of one colour: millions of pixels in little. */
function aPicture(side: number, space: 'srgb' | 'rgb16' = 'srgb'): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  const create = { width: side, height: side, channels: 4, background } as const;
  return sharp({ create }).toColourspace(space).png().toBuffer();
}
