import { Plus } from 'lucide-react';
import { useState } from 'react';
import { deleteRecord } from '../../../data/cache/delete-record';
import { errorMessage } from '../../../data/error-message';
import { readConflict } from '../../../data/read-conflict';
import { Button, LinkButton } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Row } from '../../../design/Stack';
import { toVariables } from '../../../lib/lists/filters';
import { useFilters } from '../../../lib/lists/use-filters';
import { usePagedList } from '../../../lib/lists/use-paged-list';
import { ConfirmActionDialog } from '../../ui/forms/ConfirmActionDialog';
import { staleActionMessage } from '../../ui/forms/change-message';
import { FilterBar } from '../../ui/lists/FilterBar';
import { ListPage } from '../../ui/lists/ListPage';
import { draftRecord } from '../../ui/records/use-edited-record';
import { evictSynonyms } from './evict-synonyms';
import { SynonymEditor } from './SynonymEditor';
import { SynonymTable } from './SynonymTable';
import { currentSynonym, SYNONYM_FILTERS } from './synonym-form';
import {
  type ManagedSynonymFragment,
  useDeleteSynonymMutation,
  useManagedSynonymsQuery,
} from './synonyms.generated';

/** /admin/products/synonyms: words that customers type, with their meaning in this shop. */
export function SynonymsPage() {
  const { filters, change, linkTo } = useFilters(SYNONYM_FILTERS);
  const query = usePagedList(
    useManagedSynonymsQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.adminSearchSynonyms,
    change,
  );
  const [edited, setEdited] = useState(() => draftRecord<ManagedSynonymFragment>('synonym'));
  const [leaving, setLeaving] = useState<ManagedSynonymFragment | null>(null);
  const deletion = useDeleteSynonymMutation();
  const toast = useToast();

  function saved({ word }: ManagedSynonymFragment) {
    toast(`${word} ${edited ? 'updated' : 'added'}`, 'good');
    setEdited(undefined);
  }

  async function deleteSynonym(synonym: ManagedSynonymFragment) {
    const { id, word, version } = synonym;
    try {
      await deleteRecord(deletion, { variables: { id, version }, evict: evictSynonyms });
    } catch (error) {
      const now = readConflict(error, 'synonym');
      if (now) setLeaving(currentSynonym(synonym, now));
      throw error;
    }
    toast(`${word} deleted`, 'good');
  }

  return (
    <ListPage
      intro="Words customers type, and the items they mean. Changes apply to the search at once."
      actions={
        <Row>
          <LinkButton variant="secondary" to="/admin/products">
            Products
          </LinkButton>
          <Button onClick={() => setEdited(null)}>
            <Plus aria-hidden="true" size={18} />
            Add synonym
          </Button>
        </Row>
      }
      filters={
        <FilterBar
          label="Filter synonyms"
          filters={filters}
          onChange={change}
          fields={[{ name: 'search', label: 'Search', placeholder: 'Couch, sofa…' }]}
        />
      }
      query={query}
      itemsName="synonyms"
      linkTo={linkTo}
      dialogs={
        <>
          {edited !== undefined && (
            <SynonymEditor edited={edited} onSaved={saved} onClose={() => setEdited(undefined)} />
          )}
          {leaving && (
            <ConfirmActionDialog
              title={`Delete “${leaving.word}”?`}
              confirmLabel="Delete"
              action={() => deleteSynonym(leaving)}
              messageOf={deleteErrorMessage}
              onClose={() => setLeaving(null)}
            >
              {`Customers who type it will no longer find what “${leaving.meaning}” finds.`}
            </ConfirmActionDialog>
          )}
        </>
      }
    >
      {({ nodes }) => (
        <SynonymTable
          synonyms={nodes}
          isStale={query.isStale}
          isNarrowed={SYNONYM_FILTERS.areActive(filters)}
          onEdit={setEdited}
          onDelete={setLeaving}
        />
      )}
    </ListPage>
  );
}

function deleteErrorMessage(error: unknown): string {
  const now = readConflict(error, 'synonym');
  return now ? staleActionMessage(now, `${now.word}, ${now.meaning}`, 'Delete') : errorMessage(error);
}
