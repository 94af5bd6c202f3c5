import type { FragmentType } from '@apollo/client/masking';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AuditAction } from '../../data/schema.generated';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Row } from '../../design/Stack';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';
import { formatDateTime } from '../../lib/formats/formats';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { orderPath } from '../ui/order-path';
import { type AuditTableFragment, AuditTableFragmentDoc } from './AuditTable.generated';
import {
  ACTION_BADGES,
  ENTITY_LABELS,
  entryLabel,
  fieldLabel,
  operationText,
  valueText,
} from './audit-labels';

interface AuditTableProps {
  entries: readonly FragmentType<typeof AuditTableFragmentDoc>[];
  isStale: boolean;
  /** Names of categories by id. */
  categories: Categories;
}

type Categories = readonly { id: string; name: string }[];

/** One page of the audit log. */
export function AuditTable({ isStale, categories, ...props }: AuditTableProps) {
  const entries = useFragmentData(AuditTableFragmentDoc, props.entries);
  const columns: readonly Column<AuditTableFragment>[] = [
    {
      name: 'When',
      minWidth: '9rem',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
    {
      name: 'Who',
      minWidth: '8rem',
      cell: ({ actorName, actorEmail, keyName }) => (
        <>
          <b>
            {keyName && `key ${keyName} of `}
            {actorName || 'Unknown'}
          </b>
          <Small>{actorEmail}</Small>
        </>
      ),
    },
    { name: 'What', minWidth: '11rem', cell: (entry) => <Subject entry={entry} /> },
    {
      name: 'Before and after',
      minWidth: '15rem',
      cell: (entry) => <Changes entry={entry} categories={categories} />,
    },
  ];
  return (
    <Top>
      <ListTable
        caption="Audit log"
        columns={columns}
        rows={entries}
        isStale={isStale}
        empty={
          <EmptyState title="Nothing found" picture={<SearchX size={40} strokeWidth={1.5} />}>
            Staff changes appear here. Try adjusting your search or filters.
          </EmptyState>
        }
      />
    </Top>
  );
}

function Subject({ entry }: { entry: AuditTableFragment }) {
  const { label, tone } = ACTION_BADGES[entry.action];
  return (
    <>
      <Row gap={2}>
        <Badge tone={tone}>{label}</Badge>
        <b>
          {entry.entity === 'ORDER' && entry.action !== 'REMOVED' ? (
            <Link to={orderPath(entry.entityId)}>{entryLabel(entry)}</Link>
          ) : (
            entryLabel(entry)
          )}
        </b>
      </Row>
      <Small>
        {entry.entity !== 'SETTINGS' && `${ENTITY_LABELS[entry.entity]} · `}
        Request {entry.requestId.slice(0, 8)}
      </Small>
    </>
  );
}

function Changes({ entry, categories }: { entry: AuditTableFragment; categories: Categories }) {
  return (
    <Listed>
      {entry.changes
        .filter(({ field }) => field !== 'version')
        .map(({ field, before, after }) => (
          <li key={field}>
            {operationText(field, after) ?? (
              <>
                <b>{fieldLabel(field)}</b>{' '}
                {before === 'not kept' ? (
                  'changed (its words are not kept here)'
                ) : (
                  <Change
                    was={valueText(field, before, categories)}
                    is={valueText(field, after, categories)}
                    shown={shownSide(entry.action, before, after)}
                  />
                )}
              </>
            )}
          </li>
        ))}
    </Listed>
  );
}

/** A created record has no value before, a removed one none after. */
function shownSide(action: AuditAction, before: string | null | undefined, after: string | null | undefined) {
  if (action === 'CREATED' || before === 'not recorded') return 'after';
  return action === 'REMOVED' && after == null ? 'before' : 'both';
}

function Change({ was, is, shown }: { was: string; is: string; shown: 'before' | 'after' | 'both' }) {
  if (shown === 'after') return is;
  if (shown === 'before') return <del>{was}</del>;
  return (
    <>
      <del>{was}</del> → <ins>{is}</ins>
    </>
  );
}

/** The entry's details may be long: its other cells align to the top. */
const Top = styled.div`
  tbody tr > * { vertical-align: top; }
`;

const Small = styled.span`display: block; ${type('caption')} color: ${color.textMuted};`;

const Listed = styled.ul`
  display: grid;
  gap: ${space(1)};

  del { color: ${color.textMuted}; text-decoration: line-through; }
  ins { text-decoration: none; }
`;
