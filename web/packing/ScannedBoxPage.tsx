import { useParams } from 'react-router-dom';
import { errorCode, errorMessage } from '../apollo/error-message';
import { LinkButton } from '../ui/Button';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { useScannedBoxQuery } from './boxes.generated';
import { ScannedBoxScreen } from './ScannedBoxScreen';

/** /admin/box/{token}: what staff see after scanning a box's label. */
export function ScannedBoxPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useScannedBoxQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
  });
  if (data)
    return (
      <Page measure="column">
        <ScannedBoxScreen found={data.adminScannedBox} />
      </Page>
    );
  const isUnknown = errorCode(error) === 'NOT_FOUND';
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title={isUnknown ? 'Box not found' : 'Box'} />
        {isUnknown && (
          <>
            <Text>We don't know this label. It may be damaged, or from another company.</Text>
            <Row>
              <LinkButton to="/">Back to Home</LinkButton>
            </Row>
          </>
        )}
        {error && !isUnknown && (
          <ErrorPanel
            message={errorMessage(error, 'Failed to fetch the box')}
            onRetry={() => void refetch().catch(() => {})}
          />
        )}
        {!error && (
          <Loading label="Loading the box...">
            <Stack gap={4}>
              <Skeleton height="3rem" />
              <Skeleton height="8rem" />
              <Skeleton height="12rem" />
            </Stack>
          </Loading>
        )}
      </Stack>
    </Page>
  );
}
