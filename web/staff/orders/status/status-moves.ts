/** Messages about a status change before it is made. */
import { type UnusualMove, unusualMove } from '../../../../rules/orders/order-status-move';
import type { OrderStatus } from '../../../data/schema.generated';

const WARNINGS: Readonly<Record<UnusualMove, string>> = {
  reopens: 'This reopens a cancelled order.',
  goesBack: 'This moves the order back.',
  skipsStep: 'This skips a step.',
};

/** Why a reason is required; null when it is not. */
export function unusualMoveWarning(from: OrderStatus, to: OrderStatus): string | null {
  const why = unusualMove(from, to);
  return why && WARNINGS[why];
}
