import { useMemo, useState } from 'react';
import type { OrderRowFragment } from '../list/orders.generated';

/** Selected orders. */
export interface SelectedOrders {
  /** Those on other pages as last seen. */
  readonly selected: readonly OrderRowFragment[];
  readonly selectedOnPage: readonly OrderRowFragment[];
  readonly isSelected: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Selects all orders of this page, or none. */
  readonly toggleAll: () => void;
  readonly select: (orders: readonly OrderRowFragment[]) => void;
}

/** The selected orders across pages of one list; other filters start a new selection. */
export function useSelectedOrders(onPage: readonly OrderRowFragment[], list: string): SelectedOrders {
  const [selection, setSelection] = useState<{
    readonly list: string;
    readonly orders: readonly OrderRowFragment[];
  }>({ list, orders: [] });
  const selected = useMemo(
    () => (selection.list === list ? asOnPage(selection.orders, onPage) : []),
    [selection, list, onPage],
  );
  const isSelected = (id: string) => selected.some((order) => order.id === id);
  const select = (orders: readonly OrderRowFragment[]) => setSelection({ list, orders });
  const selectedOnPage = onPage.filter(({ id }) => isSelected(id));

  return {
    ...{ selected, selectedOnPage, isSelected, select },
    toggle: (id) =>
      select(
        isSelected(id)
          ? selected.filter((order) => order.id !== id)
          : [...selected, ...onPage.filter((order) => order.id === id)],
      ),
    toggleAll: () => {
      const elsewhere = selected.filter(({ id }) => !onPage.some((order) => order.id === id));
      select(selectedOnPage.length === onPage.length ? elsewhere : [...elsewhere, ...onPage]);
    },
  };
}

/** With the newest versions of orders on this page. */
function asOnPage(
  orders: readonly OrderRowFragment[],
  onPage: readonly OrderRowFragment[],
): readonly OrderRowFragment[] {
  const shown = new Map(onPage.map((order) => [order.id, order]));
  return orders.map((order) => shown.get(order.id) ?? order);
}
