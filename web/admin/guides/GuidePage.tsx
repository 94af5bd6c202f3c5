import { DESTINATIONS, type DestinationKey, destinationName } from '../../../rules/destinations';
import { toValue } from '../../apollo/enums';
import { errorMessage } from '../../apollo/error-message';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { BackLink } from '../../ui/page/BackLink';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { GuideEditor } from './GuideEditor';
import { useManagedGuideQuery } from './guides.generated';

/** Everything known of one destination, to be changed. */
export function GuidePage({ destinationKey }: { destinationKey: string }) {
  const destination = DESTINATIONS.find(({ key }) => key === destinationKey)?.key;
  return (
    <Page>
      <Stack gap={6}>
        <div>
          <BackLink to="/admin/destinations">All destinations</BackLink>
          <PageHeading title={destination ? destinationName(destination) : 'Destination'} />
        </div>
        {destination ? (
          <OneGuide key={destination} destination={destination} />
        ) : (
          <EmptyState
            title={`“${destinationKey}” isn't one of your destinations`}
            action={<LinkButton to="/admin/destinations">All destinations</LinkButton>}
          />
        )}
      </Stack>
    </Page>
  );
}

function OneGuide({ destination }: { destination: DestinationKey }) {
  // The form's first version must be current: an older one would be refused on save.
  const { data, error, refetch } = useManagedGuideQuery({
    variables: { destination: toValue(destination) },
    fetchPolicy: 'network-only',
  });
  if (data) return <GuideEditor guide={data.destinationGuide} />;
  if (error)
    return (
      <ErrorPanel
        title="Error loading the destination"
        message={errorMessage(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading label="Loading the destination...">
      <Skeleton height="36rem" />
    </Loading>
  );
}
