import { createCardElement } from './card-element.js';
import { askSandbox } from './sandbox-api.js';
import { createWalletElement } from './wallet-element.js';

/**
 * @typedef {ReturnType<typeof createCardElement>} CardElement
 * @typedef {ReturnType<typeof createWalletElement>} WalletElement
 * @typedef {{ mode?: string, amount?: number, currency?: string, paymentMethodCreation?: string, fonts?: object[] }} ElementsOptions
 */

/**
 * A group of elements: the card alone, or with `mode`, `amount` and `currency` the wallets.
 * @param {{ base: string, key: string }} sandbox @param {ElementsOptions} options
 */
export function createElements(sandbox, options) {
  let current = options;
  /** @type {Map<string, CardElement | WalletElement>} */
  const created = new Map();
  /** @type {string | null} what the customer has approved in the wallet's sheet */
  let token = null;
  let isSubmitted = false;

  return {
    /** @param {string} type @param {any} [elementOptions] */
    create(type, elementOptions = {}) {
      const element = createElement(type, elementOptions);
      created.set(type, element);
      return element;
    },
    /** By name, or by the component of the React wrapper. @param {string | { __elementType?: string }} type */
    getElement: (type) => created.get((typeof type === 'string' ? type : type.__elementType) ?? '') ?? null,
    /** Appearance and locale change nothing here: the elements take their own style. @param {ElementsOptions} changes */
    update(changes) {
      current = { ...current, ...changes };
    },
    async submit() {
      isSubmitted = true;
      return {};
    },
    /** Ours: the payment method of what was approved, once, with Stripe's own conditions. */
    async createPaymentMethod() {
      if (current.paymentMethodCreation !== 'manual')
        throw new Error('IntegrationError: elements() needs paymentMethodCreation: "manual".');
      if (!isSubmitted)
        throw new Error('IntegrationError: elements.submit() must be called before createPaymentMethod().');
      isSubmitted = false;
      const params = { type: 'card', card: { token } };
      token = null;
      return askSandbox(sandbox, { method: 'POST', path: '/payment_methods', params });
    },
  };

  /** @param {string} type @param {any} elementOptions */
  function createElement(type, elementOptions) {
    if (type === 'card')
      return createCardElement(sandbox, elementOptions, current.fonts, () => created.delete(type));
    if (type !== 'expressCheckout') throw new Error(`The sandbox has no element "${type}".`);
    if (current.mode !== 'payment' || !current.amount || !current.currency)
      throw new Error(
        'IntegrationError: the express checkout element needs elements() with mode, amount and currency.',
      );
    return createWalletElement(
      () => current,
      (approved) => {
        token = approved;
      },
    );
  }
}
