import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { newUuid } from '../../../apollo/new-uuid';
import { color } from '../../../theme/colors';
import { radius, space, type } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/feedback/toast';
import { formatDateTime } from '../../../ui/formats';
import { Field } from '../../../ui/forms/Field';
import { TextArea } from '../../../ui/forms/form-parts';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useKeptForm } from '../../ui/forms/use-kept-form';
import { NOTE_MAX, textProblem } from './actions/deed-rules';
import { useDeed } from './actions/use-deed';
import { type DeskOrderFragment, useAddOrderNoteMutation } from './details.generated';
import { Section } from './Section';
import { useUnsaved } from './unsaved';

interface NotesSectionProps {
  desk: DeskOrderFragment;
  readAgain: () => Promise<unknown>;
}

/** What staff have written to one another about the order. */
export function NotesSection({ desk, readAgain }: NotesSectionProps) {
  return (
    <Section title="Notes">
      {desk.notes.length === 0 ? (
        <Text size="small" tone="textMuted">
          No notes yet. Only staff see them.
        </Text>
      ) : (
        <List>
          {desk.notes.map(({ id, text, author, createdAt }) => (
            <li key={id}>
              <Words>{text}</Words>
              <Text size="caption" tone="textMuted">
                {author.name}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </Text>
            </li>
          ))}
        </List>
      )}
      <NoteForm key={desk.id} orderId={desk.id} readAgain={readAgain} />
    </Section>
  );
}

function NoteForm({ orderId, readAgain }: { orderId: string; readAgain: () => Promise<unknown> }) {
  const [typed, setTyped] = useState('');
  /** Sent before with these words: pressing again after a lost answer writes no second note, other words do. */
  const sent = useRef({ text: '', noteId: '' });
  const [problem, setProblem] = useState<string>();
  const [addNote] = useAddOrderNoteMutation();
  const { run, isBusy, refusal, forget } = useDeed(orderId, readAgain);
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useUnsaved('New note', typed.trim() !== '');
  const kept = useKeptForm<{ text: string }>({
    form: `note ${orderId}`,
    of: orderId,
    typedNow: () => (typed.trim() ? { text: typed } : null),
    putBack: ({ text }) => setTyped(text),
    takeOut: () => setTyped(''),
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
      kept.forget();
      sent.current = { text: '', noteId: '' };
      toast('Note added', 'good');
    }
    // Whoever has gone on to something else meanwhile stays there.
    if (form.current?.contains(document.activeElement)) form.current.querySelector('textarea')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void add(event)}>
      <Stack gap={2} align="start">
        {kept.notice && <Wide>{kept.notice}</Wide>}
        <Wide>
          <Field
            label="New note"
            hint="Only staff see it. It cannot be changed afterwards. Begin with “Driver:” to have it on the collection sheet."
            error={problem ?? refusal?.words}
          >
            <TextArea
              rows={2}
              readOnly={isBusy}
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setProblem(undefined);
                forget();
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

const Words = styled.p`${type('small')} white-space: pre-wrap; overflow-wrap: anywhere;`;
