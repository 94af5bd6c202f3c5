import type { FragmentType } from '@apollo/client/masking';
import { Link } from 'react-router-dom';
import { destinationName } from '../../../rules/destinations';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Row } from '../../design/Stack';
import { Text } from '../../design/Text';
import { formatDate } from '../../lib/formats/formats';
import { RequestCardFragmentDoc } from './RequestCard.generated';
import { KIND_LABELS, requestPath, STATE_BADGES } from './request-labels';

/** One of the customer's requests, with a link to its answers. */
export function RequestCard(props: { request: FragmentType<typeof RequestCardFragmentDoc> }) {
  const request = useFragmentData(RequestCardFragmentDoc, props.request);
  const { reference, kind, state, destination, secret, createdAt } = request;
  const { label, tone } = STATE_BADGES[state];
  return (
    <Row justify="space-between">
      <div>
        <Link to={requestPath(secret ?? '')}>
          {KIND_LABELS[kind].label} {reference}
        </Link>
        <Text size="small" tone="textMuted">
          {destination && `To ${destinationName(destination)}, `}sent {formatDate(createdAt)}
        </Text>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </Row>
  );
}
