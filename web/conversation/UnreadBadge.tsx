import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { Badge } from '../ui/Badge';
import { pluralForm } from '../ui/counts';
import { useIsAtRest } from '../ui/hooks/use-is-at-rest';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useUnreadMessagesQuery } from './unread.generated';

/** The number of unread messages from the shop, over all orders; empty for none. */
export function UnreadBadge() {
  const { data } = useUnreadMessagesQuery({ fetchPolicy: 'cache-and-network', skip: !useIsAtRest() });
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
