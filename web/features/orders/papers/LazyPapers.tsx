import { Suspense } from 'react';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { lazyOptional } from '../../../design/lazy-optional';
import { TitledPanel } from '../../../design/TitledPanel';
import type { PapersPanelProps } from './PapersPanel';

const PapersPanel = lazyOptional(() => import('./PapersPanel').then((module) => module.PapersPanel));

/** The papers for customs of an order, whose code loads after its page, into a reserved space. */
export function LazyPapers(props: PapersPanelProps) {
  const place = (
    <TitledPanel id="papers" title="Papers for customs" isCollapsible={props.isFoldable} hint=" ">
      <Loading label="Loading papers...">
        <Skeleton height="16rem" />
      </Loading>
    </TitledPanel>
  );
  return (
    <Suspense fallback={place}>
      <PapersPanel {...props} />
    </Suspense>
  );
}
