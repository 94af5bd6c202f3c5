import { useState } from 'react';
import { errorMessageOr, requireData } from '../../../data/error-message';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Stack } from '../../../design/Stack';
import { FormButtons } from '../../ui/forms/FormButtons';
import { FormDialog } from '../../ui/forms/FormDialog';
import { useRecordForm } from '../../ui/forms/use-record-form';
import type { FormStatus } from '../../ui/forms/use-versioned-form';
import { evictSynonyms } from './evict-synonyms';
import {
  checkSynonym,
  currentSynonym,
  SYNONYM_LENGTH_MAX,
  SYNONYM_TEXTS,
  startSynonymForm,
} from './synonym-form';
import {
  type ManagedSynonymFragment,
  ManagedSynonymFragmentDoc,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
} from './synonyms.generated';

interface SynonymEditorProps {
  /** The edited version; null for a new one. */
  edited: ManagedSynonymFragment | null;
  onSaved: (saved: ManagedSynonymFragment) => void;
  onClose: () => void;
}

/** The form of a synonym, in a dialog. */
export function SynonymEditor({ edited, onSaved, onClose }: SynonymEditorProps) {
  const [status, setStatus] = useState<FormStatus>('clean');
  const [add] = useCreateSynonymMutation({ update: evictSynonyms });
  const [change] = useUpdateSynonymMutation({ update: evictSynonyms });
  const { form, onSubmit, notices } = useRecordForm({
    thing: 'synonym',
    called: 'synonym',
    record: edited,
    valuesOf: startSynonymForm,
    check: checkSynonym,
    messageOf: errorMessageOr("We couldn't save the synonym. Please try again."),
    async save(input, base, version) {
      if (!base) return requireData((await add({ variables: { input } })).data).adminCreateSearchSynonym;
      const variables = { id: base.id, input: { ...input, version } };
      return requireData((await change({ variables })).data).adminUpdateSearchSynonym;
    },
    fragment: ManagedSynonymFragmentDoc,
    listField: 'adminSearchSynonyms',
    currentOf: currentSynonym,
    fieldTexts: SYNONYM_TEXTS,
    firstField: 'word',
    onSaved,
    onStatus: setStatus,
  });
  const { register } = form;
  const { errors } = form.formState;
  const isSaving = status === 'saving';

  return (
    <FormDialog
      title={edited ? 'Edit synonym' : 'Add synonym'}
      isDirty={status !== 'clean'}
      isBusy={isSaving}
      lossWarning="You haven't saved this synonym."
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {notices}
          <Field
            label="Customers type"
            hint="A word or a few: couch, chest of draws."
            error={errors.word?.message}
          >
            <TextInput
              {...register('word')}
              maxLength={SYNONYM_LENGTH_MAX}
              autoComplete="off"
              aria-required
            />
          </Field>
          <Field
            label="It means"
            hint="Words from an item's name. Customers will find what these words find."
            error={errors.meaning?.message}
          >
            <TextInput
              {...register('meaning')}
              maxLength={SYNONYM_LENGTH_MAX}
              autoComplete="off"
              aria-required
            />
          </Field>
          <FormButtons isBusy={isSaving} onCancel={onClose}>
            {edited ? 'Update' : 'Add'}
          </FormButtons>
        </Stack>
      </form>
    </FormDialog>
  );
}
