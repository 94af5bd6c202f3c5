import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { AuditAction } from '../../apollo/schema.generated';
import { color } from '../../theme/colors';
import { space, type } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { formatDateTime } from '../../ui/formats';
import { AdminTable, TableNote } from '../ui/lists/AdminTable';
import { orderPath } from '../ui/order-path';
import type { AuditRowFragment } from './audit.generated';
import { ACTION_BADGES, ENTITY_LABELS, entryLabel, fieldLabel, valueText } from './audit-labels';

const COLUMNS = ['When', 'Who', 'What', 'Before and after'];

interface AuditTableProps {
  entries: readonly AuditRowFragment[];
  isStale: boolean;
  /** For the names of category ids. */
  categories: Categories;
}

type Categories = readonly { id: string; name: string }[];

/** One page of the audit log. */
export function AuditTable({ entries, isStale, categories }: AuditTableProps) {
  return (
    <AdminTable
      caption="Audit log"
      isStale={isStale}
      head={COLUMNS.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} categories={categories} />
      ))}
      {entries.length === 0 && (
        <TableNote columns={COLUMNS.length}>
          <EmptyState title="Nothing found" picture={<SearchX size={40} strokeWidth={1.5} />}>
            What staff change is listed here. Try adjusting your search or filters.
          </EmptyState>
        </TableNote>
      )}
    </AdminTable>
  );
}

function Entry({ entry, categories }: { entry: AuditRowFragment; categories: Categories }) {
  const { label, tone } = ACTION_BADGES[entry.action];
  return (
    <TopRow>
      <th scope="row">
        <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
      </th>
      <td>
        <b>{entry.actorName || 'Somebody'}</b>
        <Small>{entry.actorEmail}</Small>
      </td>
      <td>
        <Badge tone={tone}>{label}</Badge>
        <Thing>
          {entry.entity === 'ORDER' && entry.action !== 'REMOVED' ? (
            <Link to={orderPath(entry.entityId)}>{entryLabel(entry)}</Link>
          ) : (
            entryLabel(entry)
          )}
        </Thing>
        {entry.entity !== 'SETTINGS' && <Small>{ENTITY_LABELS[entry.entity]}</Small>}
        <Small>Request {entry.requestId.slice(0, 8)}</Small>
      </td>
      <td>
        <Changes>
          {entry.changes
            .filter(({ field }) => field !== 'version')
            .map(({ field, before, after }) => (
              <li key={field}>
                <b>{fieldLabel(field)}</b>{' '}
                <Change
                  was={valueText(field, before, categories)}
                  is={valueText(field, after, categories)}
                  shown={shownSide(entry.action, before, after)}
                />
              </li>
            ))}
        </Changes>
      </td>
    </TopRow>
  );
}

/** A created record has no value before, a removed one none after. */
function shownSide(action: AuditAction, before: string | null | undefined, after: string | null | undefined) {
  if (action === 'CREATED' || before === 'not kept') return 'after';
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

const TopRow = styled.tr`
  && > * { vertical-align: top; }
  > :first-child { min-width: 9rem; }
  > :nth-child(2) { min-width: 8rem; overflow-wrap: anywhere; }
  > :nth-child(3) { min-width: 11rem; overflow-wrap: anywhere; }
  > :last-child { min-width: 15rem; width: 60%; overflow-wrap: anywhere; }
`;

const Small = styled.span`display: block; ${type('caption')} color: ${color.textMuted};`;
const Thing = styled.b`display: block; margin-block-start: ${space(1)};`;

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};

  del { color: ${color.textMuted}; text-decoration: line-through; }
  ins { text-decoration: none; }
`;
