import { afterEach, beforeEach } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { appClient } from '../data/client-loader';
import { loadedClient } from '../data/loaded-client';
import type { Shop } from '../data/page/page-data';
import { cartStoreOf } from '../features/cart/cart-store';
import { endSession, startSession } from '../session/session';
import { tokenUntil } from '../session/test-tokens';
import { App } from '../start/App';
import { addStaffRoutes, createRoutes } from '../start/routes';
import { completeBrowser } from './browser';
import { type Answers, mockServer } from './mock-server';
import { SHOP } from './shop';

interface Visit {
  /** The role that is signed in; nobody by default. */
  session?: 'customer' | 'admin';
  answers?: Answers;
  /** The shop's data in the page; null when the server could not read it. */
  shop?: Shop | null;
}

export const USERS = {
  customer: { id: 'u-customer', name: 'Ada Byron', email: 'ada@example.com', role: 'CUSTOMER' },
  admin: { id: 'u-admin', name: 'Grace Hopper', email: 'grace@example.com', role: 'ADMIN' },
} as const;

/** The whole app at an address: its real routes, cache and providers, with a server that answers as the test says. */
export function renderApp(address: string, { session, answers = {}, shop = SHOP }: Visit = {}) {
  if (session) startSession(tokenUntil('in an hour'), USERS[session]);
  answers.store ??= shop ?? undefined;
  const { client, asked } = mockServer(answers);
  loadedClient.current = client;
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(createRoutes(), { patchRoutesOnNavigation: addStaffRoutes });
  render(
    <App shop={shop}>
      <RouterProvider router={router} />
    </App>,
  );
  endings.push(() => {
    cartStoreOf(appClient).close();
    router.dispose();
    client.stop();
    loadedClient.current = null;
  });
  return { router, answers, asked, user: userEvent.setup() };
}

const endings: (() => void)[] = [];

completeBrowser();

/** Each test starts as a new guest in a browser that stores nothing. */
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

afterEach(async () => {
  cleanup();
  for (const end of endings.splice(0)) end();
  await historySteps();
});

/** Resolves once the steps through the history that a test began are done, so that none arrives in the next test. */
async function historySteps(): Promise<void> {
  for (let step = 0; step < 2; step += 1) await new Promise((resolve) => window.setTimeout(resolve));
}
