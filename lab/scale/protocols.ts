import { once } from 'node:events';
import { connect } from 'node:http2';

/** How a page is answered over HTTP/2, and whether HTTP/3 is offered beside it. */
export async function readProtocols(
  url: string,
): Promise<{ version: string; status: number; offersH3: boolean }> {
  const session = connect(url);
  try {
    await once(session, 'connect');
    const request = session.request({ ':path': '/' });
    const [headers] = await once(request, 'response');
    request.resume();
    await once(request, 'end');
    return {
      version: session.alpnProtocol ?? '',
      status: Number(headers[':status']),
      offersH3: String(headers['alt-svc'] ?? '').includes('h3='),
    };
  } finally {
    session.close();
  }
}
