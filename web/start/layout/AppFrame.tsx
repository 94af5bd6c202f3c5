import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIsRetrying } from '../../data/links/retry-state';
import { LoadingBar } from '../../design/feedback/LoadingBar';
import { BelowFold } from '../../design/page/BelowFold';
import { SkipLink } from '../../design/page/SkipLink';
import { color } from '../../design/theme/colors';
import { bottomBar, layer, radius, shadow, space, type } from '../../design/theme/tokens';
import { useShop } from '../../lib/shop/shop';
import { Footer } from './Footer';
import { Header } from './Header';

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
      {isLoadingPage && <LoadingBar />}
      {isFramed ? (
        <Outlet />
      ) : (
        <Column>
          <Header phone={shop?.phone} isVisitorKnown={isVisitorKnown} />
          <Main id="main" tabIndex={-1} aria-busy={isLoadingPage}>
            <Outlet />
          </Main>
          {footer}
        </Column>
      )}
      <RetryNotice />
      <ScrollRestoration />
    </>
  );
}

const footer = (
  <BelowFold>
    <Footer />
  </BelowFold>
);

const Column = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: calc(100dvh - ${bottomBar});
`;

const Main = styled.main`min-width: 0;`;

/** Shown while a call is slow, or is retried because the server is busy or restarting. */
function RetryNotice() {
  const isRetrying = useIsRetrying();
  return <div role="status">{isRetrying && <LateMessage />}</div>;
}

/** A retry that succeeds at once needs no message; added late, so that it is announced. */
const QUIET_MS = 800;

function LateMessage() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Message>This is taking longer than usual. Still trying…</Message>;
}

const Message = styled.p`
  position: fixed;
  inset-block-end: calc(${bottomBar} + ${space(4)});
  inset-inline: ${space(4)};
  z-index: ${layer.toast};
  width: fit-content;
  margin-inline: auto;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  ${type('small', 600)}
`;
