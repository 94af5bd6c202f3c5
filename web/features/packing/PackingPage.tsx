import { useParams, useSearchParams } from 'react-router-dom';
import { errorCode } from '../../data/error-message';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Panel } from '../../design/Panel';
import { BackLink } from '../../design/page/BackLink';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { readPage } from '../../lib/lists/url-params';
import { PageHeading } from '../../lib/page/PageHeading';
import { QueryStates } from '../../lib/queries/QueryStates';
import { OrderNotFound } from '../orders/OrderNotFound';
import { useOrderBoxesQuery } from './boxes.generated';
import { PackingScreen } from './PackingScreen';

/** /user/orders/{orderId}/packing: the contents of each box of an order. */
export function PackingPage() {
  const { orderId = '' } = useParams();
  const [params] = useSearchParams();
  const page = readPage(params);
  const query = useOrderBoxesQuery({
    variables: { id: orderId, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = query.data ?? query.previousData;
  if (!shown && errorCode(query.error) === 'NOT_FOUND') return <OrderNotFound />;
  return (
    <Page>
      <Stack gap={6}>
        <div>
          <BackLink to={`/user/orders/${orderId}`}>Back to order {shown?.order.number}</BackLink>
          <PageHeading />
          <Text tone="textMuted">
            Customs need this list, and it helps you find things when your boxes arrive. It doesn't change
            your price.
          </Text>
        </div>
        <QueryStates
          query={{ ...query, data: shown }}
          loadingLabel="Loading your boxes..."
          skeleton={<PackingSkeleton />}
          errorFallback="Failed to fetch your boxes"
        >
          {({ orderBoxes }) => <PackingScreen key={orderId} orderId={orderId} list={orderBoxes} />}
        </QueryStates>
      </Stack>
    </Page>
  );
}

function PackingSkeleton() {
  return (
    <Panel>
      <Stack gap={4}>
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
        <Skeleton height="2.75rem" />
      </Stack>
    </Panel>
  );
}
