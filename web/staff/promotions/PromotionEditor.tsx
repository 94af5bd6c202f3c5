import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { destinationName } from '../../../rules/destinations';
import type { VersionedThings } from '../../../rules/refusals';
import { toGraphqlEnum } from '../../data/enums';
import { errorMessageOr, requireData } from '../../data/error-message';
import type { PromotionKind } from '../../data/schema.generated';
import { Stack } from '../../design/Stack';
import { formatDate } from '../../lib/formats/formats';
import { FormButtons } from '../ui/forms/FormButtons';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldText } from '../ui/forms/use-record-form';
import { useRecordForm } from '../ui/forms/use-record-form';
import type { FormStatus } from '../ui/forms/use-versioned-form';
import { evictPromotions } from './evict-promotions';
import { PromotionFields } from './PromotionFields';
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
import { RehearsalNotice } from './RehearsalNotice';

interface PromotionEditorProps {
  /** The edited version; null for a new one. */
  edited: ManagedPromotionFragment | null;
  onSaved: (saved: ManagedPromotionFragment) => void;
  onClose: () => void;
}

/** The form of a promotion, in a dialog. */
export function PromotionEditor({ edited, onSaved, onClose }: PromotionEditorProps) {
  const [status, setStatus] = useState<FormStatus>('clean');
  const [add] = useAddPromotionMutation({ update: evictPromotions });
  const [change] = useChangePromotionMutation({ update: evictPromotions });
  const { form, base, onSubmit, notices } = useRecordForm({
    thing: 'promotion',
    called: 'promotion',
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
    fragment: ManagedPromotionFragmentDoc,
    listField: 'adminPromotions',
    currentOf: currentPromotion,
    fieldTexts: PROMOTION_TEXTS,
    firstField: 'name',
    onSaved,
    onStatus: setStatus,
  });
  const isSaving = status === 'saving';

  return (
    <FormDialog
      title={edited ? 'Edit promotion' : 'Add promotion'}
      isDirty={status !== 'clean'}
      isBusy={isSaving}
      lossWarning="You haven't saved this promotion."
      onClose={onClose}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit}>
          <Stack gap={4}>
            {notices}
            <PromotionFields isEnded={base?.state === 'ENDED'} />
            <RehearsalNotice />
            <FormButtons isBusy={isSaving} onCancel={onClose}>
              {edited ? 'Update' : 'Add'}
            </FormButtons>
          </Stack>
        </form>
      </FormProvider>
    </FormDialog>
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

const OFF: Readonly<Record<PromotionKind, (value: string) => string>> = {
  PERCENT: (value) => `${value}%`,
  PENCE: (value) => `£${value}`,
  FREE_SERVICE: () => KINDS.FREE_SERVICE,
};

const PROMOTION_TEXTS: Readonly<Record<string, FieldText<PromotionForm>>> = {
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
