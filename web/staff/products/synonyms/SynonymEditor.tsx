import { errorMessageOr, requireData } from '../../../data/error-message';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { RecordForm } from '../../ui/records/RecordForm';
import { useEditedRecord } from '../../ui/records/use-edited-record';
import { evictSynonyms } from './evict-synonyms';
import {
  checkSynonym,
  currentSynonym,
  SYNONYM_LABELS,
  SYNONYM_LENGTH_MAX,
  type SynonymForm,
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
  const [add] = useCreateSynonymMutation({ update: evictSynonyms });
  const [change] = useUpdateSynonymMutation({ update: evictSynonyms });
  const editor = useEditedRecord({
    thing: 'synonym',
    called: 'this synonym',
    record: edited,
    valuesOf: startSynonymForm,
    check: checkSynonym,
    messageOf: errorMessageOr("We couldn't save the synonym. Please try again."),
    async save(input, base, version) {
      if (!base) return requireData((await add({ variables: { input } })).data).adminCreateSearchSynonym;
      const variables = { id: base.id, input: { ...input, version } };
      return requireData((await change({ variables })).data).adminUpdateSearchSynonym;
    },
    onSaved,
    labels: SYNONYM_LABELS,
    currentOf: currentSynonym,
    list: { field: 'adminSearchSynonyms', fragment: ManagedSynonymFragmentDoc },
  });
  const { register, formState } = editor.form;
  const input = (name: keyof SynonymForm) => (
    <TextInput {...register(name)} maxLength={SYNONYM_LENGTH_MAX} autoComplete="off" aria-required />
  );

  return (
    <RecordForm
      editor={editor}
      place="dialog"
      title={edited ? 'Edit synonym' : 'Add synonym'}
      lossWarning="You haven't saved this synonym."
      submitLabel={edited ? 'Update' : 'Add'}
      firstField="word"
      onClose={onClose}
    >
      <Field
        label={SYNONYM_LABELS.word}
        hint="A word or a few: couch, chest of draws."
        error={formState.errors.word?.message}
      >
        {input('word')}
      </Field>
      <Field
        label={SYNONYM_LABELS.meaning}
        hint="Words from an item's name. Customers will find what these words find."
        error={formState.errors.meaning?.message}
      >
        {input('meaning')}
      </Field>
    </RecordForm>
  );
}
