import { useMemo, useState } from 'react';

/** Selected rows of a list. */
export interface Selection {
  readonly selected: readonly string[];
  readonly isSelected: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  readonly toggleAll: () => void;
  readonly select: (ids: readonly string[]) => void;
}

/** The selected ids of this page; what is no longer on the page is not selected. */
export function useSelection(idsOnPage: readonly string[]): Selection {
  const [selectedIds, select] = useState<readonly string[]>([]);
  const selected = useMemo(
    () => idsOnPage.filter((id) => selectedIds.includes(id)),
    [idsOnPage, selectedIds],
  );

  return {
    ...{ selected, select },
    isSelected: (id) => selected.includes(id),
    toggle: (id) => select(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]),
    toggleAll: () => select(selected.length === idsOnPage.length ? [] : idsOnPage),
  };
}
