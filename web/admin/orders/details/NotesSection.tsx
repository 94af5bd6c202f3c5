import type { FragmentType } from '@apollo/client/masking';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { newUuid } from '../../../apollo/new-uuid';
import { useFragmentData } from '../../../apollo/use-fragment-data';
import { color } from '../../../theme/colors';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/feedback/toast';
import { formatDateTime } from '../../../ui/formats';
import { Field } from '../../../ui/forms/Field';
import { TextArea } from '../../../ui/forms/form-fields';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useFormDraft } from '../../ui/forms/use-form-draft';
import { NOTE_MAX, textProblem } from './actions/action-rules';
import { useOrderAction } from './actions/use-order-action';
import { useAddOrderNoteMutation } from './details.generated';
import { NotesSectionFragmentDoc } from './NotesSection.generated';
import { Section } from './Section';
import { useUnsaved } from './unsaved';

interface NotesSectionProps {
  details: FragmentType<typeof NotesSectionFragmentDoc>;
  refetch: () => Promise<unknown>;
}

/** Notes between staff about the order. */
export function NotesSection({ details, refetch }: NotesSectionProps) {
  const { id: orderId, notes } = useFragmentData(NotesSectionFragmentDoc, details);
  return (
    <Section title="Notes">
      {notes.length === 0 ? (
        <Text size="small" tone="textMuted">
          No notes yet. Only staff see them.
        </Text>
      ) : (
        <List>
          {notes.map(({ id, text, author, createdAt }) => (
            <li key={id}>
              <NoteText>{text}</NoteText>
              <Text size="caption" tone="textMuted">
                {author.name}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </Text>
            </li>
          ))}
        </List>
      )}
      <NoteForm key={orderId} orderId={orderId} refetch={refetch} />
    </Section>
  );
}

function NoteForm({ orderId, refetch }: { orderId: string; refetch: () => Promise<unknown> }) {
  const [typed, setTyped] = useState('');
  /** The text sent last with its id: a retry after a lost answer writes no second note, a changed text does. */
  const sent = useRef({ text: '', noteId: '' });
  const [problem, setProblem] = useState<string>();
  const [addNote] = useAddOrderNoteMutation();
  const { run, isBusy, refusal, clearRefusal } = useOrderAction(orderId, refetch);
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useUnsaved('New note', typed.trim() !== '');
  const draft = useFormDraft<{ text: string }>({
    form: `note ${orderId}`,
    of: orderId,
    currentValues: () => (typed.trim() ? { text: typed } : null),
    restore: ({ text }) => setTyped(text),
    clear: () => setTyped(''),
  });

  async function add(event: FormEvent) {
    event.preventDefault();
    const why = textProblem(typed, 'Please write a note', NOTE_MAX);
    setProblem(why);
    const text = typed.trim();
    if (sent.current.text !== text) sent.current = { text, noteId: newUuid() };
    const variables = { id: orderId, ...sent.current };
    if (!why && (await run(() => addNote({ variables })))) {
      setTyped('');
      draft.discardDraft();
      sent.current = { text: '', noteId: '' };
      toast('Note added', 'good');
    }
    // A focus that has moved elsewhere stays there.
    if (form.current?.contains(document.activeElement)) form.current.querySelector('textarea')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void add(event)}>
      <Stack gap={2} align="start">
        {draft.notice && <Wide>{draft.notice}</Wide>}
        <Wide>
          <Field
            label="New note"
            hint="Only staff see it. It cannot be changed afterwards. Begin with “Driver:” to have it on the collection sheet."
            error={problem ?? refusal?.message}
          >
            <TextArea
              rows={2}
              readOnly={isBusy}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
                clearRefusal();
              }}
            />
          </Field>
        </Wide>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Add note
        </Button>
      </Stack>
    </form>
  );
}

const Wide = styled.div`width: 100%;`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};

  li { padding: ${space(2)} ${space(3)}; border-radius: ${radius.medium}; background: ${color.surface}; }
`;

const NoteText = styled.p`${type('small')} white-space: pre-wrap; overflow-wrap: anywhere;`;
