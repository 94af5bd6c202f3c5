import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { LoadingBar } from '../../../design/feedback/LoadingBar';
import { lazyOptional } from '../../../design/lazy-optional';
import { DropPanel } from '../DropPanel';
import { useDesk } from '../desk';
import { heldView, type ViewedList, viewsOf } from './saved-views';

const ViewsPanel = lazyOptional(async () => (await import('./ViewsPanel')).ViewsPanel);

interface SavedViewsProps<F> {
  list: ViewedList<F>;
  filters: F;
}

/** The saved views of a list; the button has the name of the one whose filters hold. */
export function SavedViews<F>({ list, filters }: SavedViewsProps<F>) {
  const views = viewsOf(useDesk().views, list);
  return (
    <DropPanel
      button={
        <>
          <Bookmark aria-hidden="true" size={18} />
          {heldView(list, views, filters)?.name ?? 'Views'}
        </>
      }
    >
      <Suspense fallback={<LoadingBar />}>
        <ViewsPanel list={list as ViewedList<unknown>} filters={filters} />
      </Suspense>
    </DropPanel>
  );
}
