import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { addToCart } from './bare-cart.js';
import { productsOf } from './bare-catalogue.js';
import { login } from './bare-login.js';

/**
 * The yardstick: node:http, pg with named prepared statements, and JSON written by hand. It does the same work on the
 * same database with nothing in between: no framework, no schema, no validation beyond what the work needs.
 */
const { DATABASE_URL, PORT = '0', JWT_SECRET = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const server = createServer((request, response) => {
  answer(request).then(
    (json) => {
      response.writeHead(200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(json),
      });
      response.end(json);
    },
    (error: Error) => {
      response.writeHead(500, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message: error.message }));
    },
  );
});

let bytes = '';

/** A text of the length in the address, made once for equal requests in a row. */
function bytesFor(url: string): string {
  const count = Number(new URL(url, 'http://bare').searchParams.get('count'));
  if (bytes.length !== count) bytes = 'x'.repeat(count);
  return bytes;
}

async function answer(request: IncomingMessage): Promise<string> {
  const url = request.url ?? '/';
  if (url === '/readyz') return '{}';
  if (url.startsWith('/bytes?')) return bytesFor(url);
  if (url.startsWith('/products?')) return productsOf(pool, new URLSearchParams(url.slice(10)));
  const body = await readBody(request);
  if (url === '/cart') return addToCart(pool, JWT_SECRET, request.headers.authorization ?? '', body);
  if (url === '/login') return login(pool, JWT_SECRET, body);
  throw new Error(`Nothing is at ${url}`);
}

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

server.listen(Number(PORT));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
  void pool.end();
});
