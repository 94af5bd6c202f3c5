import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { currentSession, readStored, writeStored } from '../../../session/session';
import { tokenUntil } from '../../../session/test-tokens';
import { type Answers, badGateway, refused } from '../../../test/mock-server';
import { renderApp, USERS } from '../../../test/render-app';

const session = { token: tokenUntil('in an hour'), user: USERS.customer };

describe('the login form', () => {
  it('says what is missing and asks the server nothing', async () => {
    const { user, asked } = visit('/login');
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(asked('login')).toEqual([]);
  });

  it('refuses what is no address and a password under 6 characters', async () => {
    await visit('/login').fillIn('ada@example', 'five5');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  it('shows the server’s refusal and keeps what was typed', async () => {
    await visit('/login', { login: refused('UNAUTHENTICATED', 'Wrong email or password') }).fillIn();
    expect((await screen.findAllByText('Wrong email or password')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(currentSession().user).toBeNull();
  });

  it('says what one who came for the products of staff is to do', async () => {
    const { user } = visit('/login?redirect=%2Fadmin%2Fproducts%3Fpage%3D2');
    expect(await screen.findByText('Please log in to manage products')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to Login' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('calls an answer without a token invalid', async () => {
    await visit('/login', { login: { ...session, token: '' } }).fillIn();
    expect((await screen.findAllByText('Invalid response from server')).length).toBeGreaterThan(0);
  });

  it('signs in, welcomes back, remembers the email and goes where the visitor wanted', async () => {
    const { user, asked, fillIn, here } = visit('/login?redirect=%2Fuser%2Forders%3Fpage%3D2', {
      login: session,
    });
    await user.click(await screen.findByLabelText('Remember me'));
    await fillIn();
    await waitFor(() => expect(here()).toBe('/user/orders?page=2'));
    expect((await screen.findAllByText('Welcome back, Ada Byron!')).length).toBeGreaterThan(0);
    expect(asked('login')).toEqual([{ input: { email: 'ada@example.com', password: 'secret1' } }]);
    expect(currentSession().user?.name).toBe('Ada Byron');
    expect(readStored('rememberedEmail')).toBe('ada@example.com');
  });

  it('signs in although the carts cannot be merged, and says so', async () => {
    const { fillIn, here } = visit('/login', { login: session });
    await fillIn();
    await waitFor(() => expect(here()).toBe('/'));
    expect((await screen.findAllByText('Failed to merge carts')).length).toBeGreaterThan(0);
  });

  it('goes home rather than to another site', async () => {
    const { fillIn, here } = visit('/login?redirect=%2F%2Fevil.example', { login: session });
    await fillIn();
    await waitFor(() => expect(here()).toBe('/'));
  });

  it('shows a visitor from the quote builder that the quote is saved, and carries the cities on', async () => {
    const { router, fillIn, here } = visit('/login', { login: session });
    const cities = { fromCity: 'Leeds', toCity: 'Boston' };
    keepCart(2);
    await router.navigate('/login', { state: { from: '/new-quote?toCountry=USA', ...cities } });
    expect(await screen.findByText('Your 2 items are kept.')).toBeVisible();
    await fillIn();
    await waitFor(() => expect(here()).toBe('/new-quote?toCountry=USA'));
    expect(router.state.location.state).toEqual(cities);
  });
});

function keepCart(quantity: number): void {
  writeStored('cart', {
    products: [{ quantity }],
    totalPrice: 100,
    snapshot: { owner: currentSession().guestId, confirmed: null, changes: { shipment: {} } },
  });
}

function visit(address: string, answers: Answers = {}) {
  const app = renderApp(address, { answers: { mergeCart: badGateway, ...answers } });
  const { user, router } = app;
  return {
    ...app,
    here: () => router.state.location.pathname + router.state.location.search,
    async fillIn(email = 'ada@example.com', password = 'secret1') {
      await user.type(await screen.findByLabelText('Email'), email);
      await user.type(screen.getByLabelText('Password'), password);
      await user.click(screen.getByRole('button', { name: 'Log in' }));
    },
  };
}
