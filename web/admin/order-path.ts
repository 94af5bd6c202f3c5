import { hasAdminPage } from './admin-pages';

/** Where staff see one order, with all that can be done to it. */
export function orderPath(orderId: string): string {
  return hasAdminPage('/admin/orders') ? `/admin/orders?order=${orderId}` : `/user/orders/${orderId}`;
}
