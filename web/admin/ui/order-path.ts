/** Where staff see one order, with all that can be done to it. */
export function orderPath(orderId: string): string {
  return `/admin/orders?order=${orderId}`;
}
