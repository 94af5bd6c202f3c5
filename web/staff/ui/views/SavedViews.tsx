import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { LoadingBar } from '../../../design/feedback/LoadingBar';
import { lazyOptional } from '../../../design/lazy-optional';
import { Dropdown } from '../Dropdown';
import { usePreferences } from '../staff-preferences';
import { activeView, type ViewedList, viewsOf } from './saved-views';

const ViewsPanel = lazyOptional(async () => (await import('./ViewsPanel')).ViewsPanel);

interface SavedViewsProps<F> {
  list: ViewedList<F>;
  filters: F;
}

/** The saved views of a list; the button has the name of the one whose filters hold. */
export function SavedViews<F>({ list, filters }: SavedViewsProps<F>) {
  const views = viewsOf(usePreferences().views, list);
  return (
    <Dropdown
      button={
        <>
          <Bookmark aria-hidden="true" size={18} />
          {activeView(list, views, filters)?.name ?? 'Views'}
        </>
      }
    >
      <Suspense fallback={<LoadingBar />}>
        <ViewsPanel list={list as ViewedList<unknown>} filters={filters} />
      </Suspense>
    </Dropdown>
  );
}
