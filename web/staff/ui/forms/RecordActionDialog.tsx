import type { ReactNode, SubmitEventHandler } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Stack } from '../../../design/Stack';
import { FormButtons } from './FormButtons';
import { FormDialog } from './FormDialog';

interface RecordActionDialogProps<Values extends FieldValues> {
  title: string;
  form: UseFormReturn<Values>;
  onSubmit: SubmitEventHandler;
  errorNotice: ReactNode;
  /** The question before typed values are lost. */
  lossWarning: string;
  /** Absent where nothing is left to do. */
  submitLabel?: ReactNode;
  cancelLabel?: string;
  onClose: () => void;
  /** Its consequences, and its reason or note. */
  children: ReactNode;
}

/** A small action on a record, with a reason or a note, in a dialog. */
export function RecordActionDialog<Values extends FieldValues>(props: RecordActionDialogProps<Values>) {
  const { title, form, onSubmit, errorNotice, lossWarning, submitLabel, cancelLabel, onClose } = props;
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog {...{ title, isDirty, lossWarning, onClose }} isBusy={isSubmitting}>
      <form noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {props.children}
          {errorNotice}
          <FormButtons isBusy={isSubmitting} cancelLabel={cancelLabel}>
            {submitLabel}
          </FormButtons>
        </Stack>
      </form>
    </FormDialog>
  );
}
