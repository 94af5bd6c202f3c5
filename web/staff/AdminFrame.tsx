import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { lazyOptional } from '../design/lazy-optional';
import { belowDesktop, from, space, type } from '../design/theme/tokens';
import { usePermission } from '../session/permissions';
import { AdminBar } from './AdminBar';
import { AdminSidebar, type TaskCounts } from './AdminSidebar';
import { ADMIN_BAR } from './ui/frame';

const SampleBar = lazyOptional(async () => (await import('./samples/SampleBar')).SampleBar);

interface AdminFrameProps {
  /** False before the client has rendered. */
  isVisitorKnown?: boolean;
  isBusy?: boolean;
  /** Open tasks, for the menu. */
  counts?: TaskCounts;
  children: ReactNode;
}

/** One bar, and a menu beside the page, behind a button on narrow screens; below it another bar while there is sample data. */
export function AdminFrame({ isVisitorKnown = true, isBusy, counts, children }: AdminFrameProps) {
  const hasSettings = usePermission('settings');
  return (
    <Frame>
      <AdminBar isVisitorKnown={isVisitorKnown} />
      <AdminSidebar isVisitorKnown={isVisitorKnown} counts={counts} />
      <Main id="main" tabIndex={-1} aria-busy={isBusy}>
        {children}
      </Main>
      {isVisitorKnown && hasSettings && (
        <Suspense>
          <SampleBar />
        </Suspense>
      )}
    </Frame>
  );
}

const SIDE = '13.5rem';

const Frame = styled.div`
  display: grid;
  grid-template: ${ADMIN_BAR} 1fr auto / minmax(0, 1fr);
  min-height: 100dvh;

  ${from.desktop} { grid-template-columns: ${SIDE} minmax(0, 1fr); }
  @media print { display: block; }
`;

/** Pages use the whole width, for tables with many columns. */
const Main = styled.main`
  min-width: 0;
  ${belowDesktop} { grid-column: 1 / -1; }

  && > * { max-width: none; margin-inline: 0; padding-block: ${space(4)} ${space(8)}; }
  ${from.desktop} { && > * { padding-inline: ${space(6)}; } }
  h1 { ${type('section', 700)} }
`;
