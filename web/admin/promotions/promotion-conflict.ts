import { destinationName } from '../../../rules/destinations';
import type { VersionedThings } from '../../../rules/refusals';
import { toValue } from '../../apollo/enums';
import { formatDate } from '../../ui/formats';
import type { Difference } from '../ui/forms/ChangedNotice';
import { fieldDifferences } from '../ui/forms/field-differences';
import { KINDS, type PromotionForm, startPromotionForm } from './promotion-form';
import type { ManagedPromotionFragment } from './promotions.generated';

/** The edited promotion with its current values. */
export function currentPromotion(
  before: ManagedPromotionFragment,
  { kind, destinations, minimumPence, changedBy: _, changedAt: __, ...now }: VersionedThings['promotion'],
): ManagedPromotionFragment {
  const minimum = { ...before.minimum, minorUnits: minimumPence };
  return { ...before, ...now, kind: toValue(kind), destinations: destinations.map(toValue), minimum };
}

/** What the colleague changed, beside what was typed. */
export function promotionDifferences(
  before: ManagedPromotionFragment,
  current: ManagedPromotionFragment,
  typed: PromotionForm,
): Difference[] {
  return fieldDifferences(LABELS, {
    before: inText(startPromotionForm(before)),
    current: inText(startPromotionForm(current)),
    typed: inText(typed),
  });
}

const LABELS = {
  name: 'Name',
  code: 'Code',
  off: 'Discount',
  startsOn: 'First day',
  endsOn: 'Last day',
  minimum: 'Minimum shipment',
  usesMax: 'Total uses',
  oncePerAccount: 'Once for each account',
  destinations: 'Only to these destinations',
};

function inText(form: PromotionForm): Record<keyof typeof LABELS, string> {
  const { name, code, kind, value, usesMax } = form;
  const offs = { PERCENT: `${value}%`, PENCE: `£${value}`, FREE_SERVICE: KINDS.FREE_SERVICE };
  return {
    ...{ name, code, usesMax, off: offs[kind] },
    startsOn: form.startsOn && formatDate(form.startsOn),
    endsOn: form.endsOn && formatDate(form.endsOn),
    minimum: form.minimum && `£${form.minimum}`,
    oncePerAccount: form.oncePerAccount ? 'yes' : 'no',
    destinations: form.destinations.map(destinationName).sort().join(', '),
  };
}
