/**
 * @typedef {{ type: string, message: string, code?: string, decline_code?: string, param?: string, payment_intent?: Intent, payment_method?: object }} StripeError
 * @typedef {{ id: string, status: string, client_secret: string, last_payment_error?: StripeError | null }} Intent
 * @typedef {{ method: 'GET' | 'POST', path: string, params?: object }} SandboxRequest
 */

/**
 * Asks the sandbox with the publishable key. Never throws: like Stripe.js it answers with `error`, also when
 * the network is down.
 * @param {{ base: string, key: string }} sandbox @param {SandboxRequest} request
 * @returns {Promise<{ value: any, error?: undefined } | { value?: undefined, error: StripeError }>}
 */
export async function askSandbox({ base, key }, { method, path, params = {} }) {
  const encoded = encodeForm(params);
  try {
    const response = await fetch(`${base}/v1${path}${method === 'GET' ? `?${encoded}` : ''}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: method === 'POST' ? encoded.toString() : undefined,
    });
    const answer = await response.json();
    return answer.error ? { error: answer.error } : { value: answer };
  } catch {
    const message = 'We could not reach the payment service. Please check your connection and try again.';
    return { error: { type: 'api_connection_error', message } };
  }
}

/** Nested values in Stripe's brackets; what is null or undefined is left out. @param {object} params */
function encodeForm(params, form = new URLSearchParams(), prefix = '') {
  for (const [name, value] of Object.entries(params)) {
    const path = prefix ? `${prefix}[${name}]` : name;
    if (value === null || value === undefined) continue;
    if (typeof value === 'object') encodeForm(value, form, path);
    else form.append(path, String(value));
  }
  return form;
}
