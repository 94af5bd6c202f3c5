/** The address of one order for staff; with the query of the list that it was opened from, it knows its neighbours there. */
export function orderPath(orderId: string, listQuery?: string): string {
  const list = listQuery === undefined ? '' : `?list=${encodeURIComponent(listQuery)}`;
  return `/admin/orders/${orderId}${list}`;
}

/** The address of one order as its customer sees it. */
export function customerOrderPath(orderId: string): string {
  return `/user/orders/${orderId}`;
}

/** The address of one account for staff, with all that belongs to it. */
export function customerPath(userId: string): string {
  return `/admin/users/${userId}`;
}

/** The address of one quote for staff, by its number. */
export function quotePath(reference: string): string {
  return `/admin/quotes/${encodeURIComponent(reference)}`;
}

/** The form of a new quote, for a customer or as the answer to a request. */
export function newQuotePath(about: { readonly customer?: string; readonly request?: string } = {}): string {
  const query = new URLSearchParams(about).toString();
  return `/admin/quotes/new${query && `?${query}`}`;
}
