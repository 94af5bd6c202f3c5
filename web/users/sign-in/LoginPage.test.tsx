import { ApolloClient } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { createCache } from '../../apollo/cache';
import { ClientContext, sourceOf } from '../../apollo/client-loader';
import { currentSession, endSession, readStored, removeStored } from '../../apollo/session/session';
import { tokenUntil } from '../../apollo/session/test-tokens';
import { MergeCartDocument } from '../../cart/cart.generated';
import { ToastProvider } from '../../ui/feedback/toast';
import { LoginPage } from './LoginPage';
import { LoginDocument } from './login.generated';

const session = {
  __typename: 'Session',
  token: tokenUntil('in an hour'),
  user: { __typename: 'User', id: '7', name: 'Ada Byron', email: 'ada@example.com', role: 'CUSTOMER' },
};

beforeEach(() => {
  endSession();
  removeStored('rememberedEmail');
});

describe('the login form', () => {
  it('says what is missing and keeps quiet towards the server', async () => {
    visit('/login', []);
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(screen.getByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('refuses what is no address and a password under 6 characters', async () => {
    visit('/login', []);
    await fillIn('ada@example', 'five5');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  it('shows the server’s refusal and keeps what was typed', async () => {
    visit('/login', [{ request, result: { errors: [{ message: 'Wrong email or password' }] } }]);
    await fillIn('ada@example.com', 'secret1');
    expect((await screen.findAllByText('Wrong email or password')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(currentSession().user).toBeNull();
  });

  it('says what one who came for the products of staff is to do', async () => {
    visit('/login?redirect=%2Fadmin%2Fproducts%3Fpage%3D2', []);
    expect(await screen.findByText('Please log in to manage products')).toBeVisible();
  });

  it('calls an answer without a token invalid', async () => {
    const answer = { data: { login: { ...session, token: '' } } };
    visit('/login', [{ request, result: answer }]);
    await fillIn('ada@example.com', 'secret1');
    expect((await screen.findAllByText('Invalid response from server')).length).toBeGreaterThan(0);
  });

  it('signs in, welcomes back, remembers the email and goes where the visitor wanted', async () => {
    visit('/login?redirect=%2Fcheckout%3Fa%3D1', [{ request, result: { data: { login: session } } }]);
    await screen.findByRole('button', { name: 'Log in' });
    await userEvent.click(screen.getByLabelText('Remember me'));
    await fillIn('ada@example.com', 'secret1');
    expect(await screen.findByText('at /checkout?a=1')).toBeVisible();
    expect(screen.getByText('Welcome back, Ada Byron!')).toBeVisible();
    expect(currentSession().user?.name).toBe('Ada Byron');
    expect(readStored('rememberedEmail')).toBe('ada@example.com');
  });

  it('signs in although the carts cannot be merged, and says so', async () => {
    visit('/login', [{ request, result: { data: { login: session } } }]);
    await fillIn('ada@example.com', 'secret1');
    expect(await screen.findByText('at /')).toBeVisible();
    expect(screen.getByText('Failed to merge carts')).toBeVisible();
  });

  it('goes home rather than to another site', async () => {
    visit('/login?redirect=%2F%2Fevil.example', [{ request, result: { data: { login: session } } }]);
    await fillIn('ada@example.com', 'secret1');
    expect(await screen.findByText('at /')).toBeVisible();
  });

  it('shows a visitor from the quote builder that the quote is saved, and carries the cities on', async () => {
    visit(
      {
        pathname: '/login',
        state: { from: '/new-quote?toCountry=USA', fromCity: 'Leeds', toCity: 'Boston' },
      },
      [{ request, result: { data: { login: session } } }],
    );
    expect(await screen.findByText(/Your quote is saved/)).toBeVisible();
    await fillIn('ada@example.com', 'secret1');
    expect(await screen.findByText('at /new-quote?toCountry=USA')).toBeVisible();
    expect(screen.getByText('{"fromCity":"Leeds","toCity":"Boston"}')).toBeVisible();
  });
});

const request = {
  query: LoginDocument,
  variables: { input: { email: 'ada@example.com', password: 'secret1' } },
};

function visit(address: string | { pathname: string; state: unknown }, mocks: MockLink.MockedResponse[]) {
  const router = createMemoryRouter(
    [
      { path: '/login', Component: LoginPage },
      { path: '*', Component: Here },
    ],
    { initialEntries: [address] },
  );
  const answers = [...mocks, { request: { query: MergeCartDocument }, error: new Error('no server') }];
  const client = new ApolloClient({ link: new MockLink(answers), cache: createCache() });
  render(
    <ClientContext value={sourceOf(client)}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </ClientContext>,
  );
}

async function fillIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

function Here() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>at {pathname + search}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  );
}
