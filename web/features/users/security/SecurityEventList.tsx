import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { SECURITY_EVENT_TEXTS } from '../../../../rules/users/security-events';
import type { SecurityEventKind } from '../../../data/schema.generated';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { formatDateTime } from '../../../lib/formats/formats';
import { SecurityEventListFragmentDoc } from './SecurityEventList.generated';

/** The account's security events, newest first. */
export function SecurityEventList({
  suspicion = 'Was this you?',
  ...props
}: {
  events: readonly FragmentType<typeof SecurityEventListFragmentDoc>[];
  /** Beside an event that somebody else may have caused. */
  suspicion?: string;
}) {
  const events = useFragmentData(SecurityEventListFragmentDoc, props.events);
  return (
    <List>
      {events.map(({ id, kind, device, network, createdAt }) => (
        <Event key={id}>
          <strong>
            {SECURITY_EVENT_TEXTS[kind.toLowerCase() as Lowercase<SecurityEventKind>]}{' '}
            {SUSPICIOUS_KINDS.has(kind) && <Badge tone="warn">{suspicion}</Badge>}
          </strong>
          <Where>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            {device && <span>{device}</span>}
            {network && <span>Network {network}</span>}
          </Where>
        </Event>
      ))}
    </List>
  );
}

const SUSPICIOUS_KINDS = new Set<SecurityEventKind>(['SIGNED_IN_NEW_PLACE', 'SIGN_IN_BLOCKED']);

const List = styled.ol`display: grid;`;

const Event = styled.li`
  display: grid;
  gap: ${space(0.5)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${color.line};
  ${type('small')}

  &:last-child { border: 0; }
  strong { font-weight: 600; }
`;

const Where = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(4)};
  ${type('caption')}
  color: ${color.textMuted};
`;
