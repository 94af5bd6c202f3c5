import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AppFrame } from './layout/AppFrame';
import { RequireRole, RequireSignIn } from './layout/guards';
import { PageError } from './layout/PageError';
import { PageLoading } from './ui/page/PageLoading';
import { retried } from './ui/page/retried';

/** For the server: what a lazily loaded route is. */
export interface RouteHandle {
  /** Rendered by the server for guests. */
  readonly isRendered?: true;
  /** The route's file. Pages name theirs, so that the browser loads all of them at once. */
  readonly module: string;
}

/** The route tree, for the browser's router and the server's. */
export function createRoutes(): RouteObject[] {
  return [
    {
      Component: AppFrame,
      children: [
        {
          ErrorBoundary: PageError,
          HydrateFallback: PageLoading,
          children: [
            ...plainPages,
            {
              ...cartLayer,
              children: [
                builder,
                {
                  ...dataLayer,
                  children: [...shopPages, { Component: RequireSignIn, children: signedInPages }],
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
                      ...loaded(
                        'layout/UserArea.tsx',
                        async () => (await import('./layout/UserArea')).UserArea,
                      ),
                      children: [...userPages, { ...cartLayer, children: userCartPages }],
                    },
                  ],
                },
                {
                  Component: RequireStaff,
                  children: [
                    ...staffPages,
                    {
                      ...loaded(
                        'admin/AdminArea.tsx',
                        async () => (await import('./admin/AdminArea')).AdminArea,
                      ),
                      children: adminPages,
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** The frame around every page with its loading state, for pages the server does not know. */
export const frameRoutes: RouteObject[] = [
  { element: <AppFrame isVisitorKnown={false} />, children: [{ path: '*', Component: PageLoading }] },
];

/** Around pages that need the Apollo client. */
const dataLayer = loaded('apollo/DataLayer.tsx', async () => (await import('./apollo/DataLayer')).DataLayer);

/** Around pages that show or change the visitor's cart. */
const cartLayer = loaded('cart/CartLayer.tsx', async () => (await import('./cart/CartLayer')).CartLayer);

/** Its first data comes with the page; the code that fetches more loads on the visitor's first interaction. */
const builder = rendered(
  '/new-quote',
  'quotes/QuoteBuilderPage.tsx',
  async () => (await import('./quotes/QuoteBuilderPage')).QuoteBuilderPage,
);

/** Pages without data beyond the page's own; they do not load Apollo. */
const plainPages: RouteObject[] = [
  rendered('/', 'home/HomePage.tsx', async () => (await import('./home/HomePage')).HomePage),
  rendered(
    '/login',
    'users/sign-in/LoginPage.tsx',
    async () => (await import('./users/sign-in/LoginPage')).LoginPage,
  ),
  rendered(
    '/register',
    'users/sign-in/RegisterPage.tsx',
    async () => (await import('./users/sign-in/RegisterPage')).RegisterPage,
  ),
  page(
    '/unauthorized',
    'layout/UnauthorizedPage.tsx',
    async () => (await import('./layout/UnauthorizedPage')).UnauthorizedPage,
  ),
  rendered('*', 'layout/NotFoundPage.tsx', async () => (await import('./layout/NotFoundPage')).NotFoundPage),
];

/** Pages whose queries start as soon as their code has loaded, before they render. */
const orderPage = () => import('./orders/details/OrderPage');
const checkoutPage = () => import('./checkout/CheckoutPage');

const shopPages: RouteObject[] = [
  page(
    '/quote',
    'saved-quotes/QuotePage.tsx',
    async () => (await import('./saved-quotes/QuotePage')).QuotePage,
  ),
  page(
    '/invitation',
    'users/invitation/InvitationPage.tsx',
    async () => (await import('./users/invitation/InvitationPage')).InvitationPage,
  ),
  page(
    '/follow',
    'orders/follow/FollowPage.tsx',
    async () => (await import('./orders/follow/FollowPage')).FollowPage,
  ),
  page(
    '/forgot-password',
    'users/password/ForgotPasswordPage.tsx',
    async () => (await import('./users/password/ForgotPasswordPage')).ForgotPasswordPage,
  ),
  page(
    '/reset-password',
    'users/password/ResetPasswordPage.tsx',
    async () => (await import('./users/password/ResetPasswordPage')).ResetPasswordPage,
  ),
  page(
    '/verify-email',
    'users/verification/VerifyEmailPage.tsx',
    async () => (await import('./users/verification/VerifyEmailPage')).VerifyEmailPage,
  ),
  // Sends guests to the register form itself; others send them to the login form.
  {
    ...page('/checkout', 'checkout/CheckoutPage.tsx', async () => (await checkoutPage()).CheckoutPage),
    loader: async () => (await checkoutPage()).askCheckout(),
  },
];

const signedInPages: RouteObject[] = [
  page(
    '/user/stripe-payment',
    'checkout/resume/ResumePaymentPage.tsx',
    async () => (await import('./checkout/resume/ResumePaymentPage')).ResumePaymentPage,
  ),
];

const staffPages: RouteObject[] = [
  page(
    '/admin/box/:token',
    'packing/ScannedBoxPage.tsx',
    async () => (await import('./packing/ScannedBoxPage')).ScannedBoxPage,
  ),
];

/** Pages of the customer's area, framed by `UserArea`. */
const userPages: RouteObject[] = [
  page(
    '/user/account',
    'users/account/AccountPage.tsx',
    async () => (await import('./users/account/AccountPage')).AccountPage,
  ),
  page(
    '/user/password',
    'users/security/SecurityPage.tsx',
    async () => (await import('./users/security/SecurityPage')).SecurityPage,
  ),
  {
    ...page(
      '/user/orders/:orderId',
      'orders/details/OrderPage.tsx',
      async () => (await orderPage()).OrderPage,
    ),
    loader: async ({ params }) => (await orderPage()).askOrder(params.orderId ?? ''),
  },
  page(
    '/user/orders/:orderId/packing',
    'packing/PackingPage.tsx',
    async () => (await import('./packing/PackingPage')).PackingPage,
  ),
  page(
    '/user/quotes',
    'saved-quotes/MyQuotesPage.tsx',
    async () => (await import('./saved-quotes/MyQuotesPage')).MyQuotesPage,
  ),
];

/** An order can be booked again. */
const userCartPages: RouteObject[] = [
  page(
    '/user/orders',
    'orders/list/MyOrdersPage.tsx',
    async () => (await import('./orders/list/MyOrdersPage')).MyOrdersPage,
  ),
];

/** Pages of the staff's area, framed by `AdminArea`; each is also listed in web/admin/ui/admin-pages.ts. */
const adminPages: RouteObject[] = [
  page(
    '/admin',
    'admin/dashboard/DashboardPage.tsx',
    async () => (await import('./admin/dashboard/DashboardPage')).DashboardPage,
  ),
  page(
    '/admin/orders',
    'admin/orders/list/OrdersPage.tsx',
    async () => (await import('./admin/orders/list/OrdersPage')).OrdersPage,
  ),
  page(
    '/admin/collections',
    'admin/collections/CollectionsPage.tsx',
    async () => (await import('./admin/collections/CollectionsPage')).CollectionsPage,
  ),
  page(
    '/admin/users',
    'admin/users/UsersPage.tsx',
    async () => (await import('./admin/users/UsersPage')).UsersPage,
  ),
  page(
    '/admin/categories',
    'admin/categories/CategoriesPage.tsx',
    async () => (await import('./admin/categories/CategoriesPage')).CategoriesPage,
  ),
  page(
    '/admin/audit',
    'admin/audit/AuditPage.tsx',
    async () => (await import('./admin/audit/AuditPage')).AuditPage,
  ),
  page(
    '/admin/settings',
    'admin/settings/SettingsPage.tsx',
    async () => (await import('./admin/settings/SettingsPage')).SettingsPage,
  ),
  page(
    '/admin/products',
    'admin/products/ProductsPage.tsx',
    async () => (await import('./admin/products/ProductsPage')).ProductsPage,
  ),
  page(
    '/admin/products/prices',
    'admin/products/bulk/BulkPricesPage.tsx',
    async () => (await import('./admin/products/bulk/BulkPricesPage')).BulkPricesPage,
  ),
  page(
    '/admin/prices',
    'admin/prices/PricesPage.tsx',
    async () => (await import('./admin/prices/PricesPage')).PricesPage,
  ),
  page(
    '/admin/reviews',
    'admin/payment-issues/ReviewsPage.tsx',
    async () => (await import('./admin/payment-issues/ReviewsPage')).ReviewsPage,
  ),
  page(
    '/admin/mailbox',
    'admin/mailbox/MailboxPage.tsx',
    async () => (await import('./admin/mailbox/MailboxPage')).MailboxPage,
  ),
  page(
    '/admin/debug',
    'admin/debug/DebugPage.tsx',
    async () => (await import('./admin/debug/DebugPage')).DebugPage,
  ),
];

/** Guests go to the login form and back; customers to their own area. */
function RequireStaff() {
  return <RequireRole only="admin" />;
}

/** A page that the server renders for guests. */
function rendered(path: string, module: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, ...loaded(module, load), handle: { isRendered: true, module } satisfies RouteHandle };
}

function page(path: string, module: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, ...loaded(module, load) };
}

/** A lazily loaded route from `module`. */
function loaded(module: string, load: () => Promise<ComponentType>) {
  return {
    lazy: async () => ({ Component: await load().catch(() => retried(load)) }),
    handle: { module } satisfies RouteHandle,
  };
}
