import type { FragmentType } from '@apollo/client/masking';
import { useFragmentData } from '../../../data/use-fragment-data';
import { usePermission } from '../../../session/permissions';
import { useSession } from '../../../session/session';
import { useOrderAction } from './actions/use-order-action';
import { useAddOrderNoteMutation } from './details.generated';
import { type NotesSectionFragment, NotesSectionFragmentDoc } from './NotesSection.generated';
import { type NewNote, NoteForm } from './notes/NoteForm';
import { NotesPanel } from './notes/NotesPanel';

type Notes = NonNullable<NotesSectionFragment['notes']>;

interface NotesSectionProps {
  details: FragmentType<typeof NotesSectionFragmentDoc>;
}

/** Notes between staff about the order. */
export function NotesSection({ details }: NotesSectionProps) {
  const hasOrders = usePermission('orders');
  const { id: orderId, notes } = useFragmentData(NotesSectionFragmentDoc, details);
  return (
    <NotesPanel
      title="Internal notes"
      notes={(notes ?? []).map((note) => ({ ...note, author: note.author.name }))}
    >
      {hasOrders && <OrderNoteForm key={orderId} orderId={orderId} notes={notes ?? []} />}
    </NotesPanel>
  );
}

function OrderNoteForm({ orderId, notes }: { orderId: string; notes: Notes }) {
  const [addNote] = useAddOrderNoteMutation();
  const { run, messageOf } = useOrderAction(orderId);
  const author = useSession().user?.name ?? '';

  const add = (note: NewNote) =>
    run(() =>
      addNote({
        variables: { id: orderId, ...note },
        optimisticResponse: { adminAddOrderNote: withNote(orderId, notes, { ...note, author }) },
      }),
    );

  return (
    <NoteForm
      of={orderId}
      hint="The customer never sees it. You can't change it afterwards. Begin with “Driver:” to print it on the collection sheet."
      onAdd={add}
      messageOf={messageOf}
    />
  );
}

/** The order with a note that the server has not confirmed. */
function withNote(id: string, notes: Notes, { noteId, text, author }: NewNote & { readonly author: string }) {
  const note = {
    ...{ __typename: 'OrderNote', id: noteId, text, createdAt: new Date().toISOString() },
    author: { __typename: 'OrderActor', name: author },
  };
  return { __typename: 'Order', id, notes: [...notes, note] };
}
