import { useToast } from '../../design/feedback/toast';
import { formatCount } from '../../lib/formats/formats';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { evictMailbox } from './evict-mailbox';
import { useResendFailedMessagesMutation } from './mailbox.generated';
import type { MailboxFilters } from './mailbox-filters';
import { KIND_LABELS, messageCount } from './mailbox-labels';

/** The server's limit per call. */
const AT_ONCE_MAX = 500;

interface ResendFailedProps {
  /** Number of messages matching the filters. */
  found: number;
  filters: MailboxFilters;
  onClose: () => void;
}

/** Confirms sending all listed messages that failed, or were never sent. */
export function ResendFailed({ found, filters: { status, kind, search }, onClose }: ResendFailedProps) {
  const [resend] = useResendFailedMessagesMutation({ update: evictMailbox });
  const toast = useToast();
  const isUnsent = status === 'KEPT';
  const again = isUnsent ? '' : ' again';
  const which = [kind && `of kind “${KIND_LABELS[kind]}”`, search && `with “${search}”`].filter(Boolean);

  async function send() {
    const { data } = await resend({
      variables: { input: { isUnsent, ...(kind && { kind }), ...(search && { search }) } },
    });
    const { queued, left } = data!.adminResendFailedEmails;
    const rest = left > 0 ? `. ${messageCount(left)} left: press again when these have been sent` : '';
    toast(`${messageCount(queued)} on the way${again}${rest}`, 'good');
  }

  return (
    <ConfirmActionDialog
      title={`Send ${messageCount(Math.min(found, AT_ONCE_MAX))}${again}?`}
      confirmLabel={`Send${again}`}
      isDangerous={false}
      action={send}
      onClose={onClose}
    >
      All {isUnsent ? 'unsent' : 'failed'} messages{which.length > 0 && ` ${which.join(' ')}`}
      {found > AT_ONCE_MAX && `, the oldest ${AT_ONCE_MAX} of ${formatCount(found)} first`}. We'll bring each
      one up to date first, and dismiss those that no longer apply.
    </ConfirmActionDialog>
  );
}
