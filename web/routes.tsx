import type { RouteObject } from 'react-router-dom';
import { DESTINATIONS } from '../rules/destinations';
import { destinationAddress } from '../rules/page-address';
import { AppFrame } from './layout/AppFrame';
import { RequireRole, RequireSignIn } from './layout/guards';
import { INFO_PAGES } from './layout/info-pages';
import { PageError } from './layout/PageError';
import { loaded, nameIn, page, type RouteHandle, rendered } from './lazy-routes';
import { PageLoading } from './ui/page/PageLoading';

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
                      ...loaded('layout/UserArea.tsx', () => import('./layout/UserArea')),
                      children: [...userPages, { ...cartLayer, children: userCartPages }],
                    },
                  ],
                },
                {
                  Component: RequireStaff,
                  children: [
                    {
                      ...ofAdmin('admin/AdminArea.tsx', { isFramed: true }),
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

/** Around pages that need the Apollo client. */
const dataLayer = loaded('apollo/DataLayer.tsx', () => import('./apollo/DataLayer'));

/** Around pages that show or change the visitor's cart. */
const cartLayer = loaded('cart/CartLayer.tsx', () => import('./cart/CartLayer'));

/** Its first data comes with the page; the code that fetches more loads on the visitor's first interaction. */
const builder = rendered(
  '/new-quote',
  'quotes/QuoteBuilderPage.tsx',
  () => import('./quotes/QuoteBuilderPage'),
);

const infoPage = () => import('./legal/InfoPage');

/** Pages without data beyond the page's own; they do not load Apollo. */
const plainPages: RouteObject[] = [
  rendered('/', 'home/HomePage.tsx', () => import('./home/HomePage')),
  // One each, so that an unknown destination has no page.
  ...DESTINATIONS.map(({ name }) =>
    rendered(destinationAddress(name), 'home/PlacePage.tsx', () => import('./home/PlacePage')),
  ),
  rendered('/login', 'users/sign-in/LoginPage.tsx', () => import('./users/sign-in/LoginPage')),
  rendered('/register', 'users/sign-in/RegisterPage.tsx', () => import('./users/sign-in/RegisterPage')),
  ...INFO_PAGES.map((path) => rendered(`/${path}`, 'legal/InfoPage.tsx', infoPage)),
  page('/unauthorized', 'layout/UnauthorizedPage.tsx', () => import('./layout/UnauthorizedPage')),
  rendered('*', 'layout/NotFoundPage.tsx', () => import('./layout/NotFoundPage')),
];

/** Pages whose queries start as soon as their code has loaded, before they render. */
const orderPage = () => import('./orders/details/OrderPage');
const checkoutPage = () => import('./checkout/CheckoutPage');

const shopPages: RouteObject[] = [
  page('/quote', 'saved-quotes/QuotePage.tsx', () => import('./saved-quotes/QuotePage')),
  page(
    '/invitation',
    'users/invitation/InvitationPage.tsx',
    () => import('./users/invitation/InvitationPage'),
  ),
  page('/request', 'requests/RequestPage.tsx', () => import('./requests/RequestPage')),
  page('/box/:token', 'packing/ScannedBoxPage.tsx', () => import('./packing/ScannedBoxPage')),
  page('/follow', 'orders/follow/FollowPage.tsx', () => import('./orders/follow/FollowPage')),
  page(
    '/forgot-password',
    'users/password/ForgotPasswordPage.tsx',
    () => import('./users/password/ForgotPasswordPage'),
  ),
  page(
    '/reset-password',
    'users/password/ResetPasswordPage.tsx',
    () => import('./users/password/ResetPasswordPage'),
  ),
  page(
    '/verify-email',
    'users/verification/VerifyEmailPage.tsx',
    () => import('./users/verification/VerifyEmailPage'),
  ),
  page(
    '/stop-reminders',
    'users/reminders/StopRemindersPage.tsx',
    () => import('./users/reminders/StopRemindersPage'),
  ),
  page(
    '/stop-newsletter',
    'users/reminders/StopNewsletterPage.tsx',
    () => import('./users/reminders/StopNewsletterPage'),
  ),
  page(
    '/confirm-newsletter',
    'users/reminders/ConfirmNewsletterPage.tsx',
    () => import('./users/reminders/ConfirmNewsletterPage'),
  ),
  // Sends guests to the register form itself; others send them to the login form.
  {
    ...page('/checkout', 'checkout/CheckoutPage.tsx', checkoutPage, {
      modules: ['checkout/CheckoutPage.tsx', 'checkout/CheckoutScreen.tsx'],
    }),
    loader: async () => (await checkoutPage()).prefetchCheckout(),
  },
];

const signedInPages: RouteObject[] = [
  page(
    '/user/stripe-payment',
    'checkout/resume/ResumePaymentPage.tsx',
    () => import('./checkout/resume/ResumePaymentPage'),
  ),
];

/** Pages of the customer's area, framed by `UserArea`. */
const userPages: RouteObject[] = [
  page('/user/account', 'orders/account/MyAccountPage.tsx', () => import('./orders/account/MyAccountPage')),
  page('/user/password', 'users/security/SecurityPage.tsx', () => import('./users/security/SecurityPage')),
  {
    ...page('/user/orders/:orderId', 'orders/details/OrderPage.tsx', orderPage),
    loader: async ({ params, request }) =>
      (await orderPage()).prefetchOrder(params.orderId ?? '', request.url.endsWith('?success=true')),
  },
  page('/user/orders/:orderId/packing', 'packing/PackingPage.tsx', () => import('./packing/PackingPage')),
  page('/user/quotes', 'saved-quotes/MyQuotesPage.tsx', () => import('./saved-quotes/MyQuotesPage')),
];

/** An order can be booked again. */
const userCartPages: RouteObject[] = [
  page('/user/orders', 'orders/list/MyOrdersPage.tsx', () => import('./orders/list/MyOrdersPage')),
];

/** Pages of the staff's area, framed by `AdminArea`; each is also listed in web/admin/ui/admin-pages.ts. */
const adminPages: RouteObject[] = [
  adminPage('/admin', 'admin/dashboard/DashboardPage.tsx'),
  adminPage('/admin/orders', 'admin/orders/list/OrdersPage.tsx'),
  // Shares its parts with the list's dialog, so tools/lib/chunk-groups.ts does not count it as a page.
  adminPage('/admin/orders/:orderId', 'admin/orders/page/StaffOrder.tsx'),
  adminPage('/admin/collections', 'admin/collections/CollectionsPage.tsx'),
  adminPage('/admin/requests/:id?', 'admin/requests/RequestsPage.tsx'),
  adminPage('/admin/quotes/:number?', 'admin/quotes/QuotesPage.tsx'),
  adminPage('/admin/users', 'admin/users/UsersPage.tsx'),
  adminPage('/admin/categories', 'admin/categories/CategoriesPage.tsx'),
  adminPage('/admin/destinations/:key?', 'admin/guides/GuidesPage.tsx'),
  adminPage('/admin/audit', 'admin/audit/AuditPage.tsx'),
  adminPage('/admin/documents', 'admin/documents/DocumentsPage.tsx'),
  adminPage('/admin/settings', 'admin/settings/SettingsPage.tsx'),
  adminPage('/admin/products', 'admin/products/ProductsPage.tsx'),
  adminPage('/admin/products/prices', 'admin/products/bulk/BulkPricesPage.tsx'),
  adminPage('/admin/products/synonyms', 'admin/products/synonyms/SynonymsPage.tsx'),
  adminPage('/admin/promotions', 'admin/promotions/PromotionsPage.tsx'),
  adminPage('/admin/prices', 'admin/prices/PricesPage.tsx'),
  adminPage('/admin/reviews', 'admin/payment-issues/ReviewsPage.tsx'),
  adminPage('/admin/mailbox', 'admin/mailbox/MailboxPage.tsx'),
  adminPage('/admin/debug', 'admin/debug/DebugPage.tsx'),
];

/** Guests go to the login form and back; customers to their own area. */
function RequireStaff() {
  return <RequireRole only="admin" />;
}

function adminPage(path: string, module: string): RouteObject {
  return { path, ...ofAdmin(module) };
}

/** Which files the admin area has stands apart from here: every page of the shop brings this module. */
function ofAdmin(module: string, handle?: Partial<RouteHandle>) {
  return loaded(module, async () => (await import('./admin/load-part')).loadPart(nameIn(module)), handle);
}
