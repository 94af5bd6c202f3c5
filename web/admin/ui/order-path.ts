/** The address of one order for staff. */
export function orderPath(orderId: string): string {
  return `/admin/orders?order=${orderId}`;
}
