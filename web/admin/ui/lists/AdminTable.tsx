import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { motion, radius, space, type } from '../../../theme/tokens';

interface AdminTableProps {
  /** Accessible name of the table and its scroll region. */
  caption: string;
  /** The `<th scope="col">`s (or `SortHeader`s); `data-number` aligns numbers to the end. */
  head: ReactNode;
  /** Rows of `<tr>`; the first cell is best a `<th scope="row">`, and `data-whole` keeps a cell on one line. */
  children: ReactNode;
  /** While another page or filter is loading. */
  isStale?: boolean;
  /** Shows every row without an inner scroll: for short lists, of which a part would look like all. */
  isWhole?: boolean;
}

/** A dense table with a sticky head; on narrow screens it scrolls inside its frame. */
export function AdminTable({ caption, head, children, isStale = false, isWhole = false }: AdminTableProps) {
  return (
    <Frame role="group" aria-label={caption} tabIndex={0} aria-busy={isStale} $isWhole={isWhole}>
      <Table aria-label={caption}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Frame>
  );
}

/** One row in place of the list: an EmptyState, an ErrorPanel. */
export function TableNote({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr data-note="true">
      <td colSpan={columns}>
        <InSight>{children}</InSight>
      </td>
    </tr>
  );
}

const Frame = styled.div<{ $isWhole: boolean }>`
  position: relative; /* contains visually hidden text of the rows, which would widen the page */
  max-height: ${({ $isWhole }) => ($isWhole ? 'none' : '85dvh')};
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  transition: border-color ${motion.calm};

  &[aria-busy='true'] { border-color: ${color.accent}; cursor: progress; } /* text that fades is too faint to read */
  &[aria-busy='true'] [data-note] { visibility: hidden; } /* the note is about the previous query */
`;

/** At most as wide as the window, and sticky when the table scrolls. */
const InSight = styled.div`
  position: sticky;
  inset-inline-start: ${space(3)};
  max-width: calc(100vw - ${space(16)});
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${type('small')}

  th, td {
    padding: ${space(2.5)} ${space(3)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: middle;
  }

  tbody tr:last-child > * { border-block-end: 0; }
  [data-number] { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  [data-whole] { white-space: nowrap; }
  [data-fluid] { width: 50%; max-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  tbody th { font-weight: 600; }
  tbody tr:not([data-note]):hover { background: ${color.surface}; }
  tbody tr:has(:focus-visible) { box-shadow: inset 3px 0 ${color.accent}; }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${color.surfaceSunken};
    ${type('caption', 600)}
    color: ${color.textMuted};
    white-space: nowrap;
  }
`;
