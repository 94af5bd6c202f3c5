import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Notice } from '../ui/Notice';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Panel } from '../ui/Panel';
import { Stack } from '../ui/Stack';
import { InvitationForm } from './InvitationForm';

/** Opens an account that staff have made. The secret stands behind the #, which no server sees, and leaves the address at once. */
export function InvitationPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [secret] = useState(() => hash.slice(1));

  useEffect(() => {
    if (hash) navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading title="Choose your password" />
        {secret ? (
          <Panel>
            <InvitationForm secret={secret} />
          </Panel>
        ) : (
          <Notice kind="warn">Please open the link in your invitation once more.</Notice>
        )}
      </Stack>
    </Page>
  );
}
