import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { bottomBar } from '../theme/tokens';
import { LoadingLine } from '../ui/feedback/LoadingLine';
import { SkipLink } from '../ui/page/SkipLink';
import { useShop } from '../ui/shop/shop';
import { Footer } from './Footer';
import { Header } from './Header';
import { RetryNotice } from './RetryNotice';

/** A route whose pages bring a frame of their own. */
interface FramedRoute {
  readonly isFramed?: true;
}

/**
 * Header, page and footer; stays mounted across pages. Links that depend on the visitor are hidden until the visitor is
 * known. Pages of staff have a frame of their own instead.
 */
export function AppFrame({ isVisitorKnown = true }: { isVisitorKnown?: boolean }) {
  const isLoadingPage = useNavigation().state === 'loading';
  const isFramed = useMatches().some(({ handle }) => (handle as FramedRoute | undefined)?.isFramed);
  const { shop } = useShop();

  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {isLoadingPage && <LoadingLine />}
      {isFramed ? (
        <Outlet />
      ) : (
        <Column>
          <Header phone={shop?.phone} isVisitorKnown={isVisitorKnown} />
          <Main id="main" tabIndex={-1} aria-busy={isLoadingPage}>
            <Outlet />
          </Main>
          <Footer phone={shop?.phone} company={shop?.company} socialLinks={shop?.socialLinks ?? []} />
        </Column>
      )}
      <RetryNotice />
      <ScrollRestoration />
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: calc(100dvh - ${bottomBar});
`;

const Main = styled.main`min-width: 0;`;
