import { useState } from 'react';
import { formatCount, formatPounds } from '../../../lib/formats/formats';
import { AdminTable } from '../../ui/lists/AdminTable';
import { SortHeader } from '../../ui/lists/SortHeader';
import type { Step } from './figures-steps';

interface FiguresTableProps {
  caption: string;
  /** The heading of its rows: "Day", "Destination". */
  stepName: string;
  steps: readonly Step[];
}

interface Sorting {
  readonly by: 'revenuePence' | 'orders';
  readonly direction: 'ascending' | 'descending';
}

/** A chart's values; a column header sorts descending, then ascending, then in chart order. */
export function FiguresTable({ caption, stepName, steps }: FiguresTableProps) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const header = (label: string, by: Sorting['by']) => {
    const direction = sorting?.by === by ? sorting.direction : undefined;
    return (
      <SortHeader
        label={label}
        direction={direction}
        onSort={() => setSorting(direction === 'ascending' ? null : { by, direction: after(direction) })}
        isNumber
      />
    );
  };
  return (
    <AdminTable
      caption={caption}
      hasCards="on a phone"
      head={
        <>
          <th scope="col">{stepName}</th>
          {header('Revenue', 'revenuePence')}
          {header('Orders', 'orders')}
        </>
      }
    >
      {sorted(steps, sorting).map(({ name, revenuePence, orders }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-number data-label="Revenue">
            {formatPounds(revenuePence)}
          </td>
          <td data-number data-label="Orders">
            {formatCount(orders)}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

function after(direction: Sorting['direction'] | undefined): Sorting['direction'] {
  return direction === 'descending' ? 'ascending' : 'descending';
}

function sorted(steps: readonly Step[], sorting: Sorting | null): readonly Step[] {
  if (!sorting) return steps;
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return steps.toSorted((one, other) => sign * (one[sorting.by] - other[sorting.by]));
}
