/** Messages about a status change before it is made. */
import { needsReason, stepOf } from '../../../../rules/orders/order-status-move';
import type { OrderStatus } from '../../../apollo/schema.generated';

/** Why a reason is required; null when it is not. */
export function unusualMoveWarning(from: OrderStatus, to: OrderStatus): string | null {
  if (!needsReason(from, to)) return null;
  if (from === 'CANCELLED') return 'This takes up a cancelled order again.';
  return stepOf(to) < stepOf(from) ? 'This goes back.' : 'This leaves out a step.';
}
