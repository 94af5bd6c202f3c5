import type { LastChange } from '../../../../rules/refusals';
import { formatDateTime } from '../../../lib/formats/formats';

/** The author and time of the last change: "Anna Smith, 21 November at 10:12"; empty when unknown. */
export function lastChangeText({
  changedBy,
  changedAt,
}: Pick<LastChange, 'changedBy' | 'changedAt'>): string {
  if (!changedAt) return '';
  return `${changedBy || 'Unknown'}, ${formatDateTime(changedAt)}`;
}

/** For a confirmation after a version conflict: the current values, and that a second press does it anyway. */
export function staleActionMessage(now: LastChange, facts: string, press: string): string {
  const who = lastChangeText(now);
  return `Someone changed this while you were editing${who && ` (last change by staff: ${who})`}. Now: ${facts}. Press ${press} again to go ahead.`;
}
