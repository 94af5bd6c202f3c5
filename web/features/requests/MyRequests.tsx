import { useState } from 'react';
import { Button } from '../../design/Button';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { TitledPanel } from '../../design/TitledPanel';
import { RequestCard } from './RequestCard';
import { useMyRequestsQuery } from './requests.generated';

/** The customer's requests in their account, newest first; nothing without any. */
export function MyRequests() {
  const [page, setPage] = useState(1);
  const { data, previousData } = useMyRequestsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const requests = (data ?? previousData)?.myRequests;
  if (!requests || requests.pageInfo.total === 0) return null;
  const { totalPages } = requests.pageInfo;
  return (
    <TitledPanel id="requests" title="My requests">
      <Stack as="ul" gap={3} aria-busy={!data}>
        {requests.nodes.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} />
          </li>
        ))}
      </Stack>
      {totalPages > 1 && (
        <Row justify="space-between">
          <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Text size="small">
            Page {page} of {totalPages}
          </Text>
          <Button variant="secondary" disabled={page >= totalPages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </Row>
      )}
    </TitledPanel>
  );
}
