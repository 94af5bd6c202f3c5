import type { FilterSet } from '../../../lib/lists/filters';
import { currentPreferences, type SavedView, updatePreferences } from '../staff-preferences';

export const VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 40;

/** A list whose filters can be saved by name. */
export interface ViewedList<F> {
  /** Of its page. */
  readonly path: string;
  readonly set: FilterSet<F>;
}

/** The views of one list. */
export function viewsOf<F>(views: readonly SavedView[], { path }: ViewedList<F>): SavedView[] {
  return views.filter((view) => view.path === path);
}

/** The part of the address that a view stores: filters and sorting, neither the page nor its size. */
export function viewQuery<F>({ set }: ViewedList<F>, filters: F): string {
  return set.write(set.view(filters)).toString();
}

/** The address of a view's list, with as many rows as now. */
export function viewPath<F>({ path, set }: ViewedList<F>, { query }: SavedView, now: F): string {
  return `${path}?${set.write(set.view(set.read(new URLSearchParams(query)), now))}`;
}

/** The view of a list whose filters hold; of an older product's views those that still read the same. */
export function activeView<F>(
  list: ViewedList<F>,
  views: readonly SavedView[],
  filters: F,
): SavedView | undefined {
  const query = viewQuery(list, filters);
  return views.find((view) => viewQuery(list, list.set.read(new URLSearchParams(view.query))) === query);
}

/** Why a view cannot have this name; null when it can. `renamed` is the view that has another name now. */
export function nameProblem(views: readonly SavedView[], name: string, renamed?: SavedView): string | null {
  if (!name.trim()) return 'Enter a name for the view';
  const isTaken = (view: SavedView) =>
    view !== renamed && view.name.toLowerCase() === name.trim().toLowerCase();
  return views.some(isTaken) ? 'Another view has this name' : null;
}

/** Saves the filters by a name; in alphabetical order. */
export function saveView<F>(list: ViewedList<F>, name: string, filters: F): void {
  store([
    ...currentPreferences().views,
    { name: name.trim(), path: list.path, query: viewQuery(list, filters) },
  ]);
}

export function renameView(renamed: SavedView, name: string): void {
  store([...withoutView(renamed), { ...renamed, name: name.trim() }]);
}

export function deleteView(view: SavedView): void {
  store(withoutView(view));
}

/** Puts a deleted view back. */
export function restoreView(view: SavedView): void {
  store([...withoutView(view), view]);
}

function withoutView({ name, path }: SavedView): SavedView[] {
  return currentPreferences().views.filter((view) => view.path !== path || view.name !== name);
}

function store(views: readonly SavedView[]): void {
  updatePreferences({
    views: views.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB')),
  });
}
