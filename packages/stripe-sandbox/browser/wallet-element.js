import { createEvents } from './element-events.js';
import { askInDialog, dress } from './test-dialog.js';

const STYLE = `
  button { width: 100%; min-height: 48px; padding: 0.5rem 1rem; border: 1px solid transparent; border-radius: 8px;
    background: var(--text, CanvasText); color: var(--surface-raised, Canvas); font: inherit; font-weight: 600; cursor: pointer; }
  button:focus-visible { outline: 3px solid var(--accent, Highlight); outline-offset: 2px; }
`;

/** A page whose address has `?sandbox-wallet` is offered a wallet; any other is a browser without one. */
const PARAM = 'sandbox-wallet';

/** The card in the wallet, by what its owner presses. */
const TOKENS = { approve: 'tok_visa', decline: 'tok_chargeDeclined' };

/**
 * The express checkout element as `<ExpressCheckoutElement>` drives Stripe's: one button that opens a plain sheet.
 * @param {() => { amount?: number, currency?: string }} current what the sheet asks for @param {(token: string | null) => void} approve
 */
export function createWalletElement(current, approve) {
  const { on, off, emit, clear } = createEvents();
  /** @type {HTMLElement | undefined} */
  let host;
  let isOpen = false;

  const element = {
    /** @param {string | HTMLElement} place */
    mount(place) {
      const parent = typeof place === 'string' ? document.querySelector(place) : place;
      if (!parent) throw new Error(`The place to mount the wallet element does not exist: ${place}`);
      element.unmount();
      const isOffered = new URLSearchParams(location.search).has(PARAM);
      if (isOffered) {
        host = createButton(press);
        parent.append(host);
      }
      // Later, as Stripe's: the page adds its listeners after mounting.
      setTimeout(() => {
        emit('ready', {
          elementType: 'expressCheckout',
          availablePaymentMethods: isOffered ? offered() : undefined,
        });
      });
    },
    unmount() {
      host?.remove();
      host = undefined;
    },
    destroy() {
      element.unmount();
      clear();
    },
    update() {},
    on,
    off,
  };
  return element;

  function press() {
    if (isOpen) return;
    isOpen = true;
    emit('click', {
      elementType: 'expressCheckout',
      expressPaymentType: 'google_pay',
      resolve: () => void openSheet(),
      reject() {
        isOpen = false;
      },
    });
  }

  async function openSheet() {
    const { amount = 0, currency = 'gbp' } = current();
    const sum = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
    const answer = await askInDialog({
      title: 'Pay with sandbox wallet',
      text: `${sum}. This stands in for the sheet of Apple Pay or Google Pay: no real card is charged.`,
      choices: /** @type {const} */ ([
        ['approve', `Approve ${sum}`],
        ['decline', 'Pay with a card that is declined'],
        ['close', 'Close'],
      ]),
    });
    isOpen = false;
    if (answer === 'close') {
      approve(null);
      emit('cancel', { elementType: 'expressCheckout' });
      return;
    }
    approve(TOKENS[answer]);
    emit('confirm', {
      elementType: 'expressCheckout',
      expressPaymentType: 'google_pay',
      paymentFailed() {},
    });
  }
}

/** The wallets by Stripe's names; the sandbox's own stands in for Google Pay. */
function offered() {
  return { amazonPay: false, applePay: false, googlePay: true, klarna: false, link: false, paypal: false };
}

/** @param {() => void} press */
function createButton(press) {
  const host = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Pay with sandbox wallet';
  button.addEventListener('click', press);
  dress(host.attachShadow({ mode: 'open' }), STYLE).append(button);
  return host;
}
