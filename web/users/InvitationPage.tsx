import { Notice } from '../ui/Notice';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Panel } from '../ui/Panel';
import { Stack } from '../ui/Stack';
import { InvitationForm } from './InvitationForm';
import { useSecret } from './use-secret';

/** Opens an account that staff have made. */
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
          <Notice kind="warn">Please open the link in your invitation once more.</Notice>
        )}
      </Stack>
    </Page>
  );
}
