import { useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { fieldDifferences } from './field-labels';
import { RecordConflict } from './RecordConflict';
import { type Identified, PLACES, type RecordFormProps } from './record-places';
import type { EditedRecord } from './use-edited-record';

/** The form of an edited record, in its place; shows its draft, of a colleague's change and of faults. */
export function RecordForm<Values extends FieldValues, Rec>(props: RecordFormProps<Values, Rec>) {
  const { editor, place, firstField, onTakeOver } = props;
  const { form, conflict, isMerged } = editor;
  const submitButton = useRef<HTMLButtonElement>(null);
  const Place = PLACES[place];

  function takeOver(current: Rec) {
    editor.takeOver(current);
    onTakeOver?.(current);
    // The pressed button is gone.
    if (firstField) form.setFocus(firstField, { shouldSelect: !isMerged });
    else submitButton.current?.focus();
  }

  return (
    <FormProvider {...form}>
      <Place
        {...(props as unknown as RecordFormProps<FieldValues, Identified>)}
        submitButton={submitButton}
        conflict={conflict && <Conflict key={conflict.version} editor={editor} onTakeOver={takeOver} />}
      />
    </FormProvider>
  );
}

interface ConflictProps<Values extends FieldValues, Rec> {
  editor: EditedRecord<Values, Rec>;
  onTakeOver: (current: Rec) => void;
}

function Conflict<Values extends FieldValues, Rec>({ editor, onTakeOver }: ConflictProps<Values, Rec>) {
  const { form, isMerged, saveMine } = editor;
  const { who, base, useCurrent } = editor.conflict!;
  const query = useCurrent();
  const typed = form.getValues();
  return (
    <RecordConflict
      called={editor.called}
      who={who}
      query={query}
      differences={(current) => fieldDifferences({ ...editor, base, current, typed })}
      errorFallback={editor.readFailure}
      isSaving={editor.isSaving}
      onTakeOver={onTakeOver}
      onSaveMine={isMerged ? undefined : saveMine}
    />
  );
}
