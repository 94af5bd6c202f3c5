import type { PlannedPriceState } from '../../../data/schema.generated';
import { formatPounds } from '../../../lib/formats/formats';
import { ROUNDING_LABELS, rateText, scopeText, signedPercent } from '../bulk/bulk-text';
import type { PlannedPriceChangesQuery } from './planned.generated';

/** A row of the list. */
export type PlannedChange = PlannedPriceChangesQuery['adminPlannedPriceChanges']['nodes'][number];

export const STATE_BADGES: Readonly<
  Record<PlannedPriceState, { label: string; tone: 'good' | 'accent' | 'bad' | 'neutral' }>
> = {
  PLANNED: { label: 'Planned', tone: 'accent' },
  APPLIED: { label: 'Applied', tone: 'good' },
  FAILED: { label: 'Not applied', tone: 'bad' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
};

/** "+3.5%", or the new amount. */
export function newAmountText({ percent, amount }: PlannedChange): string {
  return percent === null ? formatPounds(amount?.minorUnits ?? 0) : signedPercent(percent);
}

/** "All categories, with minimum charges. To the nearest 50p.", "Minimum charge for Japan". */
export function plannedTargetText(change: PlannedChange): string {
  const { rounding } = change;
  return rounding ? `${scopeText(change)}. ${ROUNDING_LABELS[rounding]}.` : rateText(change);
}
