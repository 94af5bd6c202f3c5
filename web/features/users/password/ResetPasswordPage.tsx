import { useState } from 'react';
import { LinkButton } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Panel } from '../../../design/Panel';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { ResetPasswordForm } from './ResetPasswordForm';
import { useSecret } from './use-secret';

/** A new password with the link in a message; offers a new link when this one has expired. */
export function ResetPasswordPage() {
  const secret = useSecret();
  const [deadSecret, setDeadSecret] = useState<string>();
  const isOver = Boolean(secret) && secret === deadSecret;
  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading />
        {secret && !isOver ? (
          <Panel>
            <ResetPasswordForm key={secret} secret={secret} onExpired={() => setDeadSecret(secret)} />
          </Panel>
        ) : (
          <>
            <Notice kind="warn" isAnnounced>
              {isOver
                ? 'This link no longer works. Each link works once, for one hour, and only the newest one works.'
                : 'Open the link in our email again, or ask for a new one.'}
            </Notice>
            <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
          </>
        )}
      </Stack>
    </Page>
  );
}
