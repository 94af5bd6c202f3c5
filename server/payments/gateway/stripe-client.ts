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

/** The package takes host and port but no path, so the path is put in front of each address it asks for. Redirects end the call. */
function fetchUnder(path: string): typeof fetch {
  return (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address);
    url.pathname = path + url.pathname;
    return fetch(url, { ...init, redirect: 'error' });
  };
}
