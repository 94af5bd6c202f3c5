import { styled } from 'styled-components';
import { from, space } from '../../theme/tokens';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';

/** Skeleton of an order. */
export function OrderLoading() {
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Your order" />
        <Loading label="Loading order...">
          <Stack gap={6}>
            <Skeleton height="7rem" />
            <Columns>
              <Skeleton height="20rem" />
              <Skeleton height="20rem" />
            </Columns>
          </Stack>
        </Loading>
      </Stack>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${from.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;
