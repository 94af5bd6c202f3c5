import { formatCount, formatPounds } from '../../lib/formats/formats';
import { type Column, ListTable } from '../ui/lists/ListTable';
import type { AccountsSumsFragment } from './AccountsSums.generated';
import { KIND_LABELS } from './accounts-labels';

interface AccountsSumsProps {
  sums: readonly AccountsSumsFragment[];
  isStale: boolean;
}

/** The sums of a month by kind, and in all. */
export function AccountsSums({ sums, isStale }: AccountsSumsProps) {
  const rows = sums.map((sum) => ({ ...amountsOf([sum]), id: sum.kind, name: KIND_LABELS[sum.kind] }));
  const all = { ...amountsOf(sums), id: 'all', name: 'All documents' };
  return <ListTable caption="Sums of the month" columns={COLUMNS} rows={[...rows, all]} isStale={isStale} />;
}

interface SumRow {
  readonly id: string;
  readonly name: string;
  readonly documents: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

const COLUMNS: readonly Column<SumRow>[] = [
  { name: 'Kind', cell: ({ name }) => name },
  { name: 'Documents', isNumber: true, cell: ({ documents }) => formatCount(documents) },
  { name: 'Net', isNumber: true, cell: ({ net }) => formatPounds(net) },
  { name: 'VAT', isNumber: true, cell: ({ vat }) => formatPounds(vat) },
  { name: 'Gross', isNumber: true, cell: ({ gross }) => formatPounds(gross) },
];

function amountsOf(sums: readonly AccountsSumsFragment[]) {
  const add = (part: (sum: AccountsSumsFragment) => number) => sums.reduce((sum, one) => sum + part(one), 0);
  return {
    documents: add(({ documents }) => documents),
    net: add(({ net }) => net.minorUnits),
    vat: add(({ vat }) => vat.minorUnits),
    gross: add(({ gross }) => gross.minorUnits),
  };
}
