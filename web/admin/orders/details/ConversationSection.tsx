import { MessageCircle } from 'lucide-react';
import type { StaffOrderPartsFragment } from '../../../gql';
import { Badge } from '../../../ui/Badge';
import { LinkButton } from '../../../ui/Button';
import { formatDateTime } from '../../../ui/formats';
import { Text } from '../../../ui/Text';
import { Section } from './Section';

/** How much has been written with the customer, and the way there. */
export function ConversationSection({ order }: { order: StaffOrderPartsFragment }) {
  const { count, unanswered, latestAt } = order.conversation;
  return (
    <Section
      title="Conversation"
      aside={unanswered > 0 && <Badge tone="warn">{unanswered} unanswered</Badge>}
    >
      <Text size="small" tone="textMuted">
        {count === 0 ? 'No messages yet.' : `${count === 1 ? '1 message' : `${count} messages`}`}
        {latestAt && `, the latest on ${formatDateTime(latestAt)}`}
      </Text>
      <LinkButton to={`/user/orders/${order.id}#messages`} variant="secondary">
        <MessageCircle aria-hidden="true" size={18} />
        {count === 0 ? 'Write to the customer' : 'Open the messages'}
      </LinkButton>
    </Section>
  );
}
