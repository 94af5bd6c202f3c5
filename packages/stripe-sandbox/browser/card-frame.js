import {
  brandOf,
  cvcProblem,
  digitsOf,
  expiryProblem,
  formatCvc,
  formatExpiry,
  formatNumber,
  numberProblem,
  readExpiry,
} from './card-rules.js';
import { dressFrame } from './frame-style.js';
import { askSandbox } from './sandbox-api.js';

/**
 * The inside of the card element. The digits stay in this frame and go from here straight to the sandbox;
 * the page receives only what Stripe's would: complete, empty, the problem, and the method's id.
 */
const form = /** @type {HTMLFormElement} */ (document.querySelector('#card'));
const number = inputCalled('number');
const expiry = inputCalled('expiry');
const cvc = inputCalled('cvc');
const inputs = [number, expiry, cvc];
/** Fields the customer has left at least once: only these are marked as incomplete. */
const left = new Set();
/** @type {MessagePort | undefined} */
let page;

window.addEventListener('message', (event) => {
  if (event.origin !== location.origin || event.source !== parent || !event.ports[0]) return;
  page = event.ports[0];
  page.onmessage = ({ data }) => obey(data);
  new ResizeObserver(tellHeight).observe(document.body);
  page.postMessage({ type: 'ready' });
});

form.addEventListener('input', ({ target }) => {
  if (target === number) reformat(number, formatNumber);
  if (target === expiry) reformat(expiry, formatExpiry);
  cvc.value = formatCvc(cvc.value, number.value);
  tellChange();
});
form.addEventListener('focusin', () => page?.postMessage({ type: 'focus' }));
form.addEventListener('focusout', (event) => {
  const { target, relatedTarget } = event;
  if (/** @type {HTMLInputElement} */ (target).value) left.add(target);
  tellChange();
  if (!relatedTarget) page?.postMessage({ type: 'blur' });
});
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') page?.postMessage({ type: 'escape' });
  if (key === 'Enter') page?.postMessage({ type: 'enter' });
});
form.addEventListener('submit', (event) => event.preventDefault());

/** @param {string} name */
function inputCalled(name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/** @param {any} order */
async function obey(order) {
  if (order.type === 'options') {
    dressFrame(order);
    for (const input of inputs) input.disabled = order.disabled === true;
  }
  if (order.type === 'focus') (inputs.find((input) => problemOf(input)) ?? number).focus();
  if (order.type === 'blur') /** @type {HTMLElement} */ (document.activeElement)?.blur();
  if (order.type === 'clear') clear();
  if (order.type === 'create')
    page?.postMessage({ type: 'created', call: order.call, result: await createPaymentMethod(order) });
}

/** @param {{ sandbox: { base: string, key: string }, billing: object | undefined }} order */
async function createPaymentMethod({ sandbox, billing }) {
  for (const input of inputs) left.add(input);
  tellChange();
  const problem = firstProblem(inputs);
  if (problem) return { error: { type: 'validation_error', ...problem } };

  const { month, year } = readExpiry(expiry.value);
  const card = { number: digitsOf(number.value), exp_month: month, exp_year: year, cvc: cvc.value };
  const params = { type: 'card', card, billing_details: billing };
  return askSandbox(sandbox, { method: 'POST', path: '/payment_methods', params });
}

function clear() {
  for (const input of inputs) input.value = '';
  left.clear();
  tellChange();
}

function tellChange() {
  const shown = inputs.filter((input) => left.has(input) || isFull(input));
  for (const input of inputs) {
    const wrong = shown.includes(input) && problemOf(input) !== null;
    input.setAttribute('aria-invalid', String(wrong));
  }
  const problem = firstProblem(shown);
  page?.postMessage({
    type: 'change',
    change: {
      brand: brandOf(digitsOf(number.value)).brand,
      complete: !firstProblem(inputs),
      empty: inputs.every((input) => input.value === ''),
      error: problem ? { type: 'validation_error', ...problem } : undefined,
    },
  });
}

function tellHeight() {
  page?.postMessage({ type: 'height', pixels: Math.ceil(document.body.getBoundingClientRect().height) });
}

/** @param {HTMLInputElement[]} fields */
function firstProblem(fields) {
  return fields.map(problemOf).find((problem) => problem !== null) ?? null;
}

/** @param {HTMLInputElement} input */
function problemOf(input) {
  if (input === number) return numberProblem(number.value);
  return input === expiry ? expiryProblem(expiry.value) : cvcProblem(cvc.value, number.value);
}

/** Nothing more can be typed, so it is right or wrong by now. @param {HTMLInputElement} input */
function isFull(input) {
  const problem = problemOf(input);
  return input.value !== '' && problem !== null && !problem.code.startsWith('incomplete');
}

/** Formats without moving the caret away from the digit it stands behind. @param {HTMLInputElement} input @param {(typed: string) => string} format */
function reformat(input, format) {
  const caret = input.selectionStart ?? input.value.length;
  const atEnd = caret === input.value.length;
  const before = digitsOf(input.value.slice(0, caret)).length;
  input.value = format(input.value);
  if (atEnd) return;
  let position = 0;
  for (let seen = 0; seen < before && position < input.value.length; position += 1)
    if (/\d/.test(input.value.charAt(position))) seen += 1;
  input.setSelectionRange(position, position);
}
