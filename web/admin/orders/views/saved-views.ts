import { changeDesk, currentDesk, type SavedView } from '../../ui/desk';
import { ORDERS_FILTERS, type OrdersFilters } from '../filters/orders-filters';

export const VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 40;

/** What a view holds of the address: filters and sorting, neither the page nor its size. */
export function viewQuery(filters: OrdersFilters): string {
  const { page, size, order } = ORDERS_FILTERS.initial;
  return ORDERS_FILTERS.write({ ...filters, page, size, order }).toString();
}

/** The address of a view's list, with as many rows as now. */
export function viewPath({ query }: SavedView, { size }: OrdersFilters): string {
  const filters = ORDERS_FILTERS.read(new URLSearchParams(query));
  return `/admin/orders?${ORDERS_FILTERS.write({ ...filters, size })}`;
}

/** The view whose filters hold; of an older product's views those that still read the same. */
export function heldView(views: readonly SavedView[], filters: OrdersFilters): SavedView | undefined {
  const query = viewQuery(filters);
  return views.find((view) => viewQuery(ORDERS_FILTERS.read(new URLSearchParams(view.query))) === query);
}

/** Why a view cannot have this name; null when it can. `renamed` is the view that has another name now. */
export function refuseName(views: readonly SavedView[], name: string, renamed?: SavedView): string | null {
  if (!name.trim()) return 'Enter a name for the view';
  const isTaken = (view: SavedView) =>
    view !== renamed && view.name.toLowerCase() === name.trim().toLowerCase();
  return views.some(isTaken) ? 'Another view has this name' : null;
}

/** Saves the filters by a name; in alphabetical order. */
export function saveView(name: string, filters: OrdersFilters): void {
  store([...currentDesk().views, { name: name.trim(), query: viewQuery(filters) }]);
}

export function renameView(renamed: SavedView, name: string): void {
  store(
    currentDesk().views.map((view) => (view.name === renamed.name ? { ...view, name: name.trim() } : view)),
  );
}

export function deleteView({ name }: SavedView): void {
  store(currentDesk().views.filter((view) => view.name !== name));
}

/** Puts a deleted view back. */
export function restoreView(view: SavedView): void {
  store([...currentDesk().views.filter(({ name }) => name !== view.name), view]);
}

function store(views: readonly SavedView[]): void {
  changeDesk({
    views: views.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB')).slice(0, VIEWS_MAX),
  });
}
