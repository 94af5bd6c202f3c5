import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '../../platform/log/log.js';
import { clamd } from '../../platform/uploads/scanning/virus-scanner.js';
import { HARMFUL, startFakeClamd } from '../../platform/uploads/test/fake-clamd.js';
import { aPng } from '../../platform/uploads/test/pictures.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { newEmail, signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { sendRequest, staffRequest } from '../requests/test/request-verbs.js';
import { scanWaitingFiles } from './scan-waiting-files.js';

type Clamd = Awaited<ReturnType<typeof startFakeClamd>>;

let scanner: Clamd;
let app: TestApp;
let bare: TestApp;
let staff: GraphqlClient;

beforeAll(async () => {
  scanner = await startFakeClamd();
  app = await startTestApp({ env: { scanner: scanner.place } });
  bare = await startTestApp({ beside: app });
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});

afterEach(() => scanner.beSilent(false));

afterAll(async () => {
  await bare.stop();
  await app.stop();
  await scanner.stop();
});

const pdf = (content: string) => Buffer.from(`%PDF-1.7\n${content.repeat(20_000)}\n%%EOF\n`);

async function upload(bytes: Buffer, name = 'offer.pdf', to = app) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${to.url}/api/requests/file`, { method: 'POST', body: form });
  return { status: response.status, ...((await response.json()) as { id: string; message?: string }) };
}

/** The safety of a file as staff see it, and the response of its download. */
async function seenByStaff(bytes: Buffer, name?: string, at = app) {
  const { id: fileId } = await upload(bytes, name, at);
  const { id } = await sendRequest(new GraphqlClient(at.url), { email: newEmail(), fileId });
  return { id, ...(await look(id, at)) };
}

async function look(id: string, at = app) {
  const reader = new GraphqlClient(at.url);
  reader.token = staff.token;
  const { file } = await staffRequest(reader, id);
  const headers = { Authorization: `Bearer ${staff.token}` };
  const response = await fetch(`${at.url}/api/files/${file?.id}`, { headers });
  return { safety: file?.safety, status: response.status, headers: response.headers };
}

const scanWaiting = () =>
  scanWaitingFiles({
    pool: app.deps.database.pool,
    scanner: clamd(scanner.place),
    log: createLog('silent'),
  });

test('a PDF that the scanner found clean can be opened by staff', async () => {
  expect(await seenByStaff(pdf('good'))).toMatchObject({ safety: 'CLEAN', status: 200 });
});

test('a harmful PDF is refused with words, and nothing of it is stored', async () => {
  expect(await upload(pdf(HARMFUL))).toMatchObject({
    status: 400,
    message: "Our virus scanner won't let this file through. Choose another one.",
  });
});

test('a PDF that came while the scanner was away waits for it, then opens, or is removed when harmful', async () => {
  scanner.beSilent(true);
  const [good, bad] = [await seenByStaff(pdf('later')), await seenByStaff(pdf(`${HARMFUL} later`))];
  expect(good).toMatchObject({ safety: 'WAITING', status: 409 });
  await expect(clamd(scanner.place, 50).scan(pdf('x'))).rejects.toThrow('did not answer in time');
  scanner.beSilent(false);
  await scanWaiting();
  expect(await look(good.id)).toMatchObject({ safety: 'CLEAN', status: 200 });
  expect(await look(bad.id)).toMatchObject({ safety: 'HARMFUL', status: 409 });
});

test('a picture is painted anew, so nobody waits for a scanner', async () => {
  const before = scanner.scanned;
  expect(await seenByStaff(await aPng(), 'photo.png')).toMatchObject({ safety: 'REPAINTED', status: 200 });
  expect(scanner.scanned).toBe(before);
});

test('without a scanner a PDF says so, and comes as a download that no browser runs', async () => {
  const { safety, status, headers } = await seenByStaff(pdf('unknown'), 'offer.pdf', bare);
  expect({ safety, status }).toEqual({ safety: 'UNSCANNED', status: 200 });
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="R-\d+\.pdf"$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
});

test('a scanner that answers anything else, or nothing, has not said that a file is clean', async () => {
  await expect(clamd({ host: '127.0.0.1', port: 1 }).scan(pdf('x'))).rejects.toThrow();
});
