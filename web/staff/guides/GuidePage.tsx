import { DESTINATIONS, type DestinationKey, destinationName } from '../../../rules/destinations';
import { toGraphqlEnum } from '../../data/enums';
import { LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Skeleton } from '../../design/feedback/Skeleton';
import { BackLink } from '../../design/page/BackLink';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { PageHeading } from '../../lib/page/PageHeading';
import { QueryStates } from '../../lib/queries/QueryStates';
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
  const query = useManagedGuideQuery({
    variables: { destination: toGraphqlEnum(destination) },
    fetchPolicy: 'network-only',
  });
  return (
    <QueryStates
      query={query}
      loadingLabel="Loading the destination..."
      skeleton={<Skeleton height="36rem" />}
      errorTitle="Error loading the destination"
    >
      {({ destinationGuide }) => <GuideEditor guide={destinationGuide} />}
    </QueryStates>
  );
}
