import { Skeleton } from '../../design/feedback/Skeleton';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { PageHeading } from '../../lib/page/PageHeading';
import { QueryStates } from '../../lib/queries/QueryStates';
import { SettingsScreen } from './SettingsScreen';
import { useAdminSettingsQuery } from './settings.generated';

/** /admin/settings: the shop's settings. */
export function SettingsPage() {
  // The form's first version must be current: an older one would be refused on save.
  const query = useAdminSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={1}>
          <PageHeading />
          <Text size="small" tone="textMuted">
            Changes apply as soon as you save.
          </Text>
        </Stack>
        <QueryStates
          query={query}
          loadingLabel="Loading settings..."
          skeleton={
            <Stack gap={6}>
              <Skeleton height="18rem" />
              <Skeleton height="24rem" />
            </Stack>
          }
          errorTitle="Error loading settings"
        >
          {({ adminSettings }) => <SettingsScreen settings={adminSettings} />}
        </QueryStates>
      </Stack>
    </Page>
  );
}
