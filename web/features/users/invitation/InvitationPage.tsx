import { Notice } from '../../../design/feedback/Notice';
import { Panel } from '../../../design/Panel';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { useSecret } from '../password/use-secret';
import { InvitationForm } from './InvitationForm';

/** Opens an account that staff created. */
export function InvitationPage() {
  const secret = useSecret();

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading />
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
