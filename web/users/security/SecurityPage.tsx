import { useState } from 'react';
import { useSession } from '../../apollo/session/session';
import { Columns } from '../../ui/page/Columns';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Section } from '../../ui/page/Section';
import { Stack } from '../../ui/Stack';
import { ChangePasswordForm } from './ChangePasswordForm';
import { PasswordTips } from './PasswordTips';
import { SecurityEventsPanel } from './SecurityEventsPanel';
import { SignOutPanel } from './SignOutPanel';
import { useSecurityEventsQuery } from './security.generated';

/** /user/password: password, sessions and security events. */
export function SecurityPage() {
  const { user } = useSession();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useSecurityEventsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Security Settings" />
        <Columns>
          <Stack gap={6}>
            <Section title="Change password">
              <ChangePasswordForm email={user?.email ?? ''} />
            </Section>
            <Section title="Password tips" gap={3}>
              <PasswordTips />
            </Section>
          </Stack>
          <Stack gap={6}>
            <Section title="Where you're logged in" gap={3}>
              <SignOutPanel />
            </Section>
            <Section title="Recent changes" gap={2}>
              <SecurityEventsPanel
                found={(data ?? previousData)?.mySecurityEvents}
                error={error}
                onRetry={() => void refetch()}
                page={page}
                onPage={setPage}
              />
            </Section>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
