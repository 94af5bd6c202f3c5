import Stripe from 'stripe';

/**
 * The `stripe` package speaking to `apiBase`, which may carry a path ("http://127.0.0.1:4000/stripe-sandbox").
 * Two tries of 3 s and at most a second between them keep a call under the 8 s a request may take.
 */
export function createStripeClient(secretKey: string, apiBase: string): Stripe {
  const base = new URL(apiBase);
  return new Stripe(secretKey, {
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    timeout: 3_000,
    maxNetworkRetries: 1,
    telemetry: false,
    // Stripe's fetch client times the whole call, body included; its node client only times idle sockets.
    httpClient: Stripe.createFetchHttpClient(fetchUnder(base.pathname.replace(/\/+$/, ''))),
  });
}

/**
 * The package takes host and port but no path, so the path is put in front of each address it asks for. Redirects end the
 * call. So does an answer that is no JSON object: the package falls over a number or a text outside of its promise, and
 * the call would never end.
 */
function fetchUnder(path: string): typeof fetch {
  return async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address);
    url.pathname = path + url.pathname;
    const response = await fetch(url, { ...init, redirect: 'error' });
    const body = await response.text();
    if (!/^\s*\{/.test(body)) throw new Error('The answer is no JSON object.');
    return new Response(body, response);
  };
}
