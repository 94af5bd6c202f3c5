import type { RequestListener } from 'node:http';

const STARTING_HEADERS = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** Until everything is up: the process is alive, but cannot serve yet. */
export const answerStarting: RequestListener = (request, response) => {
  if (request.url === '/healthz') {
    response.writeHead(200, STARTING_HEADERS);
    response.end('{"status":"up"}');
    return;
  }
  response.writeHead(503, { ...STARTING_HEADERS, 'Retry-After': '1' });
  response.end('{"message":"The server is starting. Please try again in a moment."}');
};
