import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { LoadingLine } from '../../../ui/feedback/LoadingLine';
import { lazyOrNothing } from '../../../ui/lazy-or-nothing';
import { DropPanel } from '../../ui/DropPanel';
import { useDesk } from '../../ui/desk';
import type { OrdersFilters } from '../filters/orders-filters';
import { heldView } from './saved-views';

const ViewsPanel = lazyOrNothing(async () => (await import('./ViewsPanel')).ViewsPanel);

/** The saved views of the list; the button has the name of the one whose filters hold. */
export function SavedViews({ filters }: { filters: OrdersFilters }) {
  const { views } = useDesk();
  return (
    <DropPanel
      button={
        <>
          <Bookmark aria-hidden="true" size={18} />
          {heldView(views, filters)?.name ?? 'Views'}
        </>
      }
    >
      <Suspense fallback={<LoadingLine />}>
        <ViewsPanel filters={filters} />
      </Suspense>
    </DropPanel>
  );
}
