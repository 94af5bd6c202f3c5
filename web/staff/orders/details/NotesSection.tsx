import type { FragmentType } from '@apollo/client/masking';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { newUuid } from '../../../data/new-uuid';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { Section } from '../../../design/page/Section';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { formatDateTime } from '../../../lib/formats/formats';
import { TextArea } from '../../../lib/forms/form-fields';
import { foundProblems } from '../../../lib/forms/found-problems';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useUnsaved } from '../../../lib/forms/unsaved-forms';
import { useSubmit } from '../../../lib/forms/use-submit';
import { usePermission } from '../../../session/permissions';
import { useSession } from '../../../session/session';
import { useFormDraft } from '../../ui/forms/use-form-draft';
import { NOTE_MAX, textProblem } from './actions/action-rules';
import { useOrderAction } from './actions/use-order-action';
import { useAddOrderNoteMutation } from './details.generated';
import { type NotesSectionFragment, NotesSectionFragmentDoc } from './NotesSection.generated';

type Notes = NonNullable<NotesSectionFragment['notes']>;

interface NotesSectionProps {
  details: FragmentType<typeof NotesSectionFragmentDoc>;
}

/** Notes between staff about the order. */
export function NotesSection({ details }: NotesSectionProps) {
  const hasOrders = usePermission('orders');
  const { id: orderId, notes } = useFragmentData(NotesSectionFragmentDoc, details);
  return (
    <Internal title="Internal notes" aside={<Badge tone="warn">Staff only</Badge>} gap={3}>
      {!notes?.length ? (
        <Text size="small" tone="textMuted">
          No notes yet. The customer never sees them.
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
      {hasOrders && <NoteForm key={orderId} orderId={orderId} notes={notes ?? []} />}
    </Internal>
  );
}

function NoteForm({ orderId, notes }: { orderId: string; notes: Notes }) {
  /** The text sent last with its id: a retry after a lost answer writes no second note, a changed text does. */
  const sent = useRef({ text: '', noteId: '' });
  const [addNote] = useAddOrderNoteMutation();
  const { run, messageOf } = useOrderAction(orderId);
  const author = useSession().user?.name ?? '';
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: { text: '' },
    resolver: rulesResolver(({ text }) =>
      foundProblems([['text', textProblem(text, 'Write a note', NOTE_MAX)]]),
    ),
  });
  const { isSubmitting, errors } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, { messageOf });
  const typed = form.watch('text');
  useUnsaved('New note', typed.trim() !== '');
  const draft = useFormDraft<{ text: string }>({
    form: `note ${orderId}`,
    of: orderId,
    currentValues: () => (typed.trim() ? { text: typed } : null),
    restore: ({ text }) => form.setValue('text', text),
    clear: () => form.reset(),
  });

  async function add({ text: written }: { text: string }) {
    const text = written.trim();
    if (sent.current.text !== text) sent.current = { text, noteId: newUuid() };
    const shown = withNote(orderId, notes, { ...sent.current, author });
    await run(() =>
      addNote({
        variables: { id: orderId, ...sent.current },
        optimisticResponse: { adminAddOrderNote: shown },
      }),
    );
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
          <Field
            label="New note"
            hint="The customer never sees it. You can't change it afterwards. Begin with “Driver:” to print it on the collection sheet."
            error={errors.text?.message}
          >
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

interface NewNote {
  readonly noteId: string;
  readonly text: string;
  readonly author: string;
}

/** The order with a note that the server has not confirmed. */
function withNote(id: string, notes: Notes, { noteId, text, author }: NewNote) {
  const note = {
    ...{ __typename: 'OrderNote', id: noteId, text, createdAt: new Date().toISOString() },
    author: { __typename: 'OrderActor', name: author },
  };
  return { __typename: 'Order', id, notes: [...notes, note] };
}

/** Among staff: on another ground. */
const Internal = styled(Section)`border: 1px dashed ${color.warn}; background: ${color.warnSoft};`;

const Wide = styled.div`width: 100%;`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};

  li { padding: ${space(2)} ${space(3)}; border-radius: ${radius.medium}; background: ${color.surface}; }
`;

const NoteText = styled.p`${type('small')} white-space: pre-wrap; overflow-wrap: anywhere;`;
