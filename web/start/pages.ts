import { DESTINATIONS } from '../../rules/destinations';
import { destinationAddress } from '../../rules/page-address';
import type { Page } from '../lib/page/pages';

const placePage = () => import('../features/home/PlacePage');
const infoPage = () => import('../features/legal/InfoPage');

/** Help, contact and the documents, in the order of the footer. */
export const INFO_PAGES: readonly Page[] = [
  { path: '/help', title: 'Help', load: infoPage },
  { path: '/contact', title: 'Contact us', label: 'Contact', load: infoPage },
  { path: '/delivery-and-cancellation', title: 'Delivery and cancellation', load: infoPage },
  { path: '/prohibited-goods', title: 'Prohibited goods', load: infoPage },
  { path: '/terms', title: 'Terms and conditions', label: 'Terms', load: infoPage },
  { path: '/privacy', title: 'Privacy policy', label: 'Privacy', load: infoPage },
];

/** Rendered by the server for guests. Without data beyond the page's own, so they do not load Apollo. */
export const RENDERED_PAGES: readonly Page[] = [
  { path: '/', title: 'Instant quotes for shipping abroad', load: () => import('../features/home/HomePage') },
  // One each, so that an unknown destination has no page.
  ...DESTINATIONS.map(({ name }) => ({
    path: destinationAddress(name),
    title: null,
    load: placePage,
  })),
  { path: '/login', title: 'Log in', load: () => import('../features/users/sign-in/LoginPage') },
  {
    path: '/register',
    title: 'Create your account',
    load: () => import('../features/users/sign-in/RegisterPage'),
  },
  ...INFO_PAGES,
  { path: '*', title: 'Page not found', load: () => import('./layout/NotFoundPage') },
];

/** Rendered by the server too. Its first data comes with the page; the code that fetches more loads on the visitor's first interaction. */
export const BUILDER: Page = {
  path: '/new-quote',
  title: null,
  load: () => import('../features/quotes/QuoteBuilderPage'),
};

export const UNAUTHORIZED: Page = {
  path: '/unauthorized',
  title: 'Access denied',
  load: () => import('./layout/UnauthorizedPage'),
};

const checkoutPage = () => import('../features/checkout/CheckoutPage');
const orderPage = () => import('../features/orders/details/OrderPage');

/** With the cart and the Apollo client, for everybody. */
export const SHOP_PAGES: readonly Page[] = [
  { path: '/quote', title: 'Your quote', load: () => import('../features/saved-quotes/QuotePage') },
  {
    path: '/invitation',
    title: 'Choose your password',
    load: () => import('../features/users/invitation/InvitationPage'),
  },
  { path: '/request', title: null, load: () => import('../features/requests/RequestPage') },
  { path: '/box/:token', title: 'Box', load: () => import('../features/packing/ScannedBoxPage') },
  { path: '/follow', title: 'Track your order', load: () => import('../features/orders/follow/FollowPage') },
  {
    path: '/forgot-password',
    title: 'Forgotten password',
    load: () => import('../features/users/password/ForgotPasswordPage'),
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    load: () => import('../features/users/password/ResetPasswordPage'),
  },
  {
    path: '/verify-email',
    title: 'Confirm your email address',
    load: () => import('../features/users/verification/VerifyEmailPage'),
  },
  {
    path: '/stop-reminders',
    title: 'Stop reminders',
    load: () => import('../features/users/reminders/StopRemindersPage'),
  },
  {
    path: '/stop-newsletter',
    title: 'Stop the newsletter',
    load: () => import('../features/users/reminders/StopNewsletterPage'),
  },
  {
    path: '/confirm-newsletter',
    title: 'Confirm our newsletter',
    load: () => import('../features/users/reminders/ConfirmNewsletterPage'),
  },
  // Sends guests to the register form itself; others send them to the login form.
  {
    path: '/checkout',
    title: 'Checkout',
    load: checkoutPage,
    data: async () => (await checkoutPage()).prefetchCheckout(),
  },
];

/** For signed-in customers, without their menu. */
export const RESUMED_PAYMENT: Page = {
  path: '/user/stripe-payment',
  title: 'Complete your payment',
  load: () => import('../features/checkout/resume/ResumePaymentPage'),
};

interface UserPage extends Page {
  /** Shows or changes the cart. */
  readonly hasCart?: true;
}

/** The customer's area, in the order of its menu. */
export const USER_PAGES: readonly UserPage[] = [
  {
    path: '/user/account',
    title: 'My Account',
    load: () => import('../features/orders/account/MyAccountPage'),
  },
  {
    path: '/user/orders',
    title: 'My Orders',
    load: () => import('../features/orders/list/MyOrdersPage'),
    hasCart: true,
  },
  {
    path: '/user/orders/:orderId',
    title: 'Your order',
    load: orderPage,
    data: async ({ params, request }) =>
      (await orderPage()).prefetchOrder(params.orderId ?? '', request.url.endsWith('?success=true')),
  },
  {
    path: '/user/orders/:orderId/packing',
    title: "What's in your boxes",
    load: () => import('../features/packing/PackingPage'),
  },
  {
    path: '/user/quotes',
    title: 'Saved Quotes',
    load: () => import('../features/saved-quotes/MyQuotesPage'),
  },
  {
    path: '/user/password',
    title: 'Security Settings',
    load: () => import('../features/users/security/SecurityPage'),
  },
];

/** The pages that open without an id. */
export const USER_MENU = USER_PAGES.filter(({ path }) => !path.includes(':'));
