import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { FILE_BYTES_MAX } from '../../../rules/files/file-limits.js';
import { aPng } from '../../platform/uploads/test/pictures.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { newEmail, signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { sendRequest, staffRequest } from './test/request-verbs.js';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert\\(1\\))>> endobj\ntrailer\n%%EOF\n');

let app: TestApp;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});

afterAll(() => app?.stop());

const visitor = () => new GraphqlClient(app.url);

async function upload(bytes: Buffer, name = 'offer.pdf') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${app.url}/api/requests/file`, { method: 'POST', body: form });
  return { status: response.status, ...((await response.json()) as { id: string; message?: string }) };
}

async function download(fileId: string, token?: string | null) {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${app.url}/api/files/${fileId}`, { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('a file of a request', () => {
  it('is a PDF that staff download as it came, under a name of ours, and nobody else', async () => {
    const { status, id: fileId } = await upload(PDF, '../../etc/offer\u202E.pdf');
    expect(status).toBe(201);
    const { id, reference } = await sendRequest(visitor(), { email: newEmail(), fileId });
    expect(await staffRequest(staff, id)).toMatchObject({
      file: { name: 'offer.pdf', type: 'application/pdf', size: PDF.length },
    });
    expect(await download(fileId, staff.token)).toEqual({
      ...{ status: 200, type: 'application/pdf', bytes: PDF },
      disposition: `attachment; filename="${reference}.pdf"`,
    });
    const customer = visitor();
    await signUp(customer);
    expect(await download(fileId, customer.token)).toMatchObject({ status: 404 });
    expect(await download(fileId)).toMatchObject({ status: 401 });
    expect(await download(randomUUID(), staff.token)).toMatchObject({ status: 404 });
  });

  it('is a picture that is painted anew', async () => {
    const { id: fileId } = await upload(await aPng(), 'offer.png');
    await sendRequest(visitor(), { email: newEmail(), fileId });
    const { type, bytes } = await download(fileId, staff.token);
    expect({ type, head: bytes.toString('latin1', 8, 12) }).toEqual({ type: 'image/webp', head: 'WEBP' });
  });

  it.each([
    ['text', Buffer.from('Our offer: 90 pounds'), 415, 'Choose a PDF or a picture (JPEG, PNG or WebP)'],
    [
      'a page of a browser',
      Buffer.from('<html>%PDF-1.7 %%EOF</html>'),
      415,
      'Choose a PDF or a picture (JPEG, PNG or WebP)',
    ],
    [
      'a PDF cut off',
      Buffer.from(`%PDF-1.7 ${'x'.repeat(3_000)}`),
      415,
      'Choose a PDF or a picture (JPEG, PNG or WebP)',
    ],
    ['more than 10 MB', Buffer.alloc(FILE_BYTES_MAX + 1, '%PDF-'), 413, 'Choose a file of at most 10 MB'],
    ['no file', Buffer.alloc(0), 415, 'Choose a PDF or a picture (JPEG, PNG or WebP)'],
  ])('is refused with words when it is %s', async (_what, bytes, status, message) => {
    expect(await upload(bytes)).toMatchObject({ status, message });
  });

  it('may be as large as the limit', async () => {
    const whole = Buffer.concat([PDF, Buffer.alloc(FILE_BYTES_MAX - 2 * PDF.length), PDF]);
    expect(await upload(whole)).toMatchObject({ status: 201 });
  });

  it('belongs to one request', async () => {
    const { id: fileId } = await upload(PDF);
    await sendRequest(visitor(), { email: newEmail(), fileId });
    await expect(sendRequest(visitor(), { email: newEmail(), fileId })).rejects.toMatchObject({
      details: { fields: [{ field: 'fileId', message: 'Choose the file again' }] },
    });
  });

  it('sent twice with the same request makes one request', async () => {
    const email = newEmail();
    const sent = [];
    for (let times = 0; times < 2; times += 1)
      sent.push(await sendRequest(visitor(), { email, fileId: (await upload(PDF)).id }));
    expect(sent[0]?.reference).toBe(sent[1]?.reference);
  });

  it.each([
    ['a line end', '\n'],
    ['a byte order mark', '\xef\xbb\xbf'],
    ['commands for a printer', '\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
    ['headers of a mail', `Content-Type: application/pdf\r\n${'x'.repeat(900)}\r\n\r\n`],
  ])('is a PDF with %s before it and zeros behind', async (_what, before) => {
    const bytes = Buffer.concat([Buffer.from(before, 'latin1'), PDF, Buffer.alloc(2_048)]);
    expect(await upload(bytes)).toMatchObject({ status: 201 });
  });

  it('of more than 10 MB that we could not read anyway is refused for its kind, in one errand', async () => {
    const photo = Buffer.alloc(FILE_BYTES_MAX + 1, 'x');
    expect(await upload(photo, 'IMG_0001.HEIC')).toMatchObject({
      status: 415,
      message: 'Choose a PDF or a picture (JPEG, PNG or WebP)',
    });
  });

  it('is a picture of at most 64 MB unfolded, unless it is a JPEG', async () => {
    const flat = { create: { width: 4_990, height: 4_990, channels: 4, background: '#0f08' } } as const;
    expect(await upload(await sharp(flat).png().toBuffer(), 'wide.png')).toMatchObject({
      status: 413,
      message:
        'File too large: This image has too many pixels. Save it as a JPEG, or choose one with fewer pixels.',
    });
    expect(await upload(await sharp(flat).jpeg().toBuffer(), 'wide.jpg')).toMatchObject({ status: 201 });
  });
});
