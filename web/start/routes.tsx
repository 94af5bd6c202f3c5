import type { ComponentType } from 'react';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { withRetry } from '../design/page/with-retry';
import { PageLoading } from '../lib/page/PageLoading';
import type { LoadPage, Page } from '../lib/page/pages';
import { AppFrame } from './layout/AppFrame';
import { RequireRole, RequireSignIn } from './layout/guards';
import { PageError } from './layout/PageError';
import { BUILDER, RENDERED_PAGES, RESUMED_PAYMENT, SHOP_PAGES, UNAUTHORIZED, USER_PAGES } from './pages';

/** Facts about a route: its row in a table of pages, or how a layout loads. */
export interface RouteHandle extends Partial<Page> {
  /** Its pages bring their own frame instead of the shop's header and footer. */
  readonly isFramed?: true;
  /** Files that load besides. */
  readonly parts?: readonly LoadPage[];
}

const STAFF = 'staff';

/** The route tree, for the browser's router and the server's; `staff` are the routes of staff where their table has loaded. */
export function createRoutes(staff: RouteObject[] = []): RouteObject[] {
  return [
    {
      Component: AppFrame,
      children: [
        {
          ErrorBoundary: PageError,
          HydrateFallback: PageLoading,
          children: [
            ...[...RENDERED_PAGES, UNAUTHORIZED].map(routeOf),
            {
              ...cartLayer,
              children: [
                routeOf(BUILDER),
                {
                  ...dataLayer,
                  children: [
                    ...SHOP_PAGES.map(routeOf),
                    { Component: RequireSignIn, children: [routeOf(RESUMED_PAYMENT)] },
                  ],
                },
              ],
            },
            {
              ...dataLayer,
              children: [
                {
                  Component: RequireSignIn,
                  children: [
                    {
                      ...loaded(() => import('./layout/UserArea')),
                      children: USER_PAGES.map((page) =>
                        page.hasCart ? { ...cartLayer, children: [routeOf(page)] } : routeOf(page),
                      ),
                    },
                  ],
                },
                { id: STAFF, Component: RequireStaff, children: staff },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** The layout of pages that need the Apollo client. */
const dataLayer = loaded(() => import('../data/DataLayer'));

/** The layout of pages that show or change the visitor's cart. */
const cartLayer = loaded(() => import('../features/cart/CartLayer'));

/** Adds the routes of staff, whose table loads with the first visit. It runs again after a failure. */
export const addStaffRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/admin(\/|$)/i.test(path)) patch(STAFF, staffRoutes(await loadStaff()));
};

export const loadStaff = () => import('../staff/pages');

/** The staff's area and its pages. */
export function staffRoutes({ loadArea, STAFF_PAGES }: Awaited<ReturnType<typeof loadStaff>>): RouteObject[] {
  return [
    {
      ...loaded(loadArea),
      handle: { isFramed: true, load: loadArea, parts: [loadStaff], pages: STAFF_PAGES },
      children: [{ ErrorBoundary: PageError, children: STAFF_PAGES.map(routeOf) }],
    },
  ];
}

/** Guests go to the login form and back; customers to their own area. */
function RequireStaff() {
  return <RequireRole only="admin" />;
}

function routeOf(page: Page): RouteObject {
  return { path: page.path, ...loaded(page.load), ...(page.data && { loader: page.data }), handle: page };
}

/** A lazily loaded route: the one component that the file exports. */
function loaded(load: LoadPage) {
  const component = async () =>
    Object.entries(await load()).find(([name]) => /^[A-Z]/.test(name))![1] as ComponentType;
  return {
    lazy: async () => ({ Component: await component().catch(() => withRetry(component)) }),
    handle: { load } satisfies RouteHandle,
  };
}
