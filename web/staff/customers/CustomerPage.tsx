import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { addressLine } from '../../../rules/people/addresses/address-parts';
import { errorCode, errorMessage } from '../../data/error-message';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Button, LinkButton } from '../../design/Button';
import { lazyDialog } from '../../design/dialogs/lazy-dialog';
import { Fact } from '../../design/facts';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { BackLink } from '../../design/page/BackLink';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { Facts } from '../../design/TitledPanel';
import { SecurityEventList } from '../../features/users/security/SecurityEventList';
import { formatPounds } from '../../lib/formats/formats';
import { PageHeading } from '../../lib/page/PageHeading';
import { usePermission } from '../../session/permissions';
import { QuotesTable } from '../quotes/QuotesTable';
import { RequestsTable } from '../requests/RequestsTable';
import { StatTiles } from '../ui/lists/StatTiles';
import { newQuotePath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import { RoleBadge } from '../users/RoleBadge';
import { UserActions } from '../users/UserActions';
import { useUserActions } from '../users/use-user-actions';
import { dayOf, invitationText, STATUS_BADGES } from '../users/user-labels';
import { type ManagedUserFragment, ManagedUserFragmentDoc } from '../users/users.generated';
import { CustomerEmails } from './CustomerEmails';
import { CustomerNotes } from './CustomerNotes';
import { CustomerOrders } from './CustomerOrders';
import { CustomerPart } from './CustomerPart';
import { type AdminCustomerQuery, useAdminCustomerQuery } from './customers.generated';

const MergeAccounts = lazyDialog(async () => (await import('./MergeAccounts')).MergeAccounts);

/** /admin/users/{id}: one account, with notes, its orders, quotes, requests, emails and security events. */
export function CustomerPage() {
  const { id = '' } = useParams();
  return <OneCustomer key={id} id={id} />;
}

function OneCustomer({ id }: { id: string }) {
  const hasUsers = usePermission('users');
  const { data, error, refetch } = useAdminCustomerQuery({
    variables: { id, hasUsers },
    fetchPolicy: 'cache-and-network',
  });
  const fallback = errorCode(error) === 'NOT_FOUND' ? 'User not found' : 'Failed to fetch users';
  return (
    <Page>
      <Stack gap={5}>
        <div>
          {hasUsers && <BackLink to="/admin/users">All users</BackLink>}
          <PageHeading title={data?.adminUser.name ?? 'Customer'} />
        </div>
        {data && <Customer {...data} />}
        {!data && error && (
          <ErrorPanel message={errorMessage(error, fallback)} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <Loading label="Loading the customer...">
            <Skeleton height="24rem" />
          </Loading>
        )}
      </Stack>
    </Page>
  );
}

function Customer({
  adminUser,
  adminOrders,
  adminQuotes,
  adminRequests,
  adminSecurityEvents,
}: AdminCustomerQuery) {
  const user = useFragmentData(ManagedUserFragmentDoc, adminUser);
  const navigate = useNavigate();
  const hasUsers = usePermission('users');
  const [isMerging, setIsMerging] = useState(false);
  const isCustomer = user.role === 'CUSTOMER';
  const { actions, dialog } = useUserActions({ onDeleted: () => void navigate('/admin/users') });
  const search = new URLSearchParams({ search: user.email });
  return (
    <>
      <Row justify="space-between">
        <Row gap={2}>
          <RoleBadge user={user} />
          <Badge tone={STATUS_BADGES[user.status].tone}>{STATUS_BADGES[user.status].label}</Badge>
          <SampleTag value={user.email} />
        </Row>
        <Row gap={2}>
          <LinkButton to={newQuotePath({ customer: user.id })} variant="secondary">
            New quote
          </LinkButton>
          {hasUsers && isCustomer && (
            <Button variant="secondary" onClick={() => setIsMerging(true)}>
              Merge another account
            </Button>
          )}
          {hasUsers && <UserActions user={user} {...actions} />}
        </Row>
      </Row>
      <CustomerFigures summary={adminUser.summary} />
      <Contact user={user} emailVerifiedAt={adminUser.emailVerifiedAt} />
      {isCustomer && <CustomerNotes userId={user.id} />}
      <CustomerPart id="orders" title="Orders" found={adminOrders} all={`/admin/orders?${search}`}>
        <CustomerOrders orders={adminOrders.nodes} />
      </CustomerPart>
      <CustomerPart id="quotes" title="Saved quotes" found={adminQuotes} all={`/admin/quotes?${search}`}>
        <QuotesTable quotes={adminQuotes.nodes} isStale={false} />
      </CustomerPart>
      <CustomerPart id="requests" title="Requests" found={adminRequests} all={`/admin/requests?${search}`}>
        <RequestsTable requests={adminRequests.nodes} isNarrowed isStale={false} />
      </CustomerPart>
      <CustomerEmails email={user.email} all={`/admin/mailbox?${search}`} />
      {adminSecurityEvents && (
        <CustomerPart id="security" title="Security events" found={adminSecurityEvents}>
          <SecurityEventList events={adminSecurityEvents.nodes} suspicion="Check with the customer" />
        </CustomerPart>
      )}
      {isMerging && <MergeAccounts into={user} onClose={() => setIsMerging(false)} />}
      {dialog}
    </>
  );
}

type Found = AdminCustomerQuery['adminUser'];

function CustomerFigures({ summary }: Pick<Found, 'summary'>) {
  if (!summary) return null;
  const { totalOrders, deliveredOrders, totalSpent } = summary;
  return (
    <StatTiles
      stats={[
        { name: 'Orders', figure: String(totalOrders) },
        { name: 'Delivered', figure: String(deliveredOrders) },
        { name: 'Paid, less refunds', figure: formatPounds(totalSpent.minorUnits) },
      ]}
    />
  );
}

function Contact({ user, emailVerifiedAt }: { user: ManagedUserFragment } & Pick<Found, 'emailVerifiedAt'>) {
  const { email, phone, address, department, createdAt, lastLoginAt, invitationExpiresAt } = user;
  return (
    <Facts title="Contact">
      <Fact name="Email">
        <a href={`mailto:${email}`}>{email}</a>
        <Text size="caption" tone="textMuted">
          {emailVerifiedAt ? `Confirmed ${dayOf(emailVerifiedAt)}` : 'Not confirmed'}
        </Text>
      </Fact>
      <Fact name="Phone">{phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}</Fact>
      <Fact name="Address">{address && addressLine(address)}</Fact>
      <Fact name="Department">{department}</Fact>
      <Fact name="Joined">{dayOf(createdAt)}</Fact>
      <Fact name="Last login">{lastLoginAt ? dayOf(lastLoginAt) : 'Never'}</Fact>
      <Fact name="Invitation">{invitationExpiresAt && invitationText(invitationExpiresAt)}</Fact>
    </Facts>
  );
}
