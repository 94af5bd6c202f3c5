import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Page } from '../../design/page/Page';
import { Text } from '../../design/Text';
import { from, space } from '../../design/theme/tokens';
import { PageHeading } from '../../lib/page/PageHeading';

interface PaymentLayoutProps {
  /** Title of a resumed payment; absent at the checkout. */
  title?: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A form column with the summary beside it; on narrow screens the summary comes first. */
export function PaymentLayout({ title, summary, children }: PaymentLayoutProps) {
  return (
    <Page>
      <PageHeading title={title} />
      {!title && <Text tone="textMuted">You won't be charged until you press Pay.</Text>}
      <Columns>
        <Beside>{summary}</Beside>
        <Main>{children}</Main>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  margin-block-start: ${space(4)};

  ${from.desktop} { margin-block-start: ${space(6)}; grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem); gap: ${space(10)}; }
`;

const Beside = styled.div`
  ${from.desktop} {
    order: 1;
    position: sticky;
    inset-block-start: ${space(24)};
    align-self: start;
  }
`;

const Main = styled.div`min-width: 0;`;
