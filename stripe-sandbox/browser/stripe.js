import { askForAuthentication } from './authentication-dialog.js';
import { createCardElement } from './card-element.js';
import { askSandbox } from './sandbox-api.js';

/**
 * @typedef {ReturnType<typeof createCardElement>} CardElement
 * @typedef {import('./sandbox-api.js').StripeError} StripeError
 * @typedef {import('./sandbox-api.js').Intent} Intent
 * @typedef {{ paymentIntent: Intent, error?: undefined } | { paymentIntent?: undefined, error: StripeError }} IntentResult
 */

/**
 * The part of Stripe.js that a card checkout uses, for the unmodified `@stripe/react-stripe-js`. Like
 * Stripe's, its calls never reject: they answer `{ error }`.
 * @param {string} key the publishable key @param {{ base?: string }} [options] where the sandbox answers
 */
function createStripe(key, { base = '/stripe-sandbox' } = {}) {
  const sandbox = { base, key };

  return {
    elements: () => createElements(sandbox),
    createToken: async () => ({
      error: { type: 'invalid_request_error', message: 'The sandbox makes payment methods, not tokens.' },
    }),
    /** @param {{ card: CardElement, billing_details?: object }} input */
    async createPaymentMethod({ card, billing_details }) {
      const { value, error } = await card.createPaymentMethod(billing_details);
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

/** @param {{ base: string, key: string }} sandbox */
function createElements(sandbox) {
  /** @type {CardElement | null} */
  let card = null;
  return {
    /** @param {string} type @param {any} [options] */
    create(type, options = {}) {
      if (type !== 'card') throw new Error(`The sandbox has a card element, not "${type}".`);
      const created = createCardElement(sandbox, options, () => {
        if (card === created) card = null;
      });
      card = created;
      return created;
    },
    /** By name, or by the component of the React wrapper. @param {string | { __elementType?: string }} type */
    getElement: (type) => ((typeof type === 'string' ? type : type.__elementType) === 'card' ? card : null),
    // Appearance and locale of all elements: the card element takes its own `style` only.
    update() {},
  };
}

Object.assign(window, { HarbourlineStripeSandbox: createStripe });
