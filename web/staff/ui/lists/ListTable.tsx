import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { AdminTable, TableNote } from './AdminTable';
import { RowCheckbox } from './RowCheckbox';
import { SortHeader } from './SortHeader';
import type { Selection } from './use-selection';

export interface Column<Row, Sort extends string = string> {
  readonly name: string;
  /** The cell; the first column names the row. */
  readonly cell: (row: Row) => ReactNode;
  readonly sort?: SortBy<Sort>;
  /** The header is visually hidden. */
  readonly isNameHidden?: boolean;
  /** A number, aligned to the end. */
  readonly isNumber?: boolean;
  /** Without line breaks. */
  readonly isWhole?: boolean;
  /** Takes what the other columns leave; text that is too long ends in dots. */
  readonly isFluid?: boolean;
  /** Long words break instead of widening it. */
  readonly minWidth?: string;
}

interface SortBy<Sort> {
  readonly ascending: Sort;
  readonly descending: Sort;
  /** The sorting of the first press. */
  readonly first: 'ascending' | 'descending';
}

interface ListTableProps<Row, Sort extends string> {
  caption: string;
  columns: readonly Column<Row, Sort>[];
  rows: readonly Row[];
  isStale?: boolean;
  /** Stays a table where there is little room. */
  isAlwaysTable?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Rows are selectable. */
  selection?: RowSelection<Row> | undefined;
  /** Shown in a table without rows. */
  empty?: ReactNode;
}

interface RowSelection<Row>
  extends Pick<Selection<Row>, 'selectedOnPage' | 'isSelected' | 'toggle' | 'toggleAll'> {
  readonly labelAll: string;
  readonly labelOf: (row: Row) => string;
}

/** A page of rows as a table, as cards where there is little room. */
export function ListTable<Row extends { readonly id: string }, Sort extends string = never>({
  caption,
  columns,
  rows,
  sort,
  onSort,
  selection,
  empty,
  isAlwaysTable = false,
  ...table
}: ListTableProps<Row, Sort>) {
  const [naming, ...others] = columns;
  return (
    <AdminTable
      caption={caption}
      hasCards={!isAlwaysTable}
      {...table}
      head={
        <>
          {selection && (
            <th scope="col">
              <RowCheckbox
                label={selection.labelAll}
                isSelected={selection.selectedOnPage.length === rows.length}
                isIndeterminate={selection.selectedOnPage.length > 0}
                onToggle={selection.toggleAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.name} column={column} sort={sort} onSort={onSort} />
          ))}
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.id} data-selected={selection?.isSelected(row.id) || undefined}>
          {selection && (
            <td data-tick>
              <RowCheckbox
                label={selection.labelOf(row)}
                isSelected={selection.isSelected(row.id)}
                onToggle={() => selection.toggle(row.id)}
              />
            </td>
          )}
          {naming && (
            <Cell as="th" scope="row" {...lookOf(naming)}>
              {naming.cell(row)}
            </Cell>
          )}
          {others.map((column) => (
            <Cell
              key={column.name}
              data-label={column.isNameHidden ? undefined : column.name}
              {...lookOf(column)}
            >
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
      {rows.length === 0 && empty && (
        <TableNote columns={columns.length + (selection ? 1 : 0)}>{empty}</TableNote>
      )}
    </AdminTable>
  );
}

interface HeadProps<Row, Sort extends string> {
  column: Column<Row, Sort>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function Head<Row, Sort extends string>({ column, sort, onSort }: HeadProps<Row, Sort>) {
  const { name, isNameHidden, isNumber, sort: by } = column;
  if (!by || !onSort)
    return (
      <th scope="col" data-number={isNumber || undefined}>
        {isNameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      </th>
    );
  const direction = DIRECTIONS.find((one) => by[one] === sort);
  const second = by.first === 'ascending' ? 'descending' : 'ascending';
  return (
    <SortHeader
      label={name}
      direction={direction}
      isNumber={isNumber}
      onSort={() => onSort(by[direction === by.first ? second : by.first])}
    />
  );
}

const DIRECTIONS = ['ascending', 'descending'] as const;

function lookOf({ isNumber, isWhole, isFluid, minWidth }: Column<never>) {
  return {
    'data-number': isNumber || undefined,
    'data-whole': isWhole || undefined,
    'data-fluid': isFluid || undefined,
    $minWidth: minWidth,
  };
}

const Cell = styled.td<{ $minWidth: string | undefined }>`
  ${({ $minWidth }) => $minWidth && `min-width: ${$minWidth}; overflow-wrap: break-word;`}
`;
