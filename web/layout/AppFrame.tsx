import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { bottomBar, layer, radius, space } from '../theme/tokens';
import { RefundPromiseContext } from '../ui/refund-promise';
import { SiteNameContext } from '../ui/site-name';
import { Footer } from './Footer';
import { useFrameQuery } from './frame.generated';
import { Header } from './Header';
import { RetryNotice } from './RetryNotice';
import { useReturnToLogin } from './use-return-to-login';

/** Header, page and footer; what stays while pages change. */
export function AppFrame() {
  const { data } = useFrameQuery();
  const isLoadingPage = useNavigation().state === 'loading';
  const store = data?.store;
  useReturnToLogin();

  return (
    <SiteNameContext value={store?.name ?? ''}>
      <RefundPromiseContext value={store?.refundText ?? ''}>
        <SkipLink href="#main">Skip to content</SkipLink>
        {isLoadingPage && <LoadingLine aria-hidden="true" />}
        <Column>
          <Header phone={store?.phone} promotion={store?.promotion} />
          <Main id="main" tabIndex={-1} aria-busy={isLoadingPage}>
            <Outlet />
          </Main>
          <Footer phone={store?.phone} socialLinks={store?.socialLinks ?? []} />
        </Column>
        <RetryNotice />
        <ScrollRestoration />
      </RefundPromiseContext>
    </SiteNameContext>
  );
}

const Column = styled.div`
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  min-height: calc(100dvh - ${bottomBar});
`;

const Main = styled.main`min-width: 0;`;

const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${space(2)};
  inset-inline-start: ${space(2)};
  z-index: ${layer.toast};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &:not(:focus) { translate: 0 -200%; }
`;

const LoadingLine = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.toast};
  height: 3px;
  background: ${color.accent};
`;
