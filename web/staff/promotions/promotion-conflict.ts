import { destinationName } from '../../../rules/destinations';
import type { VersionedThings } from '../../../rules/refusals';
import { toValue } from '../../data/enums';
import type { PromotionKind } from '../../data/schema.generated';
import { formatDate } from '../../lib/formats/formats';
import type { FieldText } from '../ui/forms/use-record-form';
import { KINDS, type PromotionForm } from './promotion-form';
import type { ManagedPromotionFragment } from './promotions.generated';

/** The edited promotion with its current values. */
export function currentPromotion(
  before: ManagedPromotionFragment,
  { kind, destinations, minimumPence, changedBy: _, changedAt: __, ...now }: VersionedThings['promotion'],
): ManagedPromotionFragment {
  const minimum = { ...before.minimum, minorUnits: minimumPence };
  return { ...before, ...now, kind: toValue(kind), destinations: destinations.map(toValue), minimum };
}

const OFF: Readonly<Record<PromotionKind, (value: string) => string>> = {
  PERCENT: (value) => `${value}%`,
  PENCE: (value) => `£${value}`,
  FREE_SERVICE: () => KINDS.FREE_SERVICE,
};

export const PROMOTION_TEXTS: Readonly<Record<string, FieldText<PromotionForm>>> = {
  name: ['Name', ({ name }) => name],
  code: ['Code', ({ code }) => code],
  off: ['Discount', ({ kind, value }) => OFF[kind](value)],
  startsOn: ['First day', ({ startsOn }) => startsOn && formatDate(startsOn)],
  endsOn: ['Last day', ({ endsOn }) => endsOn && formatDate(endsOn)],
  minimum: ['Minimum shipment', ({ minimum }) => minimum && `£${minimum}`],
  usesMax: ['Total uses', ({ usesMax }) => usesMax],
  oncePerAccount: ['Once for each account', ({ oncePerAccount }) => (oncePerAccount ? 'yes' : 'no')],
  destinations: [
    'Only to these destinations',
    ({ destinations }) => destinations.map(destinationName).sort().join(', '),
  ],
};
