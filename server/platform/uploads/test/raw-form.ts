import type { ApiName } from '../../../test/clients/shop-client.js';
import type { TestApp } from '../../../test/test-app.js';
import { FIELDS_BEFORE, headersOf, sendBody, type UploadAnswer } from './send-image.js';

export const BOUNDARY = 'the-boundary';

/** One part of a form, with its head as given. */
export function part(head: string, body: Buffer | string = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
}

export const textPart = (name: string, value: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, value);

export const filePart = (field: string, bytes: Buffer, filename = 'photo.jpg') =>
  part(
    `Content-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: image/jpeg`,
    bytes,
  );

export const END = Buffer.from(`--${BOUNDARY}--\r\n`);

/** Form parts that an API reads before a file. */
export const partsBefore = (api: ApiName): readonly Buffer[] =>
  FIELDS_BEFORE[api].map(([name, value]) => textPart(name, value));

/** Sends a hand-written form. */
export function sendRaw(
  app: TestApp,
  api: ApiName,
  token: string | null,
  parts: readonly Buffer[],
  contentType = `multipart/form-data; boundary=${BOUNDARY}`,
): Promise<UploadAnswer> {
  return sendBody(app, api, {
    headers: { ...headersOf(api, token), 'Content-Type': contentType },
    body: new Uint8Array(Buffer.concat(parts)),
  });
}
