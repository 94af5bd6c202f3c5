import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { Badge } from '../ui/Badge';
import { useIsAtRest } from '../ui/hooks/use-is-at-rest';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useUnreadMessagesQuery } from './unread.generated';

/** How many messages from the shop wait to be read, on all orders; nothing when there are none. */
export function UnreadBadge() {
  const { data } = useUnreadMessagesQuery({ fetchPolicy: 'cache-and-network', skip: !useIsAtRest() });
  const unread = data?.myUnreadMessages ?? 0;
  if (unread === 0) return null;
  return (
    <Count>
      {unread}
      <VisuallyHidden>{unread === 1 ? ' new message' : ' new messages'}</VisuallyHidden>
    </Count>
  );
}

/** Full colour: it also stands on the soft ground of the current link. */
const Count = styled(Badge)`background: ${color.accent}; color: ${color.accentText};`;
