import { type ComponentProps, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Row, Stack } from '../../../design/Stack';
import { useUnsaved } from '../../../lib/forms/unsaved-forms';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useOrderAction } from './actions/use-order-action';
import { ChangedSince } from './changed/ChangedSince';
import type { DeskOrderFragment } from './details.generated';

/** Validation and saving of the value. */
export interface InlineEditRules {
  label: string;
  hint: string;
  input?: ComponentProps<'input'>;
  /** The value as text; empty for none. */
  textOf: (details: DeskOrderFragment) => string;
  problemOf: (typed: string) => string | null;
  save: (typed: string, version: number) => Promise<unknown>;
  doneMessage: (typed: string) => string;
}

interface InlineEditFormProps extends InlineEditRules {
  /** The current version. */
  details: DeskOrderFragment;
  /** The version the edit began with. */
  base: DeskOrderFragment;
  onBase: (base: DeskOrderFragment) => void;
  onClose: () => void;
}

/** The input of an inline edit; typed text survives changes by others. */
export function InlineEditForm(props: InlineEditFormProps) {
  const { details, base, onBase, onClose, label, hint, textOf, problemOf, save, doneMessage } = props;
  const before = textOf(base);
  const { run, messageOf } = useOrderAction(details.id);
  const toast = useToast();
  const form = useForm({ defaultValues: { typed: before } });
  const { isSubmitting, errors } = form.formState;
  const { handleSubmit, errorNotice, clearError } = useSubmit(form, { messageOf, fieldOf: () => 'typed' });
  const isDirty = form.watch('typed').trim() !== before;
  // Changes of other values do not conflict.
  const isStale = !isSubmitting && before !== textOf(details);
  useUnsaved(label, isDirty);

  useEffect(() => form.setFocus('typed'), [form]);

  const submit = handleSubmit(async ({ typed }) => {
    if (isStale) return form.setFocus('typed');
    await run(() => save(typed.trim(), details.version));
    toast(doneMessage(typed.trim()), 'good');
    onClose();
  });

  function load(): void {
    onBase(details);
    clearError();
    form.clearErrors();
    form.setFocus('typed');
  }

  return (
    <form
      noValidate
      data-own-escape
      onSubmit={(event) => {
        if (isDirty) return void submit(event);
        event.preventDefault();
        onClose();
      }}
      onKeyDown={({ key }) => key === 'Escape' && !isDirty && onClose()}
    >
      <Stack gap={3}>
        {isStale ? <ChangedSince base={base} now={details} onLoad={load} /> : errorNotice}
        <Field label={label} hint={hint} error={isStale ? undefined : errors.typed?.message}>
          <TextInput
            autoComplete="off"
            {...props.input}
            {...form.register('typed', { validate: (typed) => problemOf(typed) ?? true })}
          />
        </Field>
        <Row gap={2}>
          <Button type="submit" isBusy={isSubmitting} aria-disabled={isStale}>
            Save
          </Button>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
