import { useState } from 'react';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Stack } from '../../../design/Stack';
import { Money } from '../../../lib/formats/Money';
import { ChoiceFilter } from '../../../lib/lists/ChoiceFilter';
import { ResultRange } from '../../../lib/lists/ResultRange';
import type { Parts } from '../../../workbench/parts';
import { type Column, ListTable } from './ListTable';
import { RowActions } from './RowActions';
import { SelectionBar } from './SelectionBar';
import { StatTiles, StatTilesSkeleton } from './StatTiles';
import { Toolbar } from './Toolbar';

const STATUSES = { open: 'Open', done: 'Done' } as const;

interface Row {
  readonly id: string;
  readonly city: string;
  readonly pence: number;
}
type Sort = 'CHEAPEST' | 'DEAREST';

const ROWS: readonly Row[] = [
  { id: 'HL-100001', city: 'Perth', pence: 26_600 },
  { id: 'HL-100002', city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', pence: 1_234_500 },
];

const COLUMNS: readonly Column<Row, Sort>[] = [
  { name: 'Order', cell: ({ id }) => id, isWhole: true },
  { name: 'City', cell: ({ city }) => city, minWidth: '12rem' },
  { name: 'Status', cell: () => <Badge tone="good">Delivered</Badge> },
  {
    name: 'Amount',
    cell: ({ pence }) => <Money pence={pence} />,
    isNumber: true,
    sort: { ascending: 'CHEAPEST', descending: 'DEAREST', first: 'descending' },
  },
  {
    name: 'Actions',
    isNameHidden: true,
    cell: ({ id }) => (
      <RowActions>
        <Button variant="quiet" aria-label={`Edit ${id}`}>
          Edit
        </Button>
      </RowActions>
    ),
  },
];

export const parts: Parts = {
  title: 'Lists of staff',
  examples: {
    Table: function Table() {
      const [sort, setSort] = useState<Sort>('DEAREST');
      return (
        <Stack>
          <ListTable caption="Orders" columns={COLUMNS} rows={ROWS} sort={sort} onSort={setSort} />
          <ListTable caption="Orders, while others are read" columns={COLUMNS} rows={ROWS} isStale />
          <ListTable
            caption="No orders"
            columns={COLUMNS}
            rows={[]}
            empty={<EmptyState title="No orders found" />}
          />
        </Stack>
      );
    },
    'Table with selection': function Selectable() {
      const [selected, setSelected] = useState<readonly string[]>(['HL-100001']);
      const toggle = (id: string) =>
        setSelected((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
      return (
        <Stack>
          <ListTable
            caption="Orders to select"
            columns={COLUMNS}
            rows={ROWS}
            selection={{
              labelAll: 'Select all orders',
              labelOf: ({ id }) => `Select ${id}`,
              selectedOnPage: ROWS.filter(({ id }) => selected.includes(id)),
              isSelected: (id) => selected.includes(id),
              toggle,
              toggleAll: () => setSelected(selected.length === ROWS.length ? [] : ROWS.map(({ id }) => id)),
            }}
          />
          <SelectionBar
            label="Selected orders"
            text={`${selected.length} selected`}
            onClear={() => setSelected([])}
          >
            <Button variant="secondary">Change status</Button>
          </SelectionBar>
        </Stack>
      );
    },
    'Toolbar and range': function Filters() {
      const [status, setStatus] = useState<'' | keyof typeof STATUSES>('');
      return (
        <Stack>
          <Toolbar role="search" aria-label="Filter orders">
            <Field label="Find">
              <TextInput type="search" />
            </Field>
            <ChoiceFilter
              label="Status"
              any="All statuses"
              value={status}
              choices={STATUSES}
              onChange={setStatus}
            />
            <Button variant="quiet">Clear filters</Button>
          </Toolbar>
          <ResultRange info={{ page: 2, pageSize: 20, total: 5193, totalPages: 260 }} />
          <ResultRange info={{ page: 1, pageSize: 20, total: 0, totalPages: 0 }} />
        </Stack>
      );
    },
    Totals: () => (
      <Stack>
        <StatTiles
          stats={[
            { name: 'Orders', figure: '5,193' },
            { name: 'Revenue', figure: '£1,234,500.00', note: 'without refunds' },
            { name: 'Waiting', figure: '0' },
          ]}
        />
        <StatTilesSkeleton />
      </Stack>
    ),
  },
};
