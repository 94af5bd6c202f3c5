import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { errorMessageOr, requireAnswer } from '../../data/error-message';
import { Stack } from '../../design/Stack';
import { FormButtons } from '../ui/forms/FormButtons';
import { FormDialog } from '../ui/forms/FormDialog';
import { useRecordForm } from '../ui/forms/use-record-form';
import type { FormStatus } from '../ui/forms/use-versioned-form';
import { evictPromotions } from './evict-promotions';
import { PromotionFields } from './PromotionFields';
import { currentPromotion, PROMOTION_TEXTS } from './promotion-conflict';
import { checkPromotion, startPromotionForm, toPromotionInput } from './promotion-form';
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
      if (!base) return requireAnswer((await add({ variables: { input } })).data).adminCreatePromotion;
      const variables = { id: base.id, input: { ...input, version } };
      return requireAnswer((await change({ variables })).data).adminUpdatePromotion;
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
