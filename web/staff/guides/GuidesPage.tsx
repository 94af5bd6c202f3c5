import { Link, useParams } from 'react-router-dom';
import { describeTransit } from '../../../rules/destination-guide';
import { destinationName } from '../../../rules/destinations';
import { fromGraphqlEnum } from '../../data/enums';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { formatDate, formatPounds } from '../../lib/formats/formats';
import { ListStates } from '../../lib/lists/ListStates';
import { useList } from '../../lib/lists/use-paged-list';
import { PageHeading } from '../../lib/page/PageHeading';
import { ListTable } from '../ui/lists/ListTable';
import { GuidePage } from './GuidePage';
import { type ManagedGuideFragment, useManagedGuidesQuery } from './guides.generated';

/** /admin/destinations, and /admin/destinations/{key}: the list, or one destination. */
export function GuidesPage() {
  const { key } = useParams();
  return key === undefined ? <DestinationList /> : <GuidePage destinationKey={key} />;
}

/** The list of destinations with the guide to each, and the day of its last check. */
function DestinationList() {
  const query = useList(useManagedGuidesQuery({ fetchPolicy: 'cache-and-network' }), (data) =>
    data.destinationGuides.map((guide) => ({ ...guide, id: fromGraphqlEnum(guide.destination) })),
  );
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={1}>
          <PageHeading />
          <Text tone="textMuted">
            What customers read beside a quote: how long it takes, what may still be due, what may be sent,
            and what a container costs.
          </Text>
        </Stack>
        <ListStates query={query} itemsName="destinations">
          {(guides) => (
            <ListTable
              caption="Destinations"
              rows={guides}
              columns={[
                {
                  name: 'Destination',
                  cell: ({ id }) => <Link to={`/admin/destinations/${id}`}>{destinationName(id)}</Link>,
                },
                { name: 'Transit time', cell: standardTransit },
                { name: 'Possible charges', isNumber: true, cell: possibleCharges },
                { name: 'Goods rules', isNumber: true, cell: ({ goods }) => goods.length },
                { name: 'Containers', isNumber: true, cell: ({ containerPrices }) => containerPrices.length },
                { name: 'Last checked', isWhole: true, cell: oldestCheck },
              ]}
            />
          )}
        </ListStates>
      </Stack>
    </Page>
  );
}

function standardTransit({ transitTimes }: ManagedGuideFragment): string {
  const standard = transitTimes.find(({ service }) => service === 'STANDARD');
  return standard ? describeTransit(standard) : 'Not known';
}

function possibleCharges({ charges }: ManagedGuideFragment): string {
  const most = charges.filter(({ kind }) => kind === 'POSSIBLE').map(({ to }) => to.minorUnits);
  return most.length === 0 ? 'None' : `${most.length}, each up to ${formatPounds(Math.max(...most))}`;
}

function oldestCheck({
  transitTimes,
  charges,
  goods,
  containerPrices,
  papers,
}: ManagedGuideFragment): string {
  const days = [transitTimes, charges, goods, containerPrices, papers]
    .flat()
    .map(({ checkedOn }) => checkedOn);
  const oldest = days.toSorted()[0];
  return oldest ? formatDate(oldest) : 'Nothing yet';
}
