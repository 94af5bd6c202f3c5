import { expect, it, jest } from '@jest/globals';
import type { Stripe } from '@stripe/stripe-js';
import { act, render, screen } from '@testing-library/react';
import { completeBrowser } from '../../../test/browser';
import { WalletEntry } from './WalletEntry';
import type { WalletPayment } from './wallet-payment';

completeBrowser();

const WALLETS = { googlePay: true, applePay: false, link: false };

/** The provider's library, whose element the test makes speak. */
function fakeStripe() {
  const listeners = new Map<string, (event: unknown) => void>();
  const element = {
    on: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    off: () => {},
    mount: () => {},
    update: () => {},
    destroy: () => {},
  };
  const calls: string[] = [];
  const updates: unknown[] = [];
  const group = {
    create: () => element,
    getElement: () => element,
    update: (changes: unknown) => updates.push(changes),
    submit: async () => {
      calls.push('submit');
      return {};
    },
  };
  const elements = jest.fn((_options: unknown) => group);
  const stripe = {
    elements,
    createToken: () => {},
    confirmCardPayment: () => {},
    createPaymentMethod: async ({ elements: of }: { elements: unknown }) => {
      calls.push(of === group ? 'createPaymentMethod' : 'createPaymentMethod of another group');
      return { paymentMethod: { id: 'pm_wallet' } };
    },
  };
  const say = (name: string, event: object = {}) => act(async () => listeners.get(name)?.(event));
  return { stripe: stripe as unknown as Stripe, elements, calls, updates, say };
}

function show({ isComplete = true, isPaid = true, isDisabled = false } = {}) {
  const provider = fakeStripe();
  const wallet = {
    totalPence: 24_500,
    mayOpen: async () => isComplete,
    pay: jest.fn<WalletPayment['pay']>(async () => isPaid),
  };
  const entry = (totalPence: number) => (
    <WalletEntry stripe={provider.stripe} wallet={{ ...wallet, totalPence }} isDisabled={isDisabled} />
  );
  const { rerender, container } = render(entry(wallet.totalPence));
  return { ...provider, ...wallet, container, retotal: (pence: number) => rerender(entry(pence)) };
}

function press() {
  return { resolve: jest.fn(), reject: jest.fn() };
}

it('where neither browser nor provider has a wallet, nothing is drawn', async () => {
  const { say, container } = show();
  expect(screen.getByText('or pay by card')).not.toBeVisible();
  await say('ready', { availablePaymentMethods: undefined });
  expect(container).toBeEmptyDOMElement();
});

it('a wallet whose buttons cannot be loaded is not drawn', async () => {
  const { say, container } = show();
  await say('loaderror', { error: {} });
  expect(container).toBeEmptyDOMElement();
});

it('a provider that refuses to make the buttons leaves the rest of the page standing', () => {
  const { stripe, elements } = fakeStripe();
  elements.mockImplementation(() => {
    throw new Error('IntegrationError');
  });
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const wallet = { totalPence: 1, mayOpen: async () => true, pay: async () => true };
  render(
    <>
      <p>the card</p>
      <WalletEntry stripe={stripe} wallet={wallet} isDisabled={false} />
    </>,
  );
  quiet.mockRestore();
  expect(screen.getByText('the card')).toBeVisible();
});

it('the sheet shows the total, and follows it', async () => {
  const { elements, updates, retotal } = show();
  expect(elements).toHaveBeenCalledWith(
    expect.objectContaining({
      mode: 'payment',
      amount: 24_500,
      currency: 'gbp',
      paymentMethodCreation: 'manual',
    }),
  );
  retotal(26_000);
  expect(updates).toEqual([expect.objectContaining({ amount: 26_000 })]);
});

it('the sheet does not open while the form lacks something, or a payment runs', async () => {
  for (const { say } of [show({ isComplete: false }), show({ isDisabled: true })]) {
    await say('ready', { availablePaymentMethods: WALLETS });
    const button = press();
    await say('click', button);
    expect(button.reject).toHaveBeenCalledTimes(1);
    expect(button.resolve).not.toHaveBeenCalled();
  }
});

it('the sheet does not open again between its approval and the end of the payment', async () => {
  const { say, pay } = show();
  let end = (_isPaid: boolean) => {};
  pay.mockReturnValueOnce(new Promise((resolve) => (end = resolve)));
  await say('ready', { availablePaymentMethods: WALLETS });
  await say('click', press());
  await say('confirm', { paymentFailed: () => {} });
  const early = press();
  await say('click', early);
  expect(early.reject).toHaveBeenCalledTimes(1);
  expect(early.resolve).not.toHaveBeenCalled();

  await act(async () => end(false));
  const next = press();
  await say('click', next);
  expect(next.resolve).toHaveBeenCalledTimes(1);
});

it('what is approved is paid at the sum that the sheet showed, even if the total has changed behind it', async () => {
  const { say, pay, retotal, calls } = show();
  await say('ready', { availablePaymentMethods: WALLETS });
  expect(screen.getByText('or pay by card')).toBeVisible();
  const button = press();
  await say('click', button);
  expect(button.resolve).toHaveBeenCalledTimes(1);
  retotal(26_000);
  const paymentFailed = jest.fn();
  await say('confirm', { paymentFailed });

  expect(pay).toHaveBeenCalledTimes(1);
  const [createPaymentMethod, approvedPence] = pay.mock.calls[0] ?? [];
  expect(approvedPence).toBe(24_500);
  expect(calls).toEqual(['submit']);
  const billing = { name: 'Ada', email: '', address: { line1: '', city: '' } };
  expect(await createPaymentMethod?.(billing)).toEqual({ id: 'pm_wallet' });
  expect(calls).toEqual(['submit', 'createPaymentMethod']);
  expect(paymentFailed).not.toHaveBeenCalled();
});

it('the sheet hears that its payment was not taken', async () => {
  const { say } = show({ isPaid: false });
  await say('ready', { availablePaymentMethods: WALLETS });
  await say('click', press());
  const paymentFailed = jest.fn();
  await say('confirm', { paymentFailed });
  expect(paymentFailed).toHaveBeenCalledTimes(1);
});

it('a sheet that is closed pays nothing', async () => {
  const { say, pay, calls } = show();
  await say('ready', { availablePaymentMethods: WALLETS });
  await say('click', press());
  await say('cancel');
  expect(pay).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});
