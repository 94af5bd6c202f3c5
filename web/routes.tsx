import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AppFrame } from './layout/AppFrame';
import { RequireRole, RequireSignIn } from './layout/guards';
import { PageError } from './layout/PageError';
import { PageLoading } from './layout/PageLoading';

/** What the server is told of a route. */
export interface RouteHandle {
  readonly isRendered?: true;
  /** The file it is loaded from, which a rendered page names so that the browser asks for it at once. */
  readonly module: string;
}

/** The tree of pages, the same for the router over the browser's address bar and for one on the server. */
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
              lazy: dataLayer,
              handle: { module: 'apollo/DataLayer.tsx' } satisfies RouteHandle,
              children: [
                {
                  lazy: cartLayer,
                  handle: { module: 'cart/CartLayer.tsx' } satisfies RouteHandle,
                  children: [
                    ...shopPages,
                    {
                      Component: RequireSignIn,
                      children: [...signedInPages, { lazy: userArea, children: userPages }],
                    },
                  ],
                },
                {
                  Component: RequireStaff,
                  children: [...staffPages, { lazy: adminArea, children: adminPages }],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

/** Pages that need no data beyond what came with them, and so none of the code that fetches it. */
const plainPages: RouteObject[] = [
  rendered('/', 'home/HomePage.tsx', async () => (await import('./home/HomePage')).HomePage),
  rendered('/login', 'users/LoginPage.tsx', async () => (await import('./users/LoginPage')).LoginPage),
  rendered(
    '/register',
    'users/RegisterPage.tsx',
    async () => (await import('./users/RegisterPage')).RegisterPage,
  ),
  page('/unauthorized', async () => (await import('./layout/UnauthorizedPage')).UnauthorizedPage),
  rendered('*', 'layout/NotFoundPage.tsx', async () => (await import('./layout/NotFoundPage')).NotFoundPage),
];

const shopPages: RouteObject[] = [
  rendered(
    '/new-quote',
    'quotes/QuoteBuilderPage.tsx',
    async () => (await import('./quotes/QuoteBuilderPage')).QuoteBuilderPage,
  ),
  page('/quote', async () => (await import('./saved-quotes/QuotePage')).QuotePage),
  page('/invitation', async () => (await import('./users/InvitationPage')).InvitationPage),
  page('/follow', async () => (await import('./orders/FollowPage')).FollowPage),
  page('/forgot-password', async () => (await import('./users/ForgotPasswordPage')).ForgotPasswordPage),
  page('/reset-password', async () => (await import('./users/ResetPasswordPage')).ResetPasswordPage),
  page('/verify-email', async () => (await import('./users/VerifyEmailPage')).VerifyEmailPage),
  // Sends guests to the register form itself, where others go to the login form.
  page('/checkout', async () => (await import('./checkout/CheckoutPage')).CheckoutPage),
];

const signedInPages: RouteObject[] = [
  page('/user/stripe-payment', async () => (await import('./checkout/ResumePaymentPage')).ResumePaymentPage),
];

const staffPages: RouteObject[] = [
  page('/admin/box/:token', async () => (await import('./documents/ScannedBoxPage')).ScannedBoxPage),
];

/** Pages of the customer's own area, which `UserArea` frames with their links. */
const userPages: RouteObject[] = [
  page('/user/account', async () => (await import('./users/account/AccountPage')).AccountPage),
  page('/user/password', async () => (await import('./users/SecurityPage')).SecurityPage),
  page('/user/orders', async () => (await import('./orders/MyOrdersPage')).MyOrdersPage),
  page('/user/orders/:orderId', async () => (await import('./orders/OrderPage')).OrderPage),
  page('/user/orders/:orderId/packing', async () => (await import('./documents/PackingPage')).PackingPage),
  page('/user/quotes', async () => (await import('./saved-quotes/MyQuotesPage')).MyQuotesPage),
];

/** Pages of the staff's area, which `AdminArea` frames; each also has its line in web/admin/admin-pages.ts. */
const adminPages: RouteObject[] = [
  page('/admin', async () => (await import('./admin/dashboard/DashboardPage')).DashboardPage),
  page('/admin/orders', async () => (await import('./admin/orders/OrdersPage')).OrdersPage),
  page(
    '/admin/collections',
    async () => (await import('./admin/collections/CollectionsPage')).CollectionsPage,
  ),
  page('/admin/users', async () => (await import('./admin/users/UsersPage')).UsersPage),
  page('/admin/categories', async () => (await import('./admin/categories/CategoriesPage')).CategoriesPage),
  page('/admin/audit', async () => (await import('./admin/audit/AuditPage')).AuditPage),
  page('/admin/settings', async () => (await import('./admin/settings/SettingsPage')).SettingsPage),
  page('/admin/products', async () => (await import('./admin/products/ProductsPage')).ProductsPage),
  page(
    '/admin/products/prices',
    async () => (await import('./admin/products/bulk/BulkPricesPage')).BulkPricesPage,
  ),
  page('/admin/prices', async () => (await import('./admin/prices/PricesPage')).PricesPage),
  page('/admin/reviews', async () => (await import('./admin/reviews/ReviewsPage')).ReviewsPage),
  page('/admin/mailbox', async () => (await import('./admin/mailbox/MailboxPage')).MailboxPage),
  page('/admin/debug', async () => (await import('./admin/debug/DebugPage')).DebugPage),
];

/** Guests go to the login form and come back; customers to their own area. */
function RequireStaff() {
  return <RequireRole only="admin" />;
}

async function dataLayer() {
  return { Component: (await import('./apollo/DataLayer')).DataLayer };
}

async function cartLayer() {
  return { Component: (await import('./cart/CartLayer')).CartLayer };
}

async function userArea() {
  return { Component: (await import('./layout/UserArea')).UserArea };
}

async function adminArea() {
  return { Component: (await import('./admin/AdminArea')).AdminArea };
}

/** A page that the server renders for guests; `module` is the file that it is loaded from. */
function rendered(path: string, module: string, load: () => Promise<ComponentType>): RouteObject {
  return { ...page(path, load), handle: { isRendered: true, module } satisfies RouteHandle };
}

/** One page, whose code loads when it is first visited. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) };
}
