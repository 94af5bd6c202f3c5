import { useState } from 'react';
import { styled } from 'styled-components';
import { Columns } from '../../../design/page/Columns';
import { Page } from '../../../design/page/Page';
import { Section } from '../../../design/page/Section';
import { Stack } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { PageHeading } from '../../../lib/page/PageHeading';
import { useSession } from '../../../session/session';
import { LoginCodesSection } from '../second-factor/LoginCodesSection';
import { SessionsPanel } from '../sessions/SessionsPanel';
import { ChangePasswordForm } from './ChangePasswordForm';
import { SecurityEventsPanel } from './SecurityEventsPanel';
import { useSecurityEventsQuery } from './security.generated';

/** /user/password: password, sessions and security events. */
export function SecurityPage() {
  const { user } = useSession();
  const [page, setPage] = useState(1);
  const query = useSecurityEventsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading />
        <Columns>
          <Stack gap={6}>
            <Section title="Change password">
              <ChangePasswordForm email={user?.email ?? ''} />
            </Section>
            <LoginCodesSection />
            <Section title="Password tips" gap={3}>
              <PasswordTips />
            </Section>
          </Stack>
          <Stack gap={6}>
            <Section title="Where you're logged in" gap={3}>
              <SessionsPanel />
            </Section>
            <Section title="Recent changes" gap={2}>
              <SecurityEventsPanel query={query} page={page} onPage={setPage} />
            </Section>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}

const TIPS = [
  "Use a password that you don't use anywhere else.",
  'Longer is stronger: try four or five unrelated words, a number and a symbol.',
  'Leave out your name, your birthday and our name. Attackers try them first.',
  'Use a password manager. It remembers your password and fills it in only on our site.',
  "We'll never ask for your password by phone or email.",
];

/** Advice on passwords. */
function PasswordTips() {
  return (
    <List>
      {TIPS.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  padding-inline-start: ${space(5)};
  list-style: disc;
  ${type('small')}
  color: ${color.textMuted};
`;
