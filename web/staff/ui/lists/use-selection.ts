import { useMemo, useState } from 'react';

/** Selected rows of a list. */
export interface Selection<Row> {
  /** Those on other pages as last seen. */
  readonly selected: readonly Row[];
  readonly selectedOnPage: readonly Row[];
  readonly isSelected: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects all rows of this page, or none. */
  readonly toggleAll: () => void;
  readonly select: (rows: readonly Row[]) => void;
}

/** The selected rows across pages of one list; another `list` (other filters) starts a new selection. */
export function useSelection<Row extends { readonly id: string }>(
  onPage: readonly Row[],
  list = '',
): Selection<Row> {
  const [selection, setSelection] = useState<{
    readonly list: string;
    readonly rows: readonly Row[];
  }>({ list, rows: [] });
  const selected = useMemo(
    () => (selection.list === list ? asOnPage(selection.rows, onPage) : []),
    [selection, list, onPage],
  );
  const isSelected = (id: string) => selected.some((row) => row.id === id);
  const select = (rows: readonly Row[]) => setSelection({ list, rows });
  const selectedOnPage = onPage.filter(({ id }) => isSelected(id));

  return {
    ...{ selected, selectedOnPage, isSelected, select },
    toggle: (id) =>
      select(
        isSelected(id)
          ? selected.filter((row) => row.id !== id)
          : [...selected, ...onPage.filter((row) => row.id === id)],
      ),
    toggleAll: () => {
      const elsewhere = selected.filter(({ id }) => !onPage.some((row) => row.id === id));
      select(selectedOnPage.length === onPage.length ? elsewhere : [...elsewhere, ...onPage]);
    },
  };
}

/** With the newest versions of rows on this page. */
function asOnPage<Row extends { readonly id: string }>(
  rows: readonly Row[],
  onPage: readonly Row[],
): readonly Row[] {
  const shown = new Map(onPage.map((row) => [row.id, row]));
  return rows.map((row) => shown.get(row.id) ?? row);
}
