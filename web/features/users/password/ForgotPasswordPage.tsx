import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '../../../design/feedback/Notice';
import { Panel } from '../../../design/Panel';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { PageHeading } from '../../../lib/page/PageHeading';
import { ForgotPasswordForm } from './ForgotPasswordForm';

/** Requests a link by email. Answers the same whether or not an account has the address. */
export function ForgotPasswordPage() {
  const [isSent, setIsSent] = useState(false);
  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading />
        {isSent && (
          <Notice kind="good" title="Check your email" isAnnounced>
            If there's an account with this address, we've sent it a link. The link works once, for one hour.
          </Notice>
        )}
        <Panel>
          <Stack gap={5}>
            {!isSent && (
              <Text>
                Enter the email address of your account. We'll email you a link to reset your password.
              </Text>
            )}
            <ForgotPasswordForm isRepeat={isSent} onSent={() => setIsSent(true)} />
            <Text size="small">
              <Link to="/login">Back to login</Link>
            </Text>
          </Stack>
        </Panel>
      </Stack>
    </Page>
  );
}
