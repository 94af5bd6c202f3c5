/** The customer's pages, in order. */
export const USER_AREA_LINKS = [
  { to: '/user/account', label: 'My Account' },
  { to: '/user/orders', label: 'My Orders' },
  { to: '/user/quotes', label: 'Saved Quotes' },
  { to: '/user/password', label: 'Security Settings' },
] as const;
