import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** How long a sender who was refused may go on sending before the connection is cut. */
const LINGER_MS = 1_000;

/** Answers what is no request, or not one in time, with a status and closes; an answer under way is only cut. */
export function refuseBrokenRequests(server: Server): void {
  const underWay = new WeakMap<object, ServerResponse>();
  const refused = new WeakSet<object>();
  server.on('request', (request, response) => underWay.set(request.socket, response));
  server.on('clientError', (error: ParseFault, socket) => {
    if (refused.has(socket)) return;
    const response = underWay.get(socket);
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const { head, body } = refusal(STATUS_OF[error.code ?? ''] ?? 400);
    const wantsBody = error.rawPacket?.subarray(0, 5).toString('latin1') !== 'HEAD ';
    refused.add(socket);
    socket.end(wantsBody ? head + body : head);
    // The rest of the request is read and dropped: closed at once, the connection is reset before the answer is read.
    const close = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(close));
  });
}

/** Node's error for a request that its parser refused, with the offending bytes. */
type ParseFault = NodeJS.ErrnoException & { readonly rawPacket?: Buffer };

function refusal(status: number): { head: string; body: string } {
  const words = status === 408 ? 'The request took too long' : 'The request could not be read';
  const body = JSON.stringify({
    message: words,
    code: status === 413 || status === 431 ? 'TOO_LARGE' : 'BAD_INPUT',
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return { head: `${head.join('\r\n')}\r\n\r\n`, body };
}
