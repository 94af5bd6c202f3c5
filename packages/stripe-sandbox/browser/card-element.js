import { createEvents } from './element-events.js';

/** @typedef {import('./sandbox-api.js').StripeError} StripeError */

/**
 * The card element as `<CardElement>` drives Stripe's: it lives in a frame of the sandbox and speaks with the
 * page over a private channel.
 * @param {{ base: string, key: string }} sandbox @param {any} options @param {object[] | undefined} fonts of its group @param {() => void} forget
 */
export function createCardElement(sandbox, options, fonts, forget) {
  const { on, off, emit, clear } = createEvents();
  /** @type {Map<number, (result: any) => void>} */
  const calls = new Map();
  /** @type {HTMLIFrameElement | undefined} */
  let frame;
  /** @type {MessagePort | undefined} */
  let port;
  let current = { ...options };
  let lastCall = 0;

  const element = {
    /** @param {string | HTMLElement} place */
    mount(place) {
      const host = typeof place === 'string' ? document.querySelector(place) : place;
      if (!host) throw new Error(`The place to mount the card element does not exist: ${place}`);
      element.unmount();
      frame = createFrame(`${sandbox.base}/card-frame`);
      frame.addEventListener('load', connect);
      host.classList.add('StripeElement', 'StripeElement--empty');
      host.append(frame);
    },
    unmount() {
      port?.close();
      port = undefined;
      frame?.remove();
      frame = undefined;
      for (const answer of calls.values()) answer({ error: notMounted() });
      calls.clear();
    },
    destroy() {
      element.unmount();
      clear();
      forget();
    },
    /** @param {any} changes */
    update(changes) {
      current = { ...current, ...changes };
      tellOptions();
    },
    on,
    off,
    focus: () => port?.postMessage({ type: 'focus' }),
    blur: () => port?.postMessage({ type: 'blur' }),
    clear: () => port?.postMessage({ type: 'clear' }),
    /** Ours: has the frame make a payment method of what was typed. @param {object} [billing] @returns {Promise<{ value?: any, error?: StripeError }>} */
    createPaymentMethod(billing) {
      if (!port) return Promise.resolve({ error: notMounted() });
      lastCall += 1;
      port.postMessage({ type: 'create', call: lastCall, sandbox, billing });
      return new Promise((resolve) => calls.set(lastCall, resolve));
    },
  };
  return element;

  function connect() {
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }) => hear(data);
    frame?.contentWindow?.postMessage({ type: 'connect' }, location.origin, [channel.port2]);
  }

  /** @param {any} message */
  function hear(message) {
    if (message.type === 'ready') {
      tellOptions();
      emit('ready', { elementType: 'card' });
    } else if (message.type === 'height' && frame) {
      frame.style.height = `${message.pixels}px`;
    } else if (message.type === 'change') {
      markHost(message.change);
      emit('change', { elementType: 'card', value: { postalCode: '' }, ...message.change });
    } else if (message.type === 'enter') {
      frame?.closest('form')?.requestSubmit();
    } else if (message.type === 'created') {
      calls.get(message.call)?.(message.result);
      calls.delete(message.call);
    } else {
      if (message.type !== 'escape')
        frame?.parentElement?.classList.toggle('StripeElement--focus', message.type === 'focus');
      emit(message.type, { elementType: 'card' });
    }
  }

  /** The classes Stripe's element gives its place. @param {{ complete: boolean, empty: boolean, error?: object }} change */
  function markHost({ complete, empty, error }) {
    const classes = frame?.parentElement?.classList;
    classes?.toggle('StripeElement--complete', complete);
    classes?.toggle('StripeElement--empty', empty);
    classes?.toggle('StripeElement--invalid', error !== undefined);
  }

  function tellOptions() {
    if (!frame) return;
    const { colorScheme } = getComputedStyle(frame);
    const { style, disabled } = current;
    port?.postMessage({ type: 'options', style, fonts, disabled, colorScheme, ground: groundOf(frame) });
  }
}

/** The colour behind the frame: a checker of contrast does not see through frames. @param {HTMLElement} frame */
function groundOf(frame) {
  for (let place = frame.parentElement; place; place = place.parentElement) {
    const { backgroundColor } = getComputedStyle(place);
    if (!/^transparent$|, 0\)$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return '';
}

/** @param {string} address */
function createFrame(address) {
  const frame = document.createElement('iframe');
  frame.title = 'Card details';
  frame.src = address;
  // Through the object model: a policy without unsafe-inline forbids the attribute.
  Object.assign(frame.style, { display: 'block', width: '100%', height: '164px', border: '0' });
  return frame;
}

/** @returns {StripeError} */
function notMounted() {
  return { type: 'invalid_request_error', message: 'The card element is not on the page.' };
}
