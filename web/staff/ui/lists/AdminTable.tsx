import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { motion, radius, space, type } from '../../../design/theme/tokens';
import { ADMIN_BAR } from '../frame';

interface AdminTableProps {
  /** Accessible name of the table and its scroll region. */
  caption: string;
  /** The `<th scope="col">`s (or `SortHeader`s); `data-number` aligns numbers to the end. */
  head: ReactNode;
  /** Rows of `<tr>`; the first cell is best a `<th scope="row">`, and `data-whole` keeps a cell on one line. */
  children: ReactNode;
  /** While another page or filter is loading. */
  isStale?: boolean;
  /** Cards where there is little room, or only on a phone; other tables scroll sideways inside their frame. */
  hasCards?: boolean | 'on a phone';
}

/** A dense table; the head of one with cards stays below the bar. */
export function AdminTable({ caption, head, children, isStale = false, hasCards = false }: AdminTableProps) {
  return (
    <Frame
      role="group"
      aria-label={caption}
      tabIndex={0}
      aria-busy={isStale}
      data-cards={hasCards === true || undefined}
      data-phone-cards={hasCards === 'on a phone' || undefined}
    >
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

const Frame = styled.div`
  position: relative; /* contains visually hidden text of the rows, which would widen the page */
  overflow-x: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  transition: border-color ${motion.calm};

  &[data-cards] { container-type: inline-size; overflow: visible; }
  &[data-phone-cards] { container-type: inline-size; }
  &[data-cards] thead th { inset-block-start: ${ADMIN_BAR}; }
  thead th:first-child { border-start-start-radius: ${radius.large}; }
  thead th:last-child { border-start-end-radius: ${radius.large}; }
  tbody tr:last-child > :first-child { border-end-start-radius: ${radius.large}; }
  tbody tr:last-child > :last-child { border-end-end-radius: ${radius.large}; }
  &[aria-busy='true'] { border-color: ${color.accent}; cursor: progress; } /* text that fades is too faint to read */
  &[aria-busy='true'] [data-note] { visibility: hidden; } /* the note is about the previous query */
`;

/** At most as wide as the window, and sticky when the table scrolls. */
const InSight = styled.div`
  position: sticky;
  inset-inline-start: ${space(3)};
  max-width: calc(100vw - ${space(16)});
`;

/** Turns each row into a card with the names of its columns; the head keeps its buttons. */
const asCards = (widest: string) => css`
  @container (max-width: ${widest}) {
    &, thead, tbody, tr, th, td { display: block; }

    thead tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 ${space(4)}; }
    thead th { position: static; border: 0; background: none; }
    thead th:not(:has(button, input)) { display: none; }

    tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
    }

    thead:has(button, input) + tbody { border-block-start: 1px solid ${color.line}; }
    tbody tr { position: relative; padding: ${space(3)} ${space(4)}; border-block-end: 1px solid ${color.line}; }
    tbody tr[data-note] { grid-column: 1 / -1; border: 0; }
    tbody tr > * { width: auto; min-width: 0; padding: ${space(1)} 0; border: 0; text-align: start; overflow-wrap: anywhere; }
    tbody tr > [data-whole] { white-space: normal; }
    tbody tr > [data-tick] { position: absolute; inset: ${space(2)} ${space(4)} auto auto; }
    tbody tr > :empty { display: none; }

    tbody tr > [data-label] {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: 0 ${space(3)};

      &::before {
        content: attr(data-label);
        grid-row: 1 / span 9;
        ${type('caption', 500)}
        color: ${color.textMuted};
      }

      > * { grid-column: 2; justify-self: start; }
    }
  }
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

  [data-cards] > & { ${asCards('54rem')} }
  [data-phone-cards] > & { ${asCards('26rem')} }
`;
