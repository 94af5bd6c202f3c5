import { Notice } from '../../ui/feedback/Notice';
import { Panel } from '../../ui/Panel';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { useSecret } from '../password/use-secret';
import { InvitationForm } from './InvitationForm';

/** Opens an account that staff created. */
export function InvitationPage() {
  const secret = useSecret();

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading title="Choose your password" />
        {secret ? (
          <Panel>
            <InvitationForm secret={secret} />
          </Panel>
        ) : (
          <Notice kind="warn">Open the link in your invitation again.</Notice>
        )}
      </Stack>
    </Page>
  );
}
