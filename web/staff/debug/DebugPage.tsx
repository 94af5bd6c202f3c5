import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { Page } from '../../design/page/Page';
import { Section } from '../../design/page/Section';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { radius, space } from '../../design/theme/tokens';
import { PageHeading } from '../../lib/page/PageHeading';
import { addressOf } from '../../lib/page/pages';
import { readStored, subscribeStored, useSession } from '../../session/session';
import { useStaffPages } from '../ui/staff-pages';

/** /admin/debug: this browser's session; secrets are masked until shown. */
export function DebugPage() {
  const [isOpen, setIsOpen] = useState(false);
  const { user, token, guestId } = useSession();
  const stored = useStoredTexts();
  const shown = (secret: string | null) => (isOpen ? secret : masked(secret));
  const authState = { user, token: shown(token), guestId: shown(guestId) };
  const pages = useStaffPages().filter(({ menu }) => menu);
  const adminState = { isAdmin: user?.role === 'admin', pages: pages.map(addressOf) };
  return (
    <Page>
      <Stack gap={5}>
        <Row justify="space-between">
          <PageHeading />
          <Button variant="secondary" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide secrets' : 'Show secrets'}
          </Button>
        </Row>
        <Text size="small" tone="textMuted">
          The token and the guest id open this account and its cart to whoever has them. Show them only when
          nobody else can see your screen, and don't send them to anyone.
        </Text>
        <Printed name="Auth state" value={authState} />
        <Printed name="Admin state" value={adminState} />
        <Printed name="userInfo" value={stored.userInfo} />
        <Printed name="userToken" value={shown(stored.userToken)} />
        <Printed name="userRole" value={stored.userRole} />
      </Stack>
    </Page>
  );
}

function Printed({ name, value }: { name: string; value: unknown }) {
  return (
    <Section title={name} gap={2}>
      <Code>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</Code>
    </Section>
  );
}

/** Local storage; follows changes, also from other tabs. */
function useStoredTexts() {
  const userToken = useSyncExternalStore(subscribeStored, () => readStored('userToken') ?? null);
  const userRole = useSyncExternalStore(subscribeStored, () => readStored('userRole') ?? null);
  const userInfo = useSyncExternalStore(subscribeStored, () =>
    JSON.stringify(readStored('userInfo') ?? null, null, 2),
  );
  return { userToken, userRole, userInfo };
}

const Code = styled.pre`
  margin: 0;
  padding: ${space(3)};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  font-size: 0.8125rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A secret as dots with its last four characters, enough to compare; a short one is dots only. */
export function masked(secret: string | null): string | null {
  if (secret === null) return null;
  return `••••••••${secret.length > 20 ? secret.slice(-4) : ''}`;
}
