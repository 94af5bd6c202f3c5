import Stripe from 'stripe';

/**
 * Creates a `stripe` client for `apiBase`, which may have a path ("http://127.0.0.1:4000/stripe-sandbox"). Two tries of
 * 3 s with at most a second between them keep a call under the 8 s that a request may take.
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
    // Stripe's fetch client limits the whole call, body included; its node client only limits idle sockets.
    httpClient: Stripe.createFetchHttpClient(fetchUnder(base.pathname.replace(/\/+$/, ''))),
  });
}

/**
 * A fetch that prefixes the path of each URL, since the package takes host and port only. Redirects fail the call. So
 * does a response that is no JSON object: at a number or a text, the package throws outside of its promise, and the
 * call would never end.
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
