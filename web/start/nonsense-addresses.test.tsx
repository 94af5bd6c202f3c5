import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import * as staff from '../staff/pages';
import { refused } from '../test/mock-server';
import { renderApp } from '../test/render-app';
import { createRoutes, staffRoutes } from './routes';

const NONSENSE = [
  'page=-1&search=%00&status=garbage&sort=constructor&date=2026-02-30&from=x&to=y&range=__proto__',
  'page=1e99&page=2&search=%E0%A4%A&order=%00&message=%00&step=9&category=none&toCountry=Atlantis&fromCity=%0A',
  `page[]=1&=&&&quote=%FF&checkoutId=../..&redirect=//elsewhere.example&percent=1e99&search=${'x'.repeat(3000)}`,
];

/** Every page with its visitor; of an order and a box those that cannot be. */
const VISITS = [
  ...pathsOf(createRoutes(staffRoutes(staff))).flatMap((path) => {
    const session = path.startsWith('/admin') ? 'admin' : path.startsWith('/user') ? 'customer' : undefined;
    const ids = path.includes(':') ? ['garbage', '%00'] : [''];
    return ids.map((id) => ({ path: path.replace(/:\w+/, id).replace('*', '/none'), session }) as const);
  }),
  ...['/', '/new-quote', '/checkout'].map((path) => ({ path, session: 'customer' }) as const),
];

const ANSWERS = {
  me: { id: 'u-customer', name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0000' },
  cart: { id: 'cart', destination: 'AUSTRALIA' },
  checkout: refused('NOT_FOUND', 'Checkout not found'),
  adminLegalDocuments: [{ kind: 'TERMS' }],
};

// The router warns of a fragment that cannot be decoded.
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(VISITS.flatMap((visit) => NONSENSE.map((query, no) => ({ ...visit, query, no }))))(
  '$path with nonsense $no is a page that works, $session',
  async ({ path, session, query }) => {
    renderApp(`${path}?${query}#%E0%A4%A`, { session, answers: { ...ANSWERS } });
    await waitFor(() => {
      expect(document.querySelector('h1')).not.toBeNull();
      expect(screen.queryByText(/^Loading/)).toBeNull();
    });
    expect(document.querySelector('h1')).not.toHaveTextContent(/stopped working|has been updated/);
  },
);

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}
