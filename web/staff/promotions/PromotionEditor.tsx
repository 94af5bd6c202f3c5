import { destinationName } from '../../../rules/destinations';
import type { VersionedThings } from '../../../rules/refusals';
import { toGraphqlEnum } from '../../data/enums';
import { errorMessageOr, requireData } from '../../data/error-message';
import type { PromotionKind } from '../../data/schema.generated';
import { formatDate } from '../../lib/formats/formats';
import type { FieldLabels } from '../ui/records/field-labels';
import { RecordForm } from '../ui/records/RecordForm';
import { useEditedRecord } from '../ui/records/use-edited-record';
import { evictPromotions } from './evict-promotions';
import { PromotionFields } from './PromotionFields';
import { PromotionRehearsal } from './PromotionRehearsal';
import {
  checkPromotion,
  KINDS,
  type PromotionForm,
  startPromotionForm,
  toPromotionInput,
} from './promotion-form';
import {
  type ManagedPromotionFragment,
  ManagedPromotionFragmentDoc,
  useAddPromotionMutation,
  useChangePromotionMutation,
} from './promotions.generated';

interface PromotionEditorProps {
  /** The edited version; null for a new one. */
  edited: ManagedPromotionFragment | null;
  onSaved: (saved: ManagedPromotionFragment) => void;
  onClose: () => void;
}

/** The form of a promotion, in a dialog. */
export function PromotionEditor({ edited, onSaved, onClose }: PromotionEditorProps) {
  const [add] = useAddPromotionMutation({ update: evictPromotions });
  const [change] = useChangePromotionMutation({ update: evictPromotions });
  const editor = useEditedRecord({
    thing: 'promotion',
    called: 'this promotion',
    record: edited,
    valuesOf: startPromotionForm,
    check: checkPromotion,
    messageOf: errorMessageOr("We couldn't save the promotion. Please try again."),
    async save(values, base, version) {
      const input = toPromotionInput(values);
      if (!base) return requireData((await add({ variables: { input } })).data).adminCreatePromotion;
      const variables = { id: base.id, input: { ...input, version } };
      return requireData((await change({ variables })).data).adminUpdatePromotion;
    },
    onSaved,
    labels: PROMOTION_LABELS,
    currentOf: currentPromotion,
    list: { field: 'adminPromotions', fragment: ManagedPromotionFragmentDoc },
  });

  return (
    <RecordForm
      editor={editor}
      place="dialog"
      title={edited ? 'Edit promotion' : 'Add promotion'}
      lossWarning="You haven't saved this promotion."
      submitLabel={edited ? 'Update' : 'Add'}
      firstField="name"
      onClose={onClose}
    >
      <PromotionFields isEnded={editor.base?.state === 'ENDED'} />
      <PromotionRehearsal />
    </RecordForm>
  );
}

/** The edited promotion with its current values. */
function currentPromotion(
  before: ManagedPromotionFragment,
  { kind, destinations, minimumPence, changedBy: _, changedAt: __, ...now }: VersionedThings['promotion'],
): ManagedPromotionFragment {
  const minimum = { ...before.minimum, minorUnits: minimumPence };
  return {
    ...before,
    ...now,
    kind: toGraphqlEnum(kind),
    destinations: destinations.map(toGraphqlEnum),
    minimum,
  };
}

const DISCOUNT_LABELS: Readonly<Record<PromotionKind, (value: string) => string>> = {
  PERCENT: (value) => `${value}%`,
  PENCE: (value) => `£${value}`,
  FREE_SERVICE: () => KINDS.FREE_SERVICE,
};

const PROMOTION_LABELS: FieldLabels<PromotionForm, ManagedPromotionFragment> = {
  name: 'Name',
  code: 'Code',
  off: ['Discount', ({ kind, value }) => DISCOUNT_LABELS[kind](value)],
  startsOn: ['First day', ({ startsOn }) => startsOn && formatDate(startsOn)],
  endsOn: ['Last day', ({ endsOn }) => endsOn && formatDate(endsOn)],
  minimum: ['Minimum shipment', ({ minimum }) => minimum && `£${minimum}`],
  usesMax: 'Total uses',
  oncePerAccount: ['Once for each account', ({ oncePerAccount }) => (oncePerAccount ? 'yes' : 'no')],
  destinations: [
    'Only to these destinations',
    ({ destinations }) => destinations.map(destinationName).sort().join(', '),
  ],
};
