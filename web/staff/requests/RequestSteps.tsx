import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { errorMessage } from '../../data/error-message';
import type { RequestState } from '../../data/schema.generated';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { STATE_BADGES } from '../../features/requests/request-labels';
import { formatDateTime } from '../../lib/formats/formats';
import { useAdminRequestLazyQuery, useMoveRequestMutation } from './admin-requests.generated';
import { RequestStepsFragmentDoc } from './RequestSteps.generated';
import { STATES } from './request-filters';

/** How far a request is, and the states it can be moved to. */
export function RequestSteps(props: { request: FragmentType<typeof RequestStepsFragmentDoc> }) {
  const request = useFragmentData(RequestStepsFragmentDoc, props.request);
  const { id, state, version, waitsSince, moves } = request;
  const [move, { loading }] = useMoveRequestMutation();
  const [read] = useAdminRequestLazyQuery({ fetchPolicy: 'network-only' });
  const [refusal, setRefusal] = useState<string>();

  async function press(next: RequestState): Promise<void> {
    setRefusal(undefined);
    try {
      await move({
        variables: { id, input: { state: next, version: version ?? 0 } },
        optimisticResponse: { adminMoveRequest: { ...request, state: next, waitsSince: null } },
      });
    } catch (error) {
      setRefusal(errorMessage(error));
      await read({ variables: { id } }).catch(() => {});
    }
  }

  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Badge tone={STATE_BADGES[state].tone}>{STATES[state]}</Badge>
        {waitsSince && (
          <Text size="small" tone="textMuted">
            Waiting since <time dateTime={waitsSince}>{formatDateTime(waitsSince)}</time>
          </Text>
        )}
      </Row>
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <Row gap={3}>
        {waitsSince && state !== 'NEW' && (
          <Button variant="secondary" isBusy={loading} onClick={() => void press(state)}>
            No answer needed
          </Button>
        )}
        {moves?.map((next) => (
          <Button key={next} variant="secondary" isBusy={loading} onClick={() => void press(next)}>
            Mark as {STATES[next].toLowerCase()}
          </Button>
        ))}
      </Row>
    </Stack>
  );
}
