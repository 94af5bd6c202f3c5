import { askForAuthentication } from './authentication-dialog.js';
import { createElements } from './elements.js';
import { askSandbox } from './sandbox-api.js';

/**
 * @typedef {import('./elements.js').CardElement} CardElement
 * @typedef {import('./sandbox-api.js').StripeError} StripeError
 * @typedef {import('./sandbox-api.js').Intent} Intent
 * @typedef {{ paymentIntent: Intent, error?: undefined } | { paymentIntent?: undefined, error: StripeError }} IntentResult
 */

/**
 * The part of Stripe.js that a checkout by card and wallet uses, for the unmodified `@stripe/react-stripe-js`. Like
 * Stripe's, its calls never reject: they answer `{ error }`.
 * @param {string} key the publishable key @param {{ base?: string }} [options] where the sandbox answers
 */
function createStripe(key, { base = '/stripe-sandbox' } = {}) {
  const sandbox = { base, key };

  return {
    /** @param {import('./elements.js').ElementsOptions} [options] */
    elements: (options = {}) => createElements(sandbox, options),
    createToken: async () => ({
      error: { type: 'invalid_request_error', message: 'The sandbox makes payment methods, not tokens.' },
    }),
    /** @param {{ card: CardElement, billing_details?: object } | { elements: ReturnType<typeof createElements> }} input */
    async createPaymentMethod(input) {
      const { value, error } =
        'elements' in input
          ? await input.elements.createPaymentMethod()
          : await input.card.createPaymentMethod(input.billing_details);
      return error ? { error } : { paymentMethod: value };
    },
    confirmCardPayment,
    retrievePaymentIntent,
    /** @param {{ clientSecret: string }} input */
    async handleNextAction({ clientSecret }) {
      const found = await retrievePaymentIntent(clientSecret);
      return found.error ? found : handleAction(found.paymentIntent);
    },
    // The wrapper and the app introduce themselves to Stripe; nobody listens here.
    _registerWrapper() {},
    registerAppInfo() {},
  };

  /**
   * @param {string} clientSecret
   * @param {{ payment_method?: string | { card: CardElement, billing_details?: object }, receipt_email?: string }} [data]
   * @param {{ handleActions?: boolean }} [options]
   * @returns {Promise<IntentResult>}
   */
  async function confirmCardPayment(clientSecret, data = {}, { handleActions = true } = {}) {
    if (!data.payment_method) {
      const found = await retrievePaymentIntent(clientSecret);
      if (found.error) return found;
      if (found.paymentIntent.status === 'requires_action') return handleAction(found.paymentIntent);
    }
    const method = await methodIdOf(data.payment_method);
    if (method.error) return { error: method.error };
    const confirmed = await askIntent('POST', clientSecret, '/confirm', {
      payment_method: method.id,
      receipt_email: data.receipt_email,
    });
    if (confirmed.error || !handleActions || confirmed.paymentIntent.status !== 'requires_action')
      return confirmed;
    return handleAction(confirmed.paymentIntent);
  }

  /** @param {string} clientSecret */
  function retrievePaymentIntent(clientSecret) {
    return askIntent('GET', clientSecret, '', {});
  }

  /** @param {Intent} intent @returns {Promise<IntentResult>} */
  async function handleAction(intent) {
    if (intent.status !== 'requires_action') return { paymentIntent: intent };
    const outcome = await askForAuthentication();
    const after = await askIntent('POST', intent.client_secret, '/authenticate', { outcome });
    if (after.error || after.paymentIntent.status !== 'requires_payment_method') return after;
    return { error: { ...errorOf(after.paymentIntent), payment_intent: after.paymentIntent } };
  }

  /** @param {'GET' | 'POST'} method @param {string} clientSecret @param {string} action @param {object} params @returns {Promise<IntentResult>} */
  async function askIntent(method, clientSecret, action, params) {
    const [id] = clientSecret.split('_secret_');
    const path = `${action === '/authenticate' ? '/test_helpers' : ''}/payment_intents/${id}${action}`;
    const answer = await askSandbox(sandbox, {
      method,
      path,
      params: { client_secret: clientSecret, ...params },
    });
    return answer.error ? { error: answer.error } : { paymentIntent: answer.value };
  }
}

/** @param {string | { card: CardElement, billing_details?: object } | undefined} method @returns {Promise<{ id?: string, error?: StripeError }>} */
async function methodIdOf(method) {
  if (typeof method !== 'object') return { id: method };
  const { value, error } = await method.card.createPaymentMethod(method.billing_details);
  return error ? { error } : { id: value.id };
}

/** @param {Intent} intent @returns {StripeError} */
function errorOf(intent) {
  return intent.last_payment_error ?? { type: 'api_error', message: 'The payment was not made.' };
}

Object.assign(window, { HarbourlineStripeSandbox: createStripe });
