import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A fault of the server instead of a response. */
export type S3Trouble = 'fails' | 'refuses' | 'stalls' | 'stalls in the middle' | 'hangs up';

/** A small S3 server: objects in memory, addressed by path, and no request without a valid signature. */
export interface S3Server {
  readonly url: string;
  /** Every stored object, as `/bucket/key`. */
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>;
  /** Number of requests, by method. */
  readonly asked: Record<string, number>;
  /** Faults of the next requests, one each, and of all with one method from now on. */
  readonly troubles: S3Trouble[];
  always: { method: string; trouble: S3Trouble } | null;
  stop(): Promise<void>;
}

export async function startS3Server(keys: S3Keys): Promise<S3Server> {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const state = {
    objects,
    asked: {} as Record<string, number>,
    troubles: [] as S3Trouble[],
    always: null as S3Server['always'],
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    state.asked[method] = (state.asked[method] ?? 0) + 1;
    const body = await buffer(request);
    const trouble = state.always?.method === method ? state.always.trouble : state.troubles.shift();
    if (!isSigned(request, body, keys)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (trouble === 'stalls') return;
    if (trouble === 'hangs up') return void response.destroy();
    if (trouble === 'fails') return refuse(response, 500, 'InternalError');
    if (trouble === 'refuses') return refuse(response, 403, 'AccessDenied');
    const key = decodeURIComponent(new URL(url, 'http://s3').pathname);
    if (method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
      response.setHeader('ETag', `"${createHash('md5').update(body).digest('hex')}"`);
      return void response.end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'Content-Type': object.type, 'Content-Length': object.bytes.length });
    if (method === 'HEAD') return void response.end();
    if (trouble === 'stalls in the middle') return void response.write(object.bytes.subarray(0, 10));
    response.end(object.bytes);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Signature Version 4, computed again from the request; the body must be the signed one. */
function isSigned(request: IncomingMessage, body: Buffer, { accessKeyId, secretAccessKey }: S3Keys): boolean {
  const given = /^AWS4-HMAC-SHA256 Credential=(\S+?), ?SignedHeaders=(\S+?), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!given) return false;
  const [, credential = '', signed = '', signature = ''] = given;
  const [keyId, day = '', region = '', service = ''] = credential.split('/');
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (keyId !== accessKeyId || service !== 's3' || bodyHash !== sha256(body)) return false;

  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const headers = signed.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), signed, bodyHash].join(
    '\n',
  );
  const scope = `${day}/${region}/s3/aws4_request`;
  const moment = String(request.headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
}
