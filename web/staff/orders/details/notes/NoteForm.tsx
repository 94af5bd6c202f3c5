import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { newUuid } from '../../../../data/new-uuid';
import { Button } from '../../../../design/Button';
import { useToast } from '../../../../design/feedback/toast';
import { Field } from '../../../../design/forms/Field';
import { Stack } from '../../../../design/Stack';
import { TextArea } from '../../../../lib/forms/form-fields';
import { foundProblems } from '../../../../lib/forms/found-problems';
import { rulesResolver } from '../../../../lib/forms/rules-resolver';
import { useUnsaved } from '../../../../lib/forms/unsaved-forms';
import { useSubmit } from '../../../../lib/forms/use-submit';
import { useFormDraft } from '../../../ui/forms/use-form-draft';
import { NOTE_MAX, textProblem } from '../actions/action-rules';

interface NoteFormProps {
  /** Id of the thing that the note is about. */
  of: string;
  hint: string;
  onAdd: (note: NewNote) => Promise<void>;
  /** The message of a refusal; the server's by default. */
  messageOf?: (error: unknown) => string;
}

export interface NewNote {
  readonly noteId: string;
  readonly text: string;
}

/** Adds a note, once however often it is sent. */
export function NoteForm({ of, hint, onAdd, messageOf }: NoteFormProps) {
  /** The text sent last with its id: a retry after a lost answer writes no second note, a changed text does. */
  const sent = useRef({ text: '', noteId: '' });
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: { text: '' },
    resolver: rulesResolver(({ text }) =>
      foundProblems([['text', textProblem(text, 'Write a note', NOTE_MAX)]]),
    ),
  });
  const { isSubmitting, errors } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, { ...(messageOf && { messageOf }) });
  const typed = form.watch('text');
  useUnsaved('New note', typed.trim() !== '');
  const draft = useFormDraft<{ text: string }>({
    form: `note ${of}`,
    of,
    currentValues: () => (typed.trim() ? { text: typed } : null),
    restore: ({ text }) => form.setValue('text', text),
    clear: () => form.reset(),
  });

  async function add({ text: written }: { text: string }) {
    const text = written.trim();
    if (sent.current.text !== text) sent.current = { text, noteId: newUuid() };
    await onAdd(sent.current);
    form.reset();
    draft.discardDraft();
    sent.current = { text: '', noteId: '' };
    toast('Note added', 'good');
    // A focus that has moved elsewhere stays there.
    if (element.current?.contains(document.activeElement)) form.setFocus('text');
  }

  return (
    <form ref={element} noValidate onSubmit={handleSubmit(add)}>
      <Stack gap={2} align="start">
        {draft.notice && <Wide>{draft.notice}</Wide>}
        <Wide>
          <Field label="New note" hint={hint} error={errors.text?.message}>
            <TextArea {...form.register('text')} rows={2} readOnly={isSubmitting} />
          </Field>
        </Wide>
        {errorNotice && <Wide>{errorNotice}</Wide>}
        <Button type="submit" variant="secondary" isBusy={isSubmitting}>
          Save note
        </Button>
      </Stack>
    </form>
  );
}

const Wide = styled.div`width: 100%;`;
