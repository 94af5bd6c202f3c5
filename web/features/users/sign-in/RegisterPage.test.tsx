import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Shop } from '../../../data/page/page-data';
import { announceShopChange } from '../../../data/shop-changes';
import { currentSession, writeStored } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { type Answers, noNetwork, refused } from '../../../test/mock-server';
import { renderApp, USERS } from '../../../test/render-app';
import { SHOP } from '../../../test/shop';

const input = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  password: 'Tall-Ships-41!',
  subscribeNewsletter: false,
};

describe('the register form', () => {
  it('says all that is missing, first where it is, and takes it back as it is filled in', async () => {
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Sign Up' }));
    expect(screen.getByText('Full name is required')).toBeVisible();
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password does not meet all requirements')).toBeVisible();
    expect(screen.getByText('You must agree to the terms and conditions')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await user.type(screen.getByLabelText('Full name'), 'A');
    expect(screen.queryByText('Full name is required')).not.toBeInTheDocument();
    expect(screen.getByText('Email is required')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'ada');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  });

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const message = 'An account with this email already exists';
    const fields = [{ field: 'email', message }];
    const { fillIn } = visit({ register: refused('BAD_INPUT', 'Already registered', { fields }) });
    await fillIn();
    expect(await screen.findByText(message)).toBeVisible();
    // A toast says it too, once its code has loaded.
    expect(within(screen.getByRole('main')).getByText('Already registered')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue(input.password);
  });

  it('promises no items to a guest who has none', async () => {
    const { router } = visit();
    await router.navigate('/register?redirect=%2Fcheckout');
    expect(await screen.findByRole('button', { name: 'Sign Up' })).toBeVisible();
    await import('./StoredItems');
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByText(/to book|kept|log in to complete/)).not.toBeInTheDocument();
  });

  it('is a step of a booking that waits, and offers the way to log in before its fields', async () => {
    const { router } = visit();
    writeStored('cart', {
      products: [{ quantity: 1 }],
      totalPrice: 100,
      snapshot: { owner: currentSession().guestId, confirmed: null, changes: { shipment: {} } },
    });
    await router.navigate('/register?redirect=%2Fcheckout');
    expect(await screen.findByText('Create an account to book')).toBeVisible();
    expect(screen.getByText('Your 1 item is kept.')).toBeVisible();
    const logIn = screen.getByRole('link', { name: 'Log in' });
    expect(logIn).toHaveAttribute('href', '/login?redirect=%2Fcheckout');
    const order = logIn.compareDocumentPosition(screen.getByLabelText('Full name'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await router.navigate('/register?redirect=%2Fcheckout%3Fquote%3DQ-1');
    expect(await screen.findByText('Your quote is kept.')).toBeVisible();
  });

  it('opens the account with what was typed and ticked, and goes on signed in', async () => {
    const session = { token: tokenUntil('in an hour'), user: USERS.customer };
    const { fillIn, asked, router } = visit({ register: session });
    await fillIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
    expect(asked('register')).toMatchObject([{ input }]);
    expect(currentSession().user?.name).toBe(input.name);
  });

  it('keeps a tick that was set before the terms were known, and asks again when new ones are published', async () => {
    let tell: (shop: Shop) => void = () => {};
    const answers: Answers = { store: new Promise<Shop>((resolve) => (tell = resolve)) };
    const { user } = renderApp('/register', { shop: null, answers });
    const terms = () => screen.getByLabelText(/I agree to the terms/);
    await user.click(await screen.findByLabelText(/I agree to the terms/));
    tell(withTerms(1, 'Ready: 0800 1'));
    await screen.findAllByText(/0800 1/);
    expect(terms()).toBeChecked();
    answers.store = withTerms(2, 'New terms: 0800 2');
    announceShopChange();
    await screen.findAllByText(/0800 2/);
    expect(terms()).not.toBeChecked();
  });

  it('never puts a password into an address, not even where a browser sends the form by itself', async () => {
    visit();
    const button = await screen.findByRole('button', { name: 'Sign Up' });
    expect(button.closest('form')?.method).toBe('post');
  });
});

function withTerms(version: number, phone: string): Shop {
  const terms = { kind: 'TERMS', version } as Shop['legalVersions'][number];
  return { ...SHOP, phone, legalVersions: [terms] };
}

function visit(answers: Answers = {}) {
  const app = renderApp('/register', { answers: { mergeCart: noNetwork, ...answers } });
  const { user } = app;
  return {
    ...app,
    async fillIn() {
      await user.type(await screen.findByLabelText('Full name'), input.name);
      await user.type(screen.getByLabelText('Email'), input.email);
      await user.type(screen.getByLabelText('Password'), input.password);
      const [newsletter, terms] = screen.getAllByRole('checkbox');
      await user.click(newsletter!);
      await user.click(terms!);
      await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    },
  };
}
