/** How a change of status is told before it is made. */
import { needsReason, stepOf } from '../../../../rules/orders/order-status-move';
import type { OrderStatus } from '../../../apollo/schema.generated';

/** Why staff are asked for a reason; null when they are not. */
export function unusualMoveWarning(from: OrderStatus, to: OrderStatus): string | null {
  if (!needsReason(from, to)) return null;
  if (from === 'CANCELLED') return 'This takes up a cancelled order again.';
  return stepOf(to) < stepOf(from) ? 'This goes back.' : 'This leaves out a step.';
}
