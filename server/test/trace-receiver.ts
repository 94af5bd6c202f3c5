import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

export interface TraceReceiver {
  readonly url: string;
  /** Every received span. */
  readonly spans: SeenSpan[];
  /** Every body, as sent. */
  readonly bodies: string[];
  close(): void;
}

/** A minimal receiver of OTLP/HTTP in JSON on loopback. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: SeenSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    if (request.url === '/v1/traces') {
      bodies.push(body);
      spans.push(...spansOf(JSON.parse(body)));
    }
    response.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  // Spans leave every five seconds: a connection that ends after five could be used while it ends.
  server.keepAliveTimeout = 60_000;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, spans, bodies, close: () => server.close() };
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: SeenSpan[] }[] }[];
}

function spansOf({ resourceSpans }: Sent): SeenSpan[] {
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
