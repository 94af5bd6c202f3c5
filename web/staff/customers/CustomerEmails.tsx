import { Skeleton } from '../../design/feedback/Skeleton';
import { QueryStates } from '../../lib/queries/QueryStates';
import { MailboxTable } from '../mailbox/MailboxTable';
import { MAILBOX_FILTERS } from '../mailbox/mailbox-filters';
import { CustomerPart } from './CustomerPart';
import { useCustomerEmailsQuery } from './customers.generated';

/** The newest messages to the customer's address; the subject opens one in the mailbox. */
export function CustomerEmails({ email, all }: { email: string; all: string }) {
  const query = useCustomerEmailsQuery({ variables: { email }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryStates
      query={query}
      loadingLabel="Loading the emails..."
      skeleton={<Skeleton height="8rem" />}
      errorFallback="Failed to fetch the emails"
    >
      {({ adminEmails }) => (
        <CustomerPart id="emails" title="Emails" found={adminEmails} all={all}>
          <MailboxTable
            emails={adminEmails.nodes}
            filters={MAILBOX_FILTERS.read(new URLSearchParams())}
            linkTo={({ message }) => `/admin/mailbox?${new URLSearchParams({ message })}`}
            isStale={false}
          />
        </CustomerPart>
      )}
    </QueryStates>
  );
}
