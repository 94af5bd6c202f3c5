import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { ApiKeys } from './keys/ApiKeys';
import { Webhooks } from './webhooks/Webhooks';

/** /admin/integrations: other programs that the shop notifies, and that may ask it. */
export function IntegrationsPage() {
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={1}>
          <PageHeading />
          <Text size="small" tone="textMuted">
            Connect bookkeeping, chat or your own programs to the shop.
          </Text>
        </Stack>
        <Webhooks />
        <ApiKeys />
      </Stack>
    </Page>
  );
}
