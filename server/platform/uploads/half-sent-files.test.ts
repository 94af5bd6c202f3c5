import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { until } from '../../test/until.js';
import { aPng } from './test/pictures.js';
import { headersOf, pathOf, sendImage } from './test/send-image.js';

let app: TestApp;
let token: string;
let sockets: Socket[] = [];

beforeAll(async () => {
  app = await startTestApp({ env: { trustProxy: 1 } });
  const staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  token = staff.token ?? '';
});

afterAll(() => app.stop());

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await until(() => app.deps.admission.uploads.underWay === 0);
});

const place = (name: string) => app.deps.admission.figures.find(({ kind }) => kind === name)!;

/** Sends the head of a form that never ends. */
function sendHalf(path: string, headers: Readonly<Record<string, string>>): Promise<Socket> {
  const { hostname, port } = new URL(app.url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';
      socket.write(`${head}${lines.join('')}Content-Length: 900000\r\n\r\n${start}`, () => resolve(socket));
    });
    socket.on('error', reject);
    sockets.push(socket);
  });
}

async function sendFile(address: string): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'offer.pdf');
  const headers = { 'X-Forwarded-For': address };
  return (await fetch(`${app.url}/api/requests/file`, { method: 'POST', body: form, headers })).status;
}

test('half-sent files of one caller keep no place, one turn, and nobody else from sending theirs', async () => {
  for (let count = 0; count < 3; count += 1)
    await sendHalf('/api/requests/file', { 'X-Forwarded-For': '192.0.2.1' });
  await until(() => app.deps.admission.uploads.underWay === 1);
  expect(place('browsing').running).toBe(0);
  expect(place('uploads').running).toBe(0);
  for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) expect(await sendFile(address)).toBe(201);
});

test.each(['REST', 'GraphQL'] as const)('a half-sent picture over %s keeps no place', async (api) => {
  await sendHalf(pathOf(api), headersOf(api, token));
  await until(() => app.deps.admission.uploads.underWay === 1);
  expect(app.deps.admission.figures.map(({ running }) => running)).toEqual([0, 0, 0, 0, 0]);
  const colleague = new GraphqlClient(app.url);
  await signInAsAdmin(colleague);
});

test("a caller's second file waits for the first", async () => {
  const first = await sendHalf('/api/requests/file', { 'X-Forwarded-For': '192.0.2.9' });
  await until(() => app.deps.admission.uploads.underWay === 1);
  const second = sendFile('192.0.2.9');
  first.destroy();
  expect(await second).toBe(201);
});

test('half-sent files from many addresses are cut for whole ones', async () => {
  for (let count = 1; count <= 32; count += 1)
    await sendHalf('/api/requests/file', { 'X-Forwarded-For': `198.51.100.${count}` });
  await until(() => app.deps.admission.uploads.underWay === 32);
  await until(async () => (await sendFile('203.0.113.7')) === 201);
  expect(await sendImage(app, 'REST', token, { bytes: await aPng() })).toMatchObject({ status: 201 });
});
