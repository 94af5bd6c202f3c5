import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Stack } from '../../design/Stack';
import { toVariables } from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { FilterBar } from '../ui/lists/FilterBar';
import { ListPage } from '../ui/lists/ListPage';
import { useCloseToList } from '../ui/lists/use-close-to-list';
import { MailboxTable } from './MailboxTable';
import { MessageSheet } from './MessageSheet';
import { useMailboxMessagesQuery } from './mailbox.generated';
import { MAILBOX_FILTERS } from './mailbox-filters';
import { KIND_LABELS } from './mailbox-labels';
import { ResendFailed } from './ResendFailed';
import { StatusChips } from './StatusChips';

/** Polling interval while a listed message waits to be sent. */
const REFRESH_MS = 5_000;

/** /admin/mailbox: emails to customers; filters and the open message are in the address. */
export function MailboxPage() {
  const { filters, change, linkTo } = useFilters(MAILBOX_FILTERS);
  const { message, ...narrowing } = filters;
  const result = useMailboxMessagesQuery({
    variables: toVariables(narrowing),
    fetchPolicy: 'cache-and-network',
  });
  const { startPolling, stopPolling } = result;
  const query = usePagedList(result, (data) => ({ ...data.adminEmails, state: data.adminMailbox }), change);
  const { list } = query;
  const { state } = useLocation();
  const close = useCloseToList(() => change({ message: '' }, { replace: true }));
  const [isConfirming, setIsConfirming] = useState(false);
  const isWaiting = Boolean(list?.nodes.some((email) => email.status === 'QUEUED'));

  useEffect(() => {
    if (!isWaiting) return;
    startPolling(REFRESH_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);

  return (
    <ListPage
      actions={
        list &&
        list.pageInfo.total > 0 &&
        (filters.status === 'FAILED' || (filters.status === 'KEPT' && list.state.hasMailServer)) && (
          <Button variant="secondary" onClick={() => setIsConfirming(true)}>
            {filters.status === 'FAILED' ? 'Resend all failed' : 'Send all of these'}
          </Button>
        )
      }
      filters={
        <>
          {list && !list.state.hasMailServer && (
            <Notice title="We aren't sending messages">
              Set up a mail server (SMTP_URL). Then you can send these messages from here.
            </Notice>
          )}
          <Stack gap={4}>
            <StatusChips counts={list?.state} filters={filters} linkTo={linkTo} />
            <FilterBar
              label="Filter messages"
              filters={filters}
              onChange={change}
              fields={[
                { name: 'search', label: 'Search', placeholder: 'Recipient or subject' },
                { name: 'kind', label: 'Kind', any: 'All kinds', choices: KIND_LABELS },
              ]}
            />
          </Stack>
        </>
      }
      query={query}
      itemsName="messages"
      linkTo={linkTo}
      dialogs={
        <>
          {message && (
            <MessageSheet
              key={message}
              id={message}
              // Replaces the open message, so that closing goes back to the list.
              onRead={(id) => change({ message: id }, { replace: true, state })}
              onClose={close}
            />
          )}
          {isConfirming && list && (
            <ResendFailed
              found={list.pageInfo.total}
              filters={filters}
              onClose={() => setIsConfirming(false)}
            />
          )}
        </>
      }
    >
      {({ nodes }) => (
        <MailboxTable emails={nodes} filters={filters} linkTo={linkTo} isStale={query.isStale} />
      )}
    </ListPage>
  );
}
