import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { EXPIRED_MESSAGE, endSession, expireSession, startSession } from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { RequireRole, RequireSignIn } from './guards';

beforeEach(endSession);

describe('pages behind the guards', () => {
  it('send a guest to the login form, which remembers path and query', async () => {
    await visit('/user/orders/7?success=true');
    expect(screen.getByText('/login?redirect=%2Fuser%2Forders%2F7%3Fsuccess%3Dtrue')).toBeVisible();
  });

  it('lead to the login form when the session expires, in place of themselves', async () => {
    signIn('CUSTOMER');
    const router = await visit('/user/orders/7?success=true');
    act(() => expireSession(EXPIRED_MESSAGE));
    expect(await screen.findByText('/login?redirect=%2Fuser%2Forders%2F7%3Fsuccess%3Dtrue')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/login');
  });

  it('lead home when their user signs out, and to the login form when they come again', async () => {
    signIn('CUSTOMER');
    const router = await visit('/user/orders/7');
    act(endSession);
    expect(await screen.findByText('/')).toBeVisible();
    await act(() => router.navigate('/user/orders/7'));
    expect(screen.getByText('/login?redirect=%2Fuser%2Forders%2F7')).toBeVisible();
  });

  it('show themselves to a signed-in customer', async () => {
    signIn('CUSTOMER');
    await visit('/user/orders/7');
    expect(screen.getByText('/user/orders/7')).toBeVisible();
  });

  it('send a customer who needed admin to the account', async () => {
    signIn('CUSTOMER');
    await visit('/admin/prices');
    expect(screen.getByText('/user/account')).toBeVisible();
  });

  it('send a guest who needed admin to the login form', async () => {
    await visit('/admin/prices');
    expect(screen.getByText('/login?redirect=%2Fadmin%2Fprices')).toBeVisible();
  });

  it('let an admin in', async () => {
    signIn('ADMIN');
    await visit('/admin/prices');
    expect(screen.getByText('/admin/prices')).toBeVisible();
  });
});

function signIn(role: 'CUSTOMER' | 'ADMIN') {
  startSession(tokenUntil('in an hour'), { id: '7', name: 'Ada', email: 'ada@example.com', role });
}

async function visit(address: string) {
  const router = createMemoryRouter(
    [
      { element: <RequireSignIn />, children: [{ path: '/user/orders/:id', Component: Here }] },
      { element: <RequireRole only="admin" />, children: [{ path: '/admin/*', Component: Here }] },
      { path: '*', Component: Here },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('note');
  return router;
}

function Here() {
  const { pathname, search } = useLocation();
  return <p role="note">{pathname + search}</p>;
}
