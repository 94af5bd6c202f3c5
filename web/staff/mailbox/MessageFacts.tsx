import type { FragmentType } from '@apollo/client/masking';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { color } from '../../design/theme/colors';
import { from, space, type } from '../../design/theme/tokens';
import { formatDateTime } from '../../lib/formats/formats';
import { orderPath } from '../ui/order-path';
import { MessageFactsFragmentDoc } from './MessageFacts.generated';
import { KIND_LABELS, STATUS_BADGES } from './mailbox-labels';

/** A message's delivery and subject. */
export function MessageFacts({
  email,
  onRead,
}: {
  email: FragmentType<typeof MessageFactsFragmentDoc>;
  onRead: (id: string) => void;
}) {
  const { status, lastError, recipient, kind, orderId, orderNumber, createdAt, sentAt, resentAt, againOf } =
    useFragmentData(MessageFactsFragmentDoc, email);
  const badge = STATUS_BADGES[status];
  const title = status === 'CLOSED' ? 'Last error' : "The mail server's answer";
  return (
    <>
      {lastError && (
        <Notice kind={status === 'FAILED' ? 'bad' : 'info'} title={title} isAnnounced={false}>
          {lastError}
        </Notice>
      )}
      <Facts>
        <dt>State</dt>
        <dd>
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </dd>
        <dt>To</dt>
        <dd>{recipient}</dd>
        <dt>Kind</dt>
        <dd>{KIND_LABELS[kind]}</dd>
        {orderId && orderNumber && (
          <>
            <dt>Order</dt>
            <dd>
              <Link to={orderPath(orderId)}>{orderNumber}</Link>
            </dd>
          </>
        )}
        <Moment name="Queued" at={createdAt} />
        <Moment name="Sent again" at={resentAt} />
        <Moment name="Sent" at={sentAt} />
        {againOf && (
          <>
            <dt>Copy of</dt>
            <dd>
              <Inline variant="quiet" onClick={() => onRead(againOf)}>
                First message
              </Inline>
            </dd>
          </>
        )}
      </Facts>
    </>
  );
}

function Moment({ name, at }: { name: string; at: string | null | undefined }) {
  if (!at) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <time dateTime={at}>{formatDateTime(at)}</time>
      </dd>
    </>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(2)} ${space(4)};
  ${type('small')}

  ${from.tablet} { grid-template-columns: repeat(2, max-content minmax(0, 1fr)); }
  dt { color: ${color.textMuted}; }
  dd { overflow-wrap: anywhere; }
`;

const Inline = styled(Button)`margin: -${space(3)}; padding: ${space(3)}; ${type('small', 600)}`;
