import { useState } from 'react';
import { styled } from 'styled-components';
import { useSession } from '../../apollo/session/session';
import { from, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
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
            <Panel as="section" aria-labelledby="change-password">
              <Stack gap={4}>
                <Heading id="change-password" size="title">
                  Change password
                </Heading>
                <ChangePasswordForm email={user?.email ?? ''} />
              </Stack>
            </Panel>
            <Panel as="section" aria-labelledby="password-tips">
              <Stack gap={3}>
                <Heading id="password-tips" size="title">
                  Password tips
                </Heading>
                <PasswordTips />
              </Stack>
            </Panel>
          </Stack>
          <Stack gap={6}>
            <Panel as="section" aria-labelledby="sessions">
              <Stack gap={3}>
                <Heading id="sessions" size="title">
                  Where you're logged in
                </Heading>
                <SignOutPanel />
              </Stack>
            </Panel>
            <Panel as="section" aria-labelledby="recent-changes">
              <Stack gap={2}>
                <Heading id="recent-changes" size="title">
                  Recent changes
                </Heading>
                <SecurityEventsPanel
                  found={(data ?? previousData)?.mySecurityEvents}
                  error={error}
                  onRetry={() => void refetch()}
                  page={page}
                  onPage={setPage}
                />
              </Stack>
            </Panel>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${from.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
