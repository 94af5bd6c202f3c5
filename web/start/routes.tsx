import type { RouteObject } from 'react-router-dom';
import { DESTINATIONS } from '../../rules/destinations';
import { destinationAddress } from '../../rules/page-address';
import { PageLoading } from '../lib/page/PageLoading';
import { AppFrame } from './layout/AppFrame';
import { RequireRole, RequireSignIn } from './layout/guards';
import { INFO_PAGES } from './layout/info-pages';
import { PageError } from './layout/PageError';
import { loaded, nameIn, page, type RouteHandle, rendered } from './lazy-routes';

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
                      ...loaded('start/layout/UserArea.tsx', () => import('./layout/UserArea')),
                      children: [...userPages, { ...cartLayer, children: userCartPages }],
                    },
                  ],
                },
                {
                  Component: RequireStaff,
                  children: [
                    {
                      ...ofAdmin('staff/AdminArea.tsx', { isFramed: true }),
                      children: [{ ErrorBoundary: PageError, children: adminPages }],
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

/** The layout of pages that need the Apollo client. */
const dataLayer = loaded('data/DataLayer.tsx', () => import('../data/DataLayer'));

/** The layout of pages that show or change the visitor's cart. */
const cartLayer = loaded('features/cart/CartLayer.tsx', () => import('../features/cart/CartLayer'));

/** Its first data comes with the page; the code that fetches more loads on the visitor's first interaction. */
const builder = rendered(
  '/new-quote',
  'features/quotes/QuoteBuilderPage.tsx',
  () => import('../features/quotes/QuoteBuilderPage'),
);

const infoPage = () => import('../features/legal/InfoPage');

/** Pages without data beyond the page's own; they do not load Apollo. */
const plainPages: RouteObject[] = [
  rendered('/', 'features/home/HomePage.tsx', () => import('../features/home/HomePage')),
  // One each, so that an unknown destination has no page.
  ...DESTINATIONS.map(({ name }) =>
    rendered(
      destinationAddress(name),
      'features/home/PlacePage.tsx',
      () => import('../features/home/PlacePage'),
    ),
  ),
  rendered(
    '/login',
    'features/users/sign-in/LoginPage.tsx',
    () => import('../features/users/sign-in/LoginPage'),
  ),
  rendered(
    '/register',
    'features/users/sign-in/RegisterPage.tsx',
    () => import('../features/users/sign-in/RegisterPage'),
  ),
  ...INFO_PAGES.map((path) => rendered(`/${path}`, 'features/legal/InfoPage.tsx', infoPage)),
  page('/unauthorized', 'start/layout/UnauthorizedPage.tsx', () => import('./layout/UnauthorizedPage')),
  rendered('*', 'start/layout/NotFoundPage.tsx', () => import('./layout/NotFoundPage')),
];

/** Pages whose queries start as soon as their code has loaded, before they render. */
const orderPage = () => import('../features/orders/details/OrderPage');
const checkoutPage = () => import('../features/checkout/CheckoutPage');

const shopPages: RouteObject[] = [
  page('/quote', 'features/saved-quotes/QuotePage.tsx', () => import('../features/saved-quotes/QuotePage')),
  page(
    '/invitation',
    'features/users/invitation/InvitationPage.tsx',
    () => import('../features/users/invitation/InvitationPage'),
  ),
  page('/request', 'features/requests/RequestPage.tsx', () => import('../features/requests/RequestPage')),
  page(
    '/box/:token',
    'features/packing/ScannedBoxPage.tsx',
    () => import('../features/packing/ScannedBoxPage'),
  ),
  page(
    '/follow',
    'features/orders/follow/FollowPage.tsx',
    () => import('../features/orders/follow/FollowPage'),
  ),
  page(
    '/forgot-password',
    'features/users/password/ForgotPasswordPage.tsx',
    () => import('../features/users/password/ForgotPasswordPage'),
  ),
  page(
    '/reset-password',
    'features/users/password/ResetPasswordPage.tsx',
    () => import('../features/users/password/ResetPasswordPage'),
  ),
  page(
    '/verify-email',
    'features/users/verification/VerifyEmailPage.tsx',
    () => import('../features/users/verification/VerifyEmailPage'),
  ),
  page(
    '/stop-reminders',
    'features/users/reminders/StopRemindersPage.tsx',
    () => import('../features/users/reminders/StopRemindersPage'),
  ),
  page(
    '/stop-newsletter',
    'features/users/reminders/StopNewsletterPage.tsx',
    () => import('../features/users/reminders/StopNewsletterPage'),
  ),
  page(
    '/confirm-newsletter',
    'features/users/reminders/ConfirmNewsletterPage.tsx',
    () => import('../features/users/reminders/ConfirmNewsletterPage'),
  ),
  // Sends guests to the register form itself; others send them to the login form.
  {
    ...page('/checkout', 'features/checkout/CheckoutPage.tsx', checkoutPage, {
      modules: ['features/checkout/CheckoutPage.tsx', 'features/checkout/CheckoutScreen.tsx'],
    }),
    loader: async () => (await checkoutPage()).prefetchCheckout(),
  },
];

const signedInPages: RouteObject[] = [
  page(
    '/user/stripe-payment',
    'features/checkout/resume/ResumePaymentPage.tsx',
    () => import('../features/checkout/resume/ResumePaymentPage'),
  ),
];

/** Pages of the customer's area, framed by `UserArea`. */
const userPages: RouteObject[] = [
  page(
    '/user/account',
    'features/orders/account/MyAccountPage.tsx',
    () => import('../features/orders/account/MyAccountPage'),
  ),
  page(
    '/user/password',
    'features/users/security/SecurityPage.tsx',
    () => import('../features/users/security/SecurityPage'),
  ),
  {
    ...page('/user/orders/:orderId', 'features/orders/details/OrderPage.tsx', orderPage),
    loader: async ({ params, request }) =>
      (await orderPage()).prefetchOrder(params.orderId ?? '', request.url.endsWith('?success=true')),
  },
  page(
    '/user/orders/:orderId/packing',
    'features/packing/PackingPage.tsx',
    () => import('../features/packing/PackingPage'),
  ),
  page(
    '/user/quotes',
    'features/saved-quotes/MyQuotesPage.tsx',
    () => import('../features/saved-quotes/MyQuotesPage'),
  ),
];

/** An order can be booked again. */
const userCartPages: RouteObject[] = [
  page(
    '/user/orders',
    'features/orders/list/MyOrdersPage.tsx',
    () => import('../features/orders/list/MyOrdersPage'),
  ),
];

/** Pages of the staff's area, framed by `AdminArea`; each is also listed in web/staff/ui/admin-pages.ts. */
const adminPages: RouteObject[] = [
  adminPage('/admin', 'staff/dashboard/DashboardPage.tsx'),
  adminPage('/admin/orders', 'staff/orders/list/OrdersPage.tsx'),
  // Shares its parts with the list's dialog, so tools/lib/chunk-groups.ts does not count it as a page.
  adminPage('/admin/orders/:orderId', 'staff/orders/page/StaffOrder.tsx'),
  adminPage('/admin/collections', 'staff/collections/CollectionsPage.tsx'),
  adminPage('/admin/requests/:id?', 'staff/requests/RequestsPage.tsx'),
  adminPage('/admin/quotes/:number?', 'staff/quotes/QuotesPage.tsx'),
  adminPage('/admin/users', 'staff/users/UsersPage.tsx'),
  adminPage('/admin/categories', 'staff/categories/CategoriesPage.tsx'),
  adminPage('/admin/destinations/:key?', 'staff/guides/GuidesPage.tsx'),
  adminPage('/admin/audit', 'staff/audit/AuditPage.tsx'),
  adminPage('/admin/documents', 'staff/documents/DocumentsPage.tsx'),
  adminPage('/admin/settings', 'staff/settings/SettingsPage.tsx'),
  adminPage('/admin/products', 'staff/products/ProductsPage.tsx'),
  adminPage('/admin/products/prices', 'staff/products/bulk/BulkPricesPage.tsx'),
  adminPage('/admin/products/synonyms', 'staff/products/synonyms/SynonymsPage.tsx'),
  adminPage('/admin/promotions', 'staff/promotions/PromotionsPage.tsx'),
  adminPage('/admin/prices', 'staff/prices/PricesPage.tsx'),
  adminPage('/admin/reviews', 'staff/payment-issues/ReviewsPage.tsx'),
  adminPage('/admin/mailbox', 'staff/mailbox/MailboxPage.tsx'),
  adminPage('/admin/debug', 'staff/debug/DebugPage.tsx'),
];

/** Guests go to the login form and back; customers to their own area. */
function RequireStaff() {
  return <RequireRole only="admin" />;
}

function adminPage(path: string, module: string): RouteObject {
  return { path, ...ofAdmin(module) };
}

/** A route of the admin area. Its list of files is in another module, because every page of the shop loads this one. */
function ofAdmin(module: string, handle?: Partial<RouteHandle>) {
  return loaded(module, async () => (await import('../staff/load-part')).loadPart(nameIn(module)), handle);
}
