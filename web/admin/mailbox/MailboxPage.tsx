import { useEffect, useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Notice } from '../../ui/feedback/Notice';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Pager } from '../../ui/lists/Pager';
import { useLastPage } from '../../ui/lists/use-last-page';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { ResultRange } from '../ui/lists/ResultRange';
import { MailboxFilterBar } from './MailboxFilterBar';
import { MailboxTable } from './MailboxTable';
import { MessageSheet } from './MessageSheet';
import { useMailboxMessagesQuery } from './mailbox.generated';
import { writeFilters } from './mailbox-filters';
import { ResendFailed } from './ResendFailed';
import { StatusChips } from './StatusChips';
import { useMailboxFilters } from './use-mailbox-filters';

/** While a message on the page waits to be sent. */
const REFRESH_MS = 5_000;

/** /admin/mailbox: what was written to customers; what narrows the list, and the message being read, stand in the address. */
export function MailboxPage() {
  const { filters, change, read, close } = useMailboxFilters();
  const { page, search, status, kind, message } = filters;
  const { data, previousData, error, refetch, startPolling, stopPolling } = useMailboxMessagesQuery({
    variables: { page, ...(search && { search }), ...(status && { status }), ...(kind && { kind }) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? (error ? undefined : previousData);
  const list = shown?.adminEmails;
  useLastPage(data?.adminEmails.pageInfo, (last) => change({ page: last }, { replace: true }));
  const [isAsking, setIsAsking] = useState(false);
  const refetchQuietly = () => refetch().catch(() => {});
  const isWaiting = Boolean(list?.nodes.some((email) => email.status === 'QUEUED'));

  useEffect(() => {
    if (!isWaiting) return;
    startPolling(REFRESH_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);

  return (
    <Page>
      <Stack gap={6}>
        <Row justify="space-between">
          <PageHeading title="Mailbox" />
          {status === 'FAILED' && list && list.pageInfo.total > 0 && (
            <Button variant="secondary" onClick={() => setIsAsking(true)}>
              Send all failed again
            </Button>
          )}
        </Row>
        {shown && !shown.adminMailbox.hasMailServer && (
          <Notice title="Messages are kept here and not sent">
            No mail server is set (SMTP_URL). Once there is one, a message that was kept can be sent from
            here.
          </Notice>
        )}
        <Stack gap={4}>
          <StatusChips counts={shown?.adminMailbox} filters={filters} />
          <MailboxFilterBar filters={filters} onChange={change} />
        </Stack>
        {error && (
          <ErrorPanel
            title="Error loading messages"
            message={errorMessage(error)}
            onRetry={() => void refetchQuietly()}
          />
        )}
        {!list && !error && (
          <Loading label="Loading messages...">
            <Skeleton height="36rem" />
          </Loading>
        )}
        {list && (
          <Stack gap={3}>
            <ResultRange info={list.pageInfo} />
            <MailboxTable emails={list.nodes} filters={filters} isStale={!data || Boolean(error)} />
            <Pager
              label="Pages of messages"
              info={list.pageInfo}
              toPage={(one) => ({ search: writeFilters({ ...filters, page: one }).toString() })}
            />
          </Stack>
        )}
      </Stack>
      {message && (
        <MessageSheet key={message} id={message} onChanged={refetchQuietly} onRead={read} onClose={close} />
      )}
      {isAsking && list && (
        <ResendFailed
          found={list.pageInfo.total}
          filters={filters}
          onDone={refetchQuietly}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Page>
  );
}
