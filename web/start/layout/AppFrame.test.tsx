import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { countWaiting } from '../../data/links/retry-state';
import { LogoutButton } from '../../features/users/sign-in/LogoutButton';
import { PageHeading } from '../../lib/page/PageHeading';
import { ShopProvider } from '../../lib/shop/shop';
import { formDraftStorage } from '../../session/form-drafts';
import {
  currentSession,
  EXPIRED_MESSAGE,
  endSession,
  expireSession,
  startSession,
  writeStored,
} from '../../session/session';
import { tokenUntil } from '../../session/test-tokens';
import { AppFrame } from './AppFrame';
import { PageError } from './PageError';

beforeEach(() => {
  endSession();
  sessionStorage.clear();
  window.scrollTo = () => {};
});

describe('the frame of every page', () => {
  it('shows the free phone line, the promises and only the social links that are set', async () => {
    visit('/');
    expect(await screen.findByRole('link', { name: /0800 123 456/ })).toHaveAttribute(
      'href',
      'tel:0800123456',
    );
    expect(screen.getByText('Save 20% Online')).toBeVisible();
    expect(screen.getByText('Sail with us')).toBeVisible();
    expect(screen.getByText('20FT and 40ft containers')).toBeVisible();
    const promises = screen.getByRole('list', { name: 'What we promise' });
    expect(promises).toHaveAttribute('tabindex', '0');
    expect(within(promises).getAllByRole('listitem')).toHaveLength(9);
    expect(screen.getByText('Cancel until 24 hours before we come.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Facebook' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'YouTube' })).not.toBeInTheDocument();
  });

  it('shows how much is in the cart that this browser keeps, and leads to it', async () => {
    const { guestId } = currentSession();
    visit('/');
    await screen.findByRole('heading', { name: 'Start' });
    expect(screen.queryByRole('link', { name: /Your quote/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    act(() => keepCart(guestId, [2, 1]));
    expect(await screen.findByRole('link', { name: 'Your quote 3 items' })).toHaveAttribute(
      'href',
      '/new-quote',
    );
    act(() => keepCart(guestId, []));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Your quote/ })).not.toBeInTheDocument());
  });

  it('gives the focus back to its button when Escape closes the menu', async () => {
    visit('/');
    const menu = await screen.findByRole('button', { name: 'Open menu' });
    await userEvent.click(menu);
    act(() => screen.getAllByRole('link', { name: 'Home' })[0]?.focus());
    await userEvent.keyboard('{Escape}');
    expect(menu).toHaveFocus();
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });

  it('names the tab after the page and the store, and moves the focus to the heading on navigation', async () => {
    visit('/');
    await waitFor(() => expect(document.title).toBe('Start · Test Removals'));
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'onward' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toHaveFocus();
    expect(document.title).toBe('Elsewhere · Test Removals');
  });

  it('leaves the focus where it is while only the query changes, as when a list is searched', async () => {
    const router = visit('/');
    const link = await screen.findByRole('link', { name: 'onward' });
    link.focus();
    await act(() => router.navigate('/?search=box', { replace: true }));
    expect(link).toHaveFocus();
  });

  it('welcomes by first name and asks before logging out, which leads home as a new guest', async () => {
    signIn('Ada Byron');
    const { guestId } = currentSession();
    const router = visit('/elsewhere');
    expect(await screen.findByText('Welcome, Ada')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to logout?' });
    expect(currentSession().user).not.toBeNull();
    await userEvent.click([...question.querySelectorAll('button')].at(-1) as HTMLElement);
    expect(await screen.findByText('Login')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/');
    expect(currentSession().guestId).not.toBe(guestId);
  });

  it('signs out too when the page with the button goes away on the way home', async () => {
    signIn('Ada Byron');
    visit('/with-logout');
    await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to logout?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Login')).toBeInTheDocument();
    expect(currentSession().user).toBeNull();
  });

  it('leads staff to the admin area instead of an account', async () => {
    signIn('Ada Byron', 'ADMIN');
    visit('/');
    expect(await screen.findByText('Admin Dashboard')).toHaveAttribute('href', '/admin');
    expect(screen.queryByText('My Account')).not.toBeInTheDocument();
  });

  it('says User to somebody without a name', async () => {
    signIn('');
    visit('/');
    expect(await screen.findByText('Welcome, User')).toBeInTheDocument();
  });

  it('stays on a page that needs no sign-in when the session expires, with all of its address', async () => {
    signIn('Ada Byron');
    const router = visit('/elsewhere?page=2#secret');
    await screen.findByText('Welcome, Ada');
    act(() => expireSession(EXPIRED_MESSAGE));
    await userEvent.click(await screen.findByText('Login'));
    expect(await screen.findByText('at /login')).toBeVisible();
    expect(router.state.location.state).toEqual({ from: '/elsewhere?page=2#secret' });
  });

  it('stays around a page that fails', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    visit('/broken');
    expect(await screen.findByRole('heading', { name: 'This page stopped working' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    consoleError.mockRestore();
  });

  it('keeps what was typed through the first crash of a page, and forgets it when loading again did not help', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const timeOrigin = jest.spyOn(performance, 'timeOrigin', 'get');
    const crashOn = async (load: number, address: string) => {
      timeOrigin.mockReturnValue(load);
      visit(address);
      await screen.findByRole('heading', { name: 'This page stopped working' });
      cleanup();
    };
    const draft = formDraftStorage('product', '7');
    draft.write({ of: 'box', typed: { name: 'Large box' } });
    await crashOn(1, '/broken');
    await crashOn(1, '/broken');
    await crashOn(2, '/broken-too');
    expect(draft.read()).not.toBeNull();
    await crashOn(3, '/broken-too');
    expect(draft.read()).toBeNull();
    timeOrigin.mockRestore();
    consoleError.mockRestore();
  });

  it('puts the words about a second try into its live region only once it takes long', async () => {
    visit('/elsewhere');
    await screen.findByRole('heading', { name: 'Elsewhere' });
    const text = () => screen.queryByText('This is taking longer than usual. Still trying…');
    jest.useFakeTimers();
    act(() => countWaiting(1));
    act(() => void jest.advanceTimersByTime(799));
    expect(text()).toBeNull();
    act(() => void jest.advanceTimersByTime(1));
    expect(text()?.closest('[role=status]')).toBeInTheDocument();
    act(() => countWaiting(-1));
    expect(text()).toBeNull();
    jest.useRealTimers();
  });
});

function signIn(name: string, role: 'CUSTOMER' | 'ADMIN' = 'CUSTOMER') {
  startSession(tokenUntil('in an hour'), { id: '7', name, email: 'ada@example.com', role });
}

function visit(address: string) {
  const router = createMemoryRouter(
    [
      {
        Component: AppFrame,
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              { path: '/', Component: Start },
              { path: '/elsewhere', handle: { title: 'Elsewhere' }, element: <PageHeading /> },
              { path: '/with-logout', Component: LogoutButton },
              { path: '/login', Component: Here },
              { path: '/broken', Component: Broken },
              { path: '/broken-too', Component: Broken },
            ],
          },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <ShopProvider start={shop}>
      <RouterProvider router={router} />
    </ShopProvider>,
  );
  return router;
}

const shop = {
  name: 'Test Removals',
  phone: '0800 123 456',
  promotion: 'Sail with us',
  onlineSavingPercent: 20,
  refundText: 'Cancel until 24 hours before we come.',
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example/us' },
    { name: 'YouTube', url: '' },
  ],
  proofs: [],
  company: { legalName: 'Quay Ltd', addressLines: ['1 Quay', 'London'], companyNumber: '01234567' },
  sameDayCutOffHour: 11,
  areaCutOffs: '',
  services: [],
  transitTimes: [],
  legalVersions: [],
  destinationRates: [],
};

function Start() {
  return (
    <>
      <PageHeading title="Start" />
      <Link to="/elsewhere">onward</Link>
    </>
  );
}

function Here() {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
}

function Broken(): never {
  throw new Error('broken on purpose');
}

function keepCart(owner: string, quantities: readonly number[]): void {
  writeStored('cart', {
    products: quantities.map((quantity) => ({ quantity })),
    totalPrice: 100,
    snapshot: { owner, confirmed: null, changes: { shipment: {} } },
  });
}
