import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Text } from '../../../design/Text';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { type Column, ListTable } from '../../ui/lists/ListTable';
import { RowActions } from '../../ui/lists/RowActions';
import type { ManagedSynonymFragment } from './synonyms.generated';

interface SynonymTableProps {
  synonyms: readonly ManagedSynonymFragment[];
  isStale: boolean;
  isNarrowed: boolean;
  onEdit: (synonym: ManagedSynonymFragment) => void;
  onDelete: (synonym: ManagedSynonymFragment) => void;
}

/** A page of synonyms, with what customers find by each. */
export function SynonymTable({ synonyms, isStale, isNarrowed, onEdit, onDelete }: SynonymTableProps) {
  const actions: Column<ManagedSynonymFragment> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (synonym) => (
      <RowActions>
        <Button variant="quiet" onClick={() => onEdit(synonym)}>
          Edit<VisuallyHidden> {synonym.word}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={() => onDelete(synonym)}>
          Delete<VisuallyHidden> {synonym.word}</VisuallyHidden>
        </Button>
      </RowActions>
    ),
  };
  return (
    <ListTable
      caption="Search synonyms"
      columns={[...COLUMNS, actions]}
      rows={synonyms}
      isStale={isStale}
      empty={
        <EmptyState title="No synonyms found">
          {isNarrowed ? 'Try other words.' : "Add a word that customers type but our item names don't use."}
        </EmptyState>
      }
    />
  );
}

const COLUMNS: readonly Column<ManagedSynonymFragment>[] = [
  { name: 'Customers type', minWidth: '0', cell: ({ word }) => word },
  { name: 'It means', minWidth: '0', cell: ({ meaning }) => meaning },
  {
    name: 'They find first',
    minWidth: '0',
    cell: ({ finds }) =>
      finds.length > 0 ? (
        <Text as="span" size="small" tone="textMuted">
          {finds.join(', ')}
        </Text>
      ) : (
        <Text as="span" size="small" tone="warn" weight={600}>
          Nothing on sale
        </Text>
      ),
  },
];
