import { errorCode, errorDetails } from '../../apollo/error-words';
import type { OrderStatus } from '../../apollo/schema.generated';
import { STATUSES } from './orders-filters';

/** Something that somebody did to an order since it was looked at. */
export interface ChangeSince {
  readonly at: string;
  readonly by: string;
  readonly what: string;
}

/** What an order is now, after others have changed it. */
export interface OrderNow {
  readonly status: OrderStatus;
  readonly version: number;
  readonly changes: readonly ChangeSince[];
}

/** What the order is now, when a change was refused because somebody was quicker; null for any other failure. */
export function orderNow(error: unknown): OrderNow | null {
  const { current } = errorDetails(error);
  if (errorCode(error) !== 'CONFLICT' || !isRecord(current)) return null;
  const status = STATUSES.find((one) => one === current.status);
  if (!status || typeof current.version !== 'number') return null;
  const changes = Array.isArray(current.changes) ? current.changes.flatMap(readChange) : [];
  return { status, version: current.version, changes };
}

function readChange(sent: unknown): ChangeSince[] {
  if (!isRecord(sent) || typeof sent.at !== 'string' || typeof sent.what !== 'string') return [];
  const by = isRecord(sent.by) && typeof sent.by.name === 'string' ? sent.by.name : 'Somebody';
  return [{ at: sent.at, by, what: sent.what }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
