import { evictFields } from '../../data/cache/evict';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Text } from '../../design/Text';
import { plural } from '../../lib/formats/counts';
import { QueryStates } from '../../lib/queries/QueryStates';
import { NoteForm } from '../orders/details/notes/NoteForm';
import { NotesPanel } from '../orders/details/notes/NotesPanel';
import { useAddCustomerNoteMutation, useCustomerNotesQuery } from './customers.generated';

/** Notes between staff about a customer, the newest 50. */
export function CustomerNotes({ userId }: { userId: string }) {
  const query = useCustomerNotesQuery({ variables: { userId }, fetchPolicy: 'cache-and-network' });
  const [addNote] = useAddCustomerNoteMutation({ update: evictFields('adminCustomerNotes') });
  return (
    <QueryStates
      query={query}
      loadingLabel="Loading the notes..."
      skeleton={<Skeleton height="8rem" />}
      errorFallback="Failed to fetch the notes"
    >
      {({ adminCustomerNotes: { nodes, pageInfo } }) => (
        <NotesPanel title="Notes" notes={nodes}>
          {pageInfo.total > nodes.length && (
            <Text size="caption" tone="textMuted">
              And {plural(pageInfo.total - nodes.length, 'older note')}.
            </Text>
          )}
          <NoteForm
            of={userId}
            hint="The customer never sees it. You can't change it afterwards."
            onAdd={async (note) => void (await addNote({ variables: { userId, ...note } }))}
          />
        </NotesPanel>
      )}
    </QueryStates>
  );
}
