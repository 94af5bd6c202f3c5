import { styled } from 'styled-components';
import { Badge } from '../../design/Badge';
import { color } from '../../design/theme/colors';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { pluralForm } from '../../lib/formats/counts';
import { useIsIdle } from '../../lib/hooks/use-is-idle';
import { useUnreadMessagesQuery } from './unread.generated';

/** The number of unread messages from the shop, over all orders; empty for none. */
export function UnreadBadge() {
  const { data } = useUnreadMessagesQuery({ fetchPolicy: 'cache-and-network', skip: !useIsIdle() });
  const unread = data?.myUnreadMessages ?? 0;
  if (unread === 0) return null;
  return (
    <Count>
      {unread}
      <VisuallyHidden>{pluralForm(unread, ' new message', ' new messages')}</VisuallyHidden>
    </Count>
  );
}

/** Full colour: it also appears on the current link's soft background. */
const Count = styled(Badge)`background: ${color.accent}; color: ${color.accentText};`;
