import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { todayInLondon } from '../../../rules/collection-date';
import { errorWords } from '../../apollo/error-words';
import { useCollectionSheetQuery } from '../../gql';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { formatDay } from '../../ui/formats';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { readDay } from './collection-words';
import { DayBar } from './DayBar';
import { DaySheet } from './DaySheet';
import { DownloadSheet } from './DownloadSheet';
import { OnScreen, PrintStyle } from './print-looks';

/** How often the page looks for what others have changed, while it is seen. */
const LOOK_EVERY_MS = 30_000;

/** /admin/collections: what is collected on a day, which stands in the address; today without one. */
export function CollectionsPage() {
  const [query, setQuery] = useSearchParams();
  const date = readDay(query, new Date());
  const { data, error, refetch } = useCollectionSheetQuery({
    variables: { date },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const sheet = data?.collectionSheet;
  const readAgain = () => refetch().catch(() => {});

  function choose(day: string): void {
    setQuery(day === todayInLondon(new Date()) ? {} : { date: day }, { preventScrollReset: true });
  }

  return (
    <Page>
      <PrintStyle />
      <Stack gap={5}>
        <Row justify="space-between">
          <div>
            <PageHeading title="Collections" />
            <Text role="status">{formatDay(date)}</Text>
          </div>
          <OnScreen>
            <Row gap={2}>
              <Button variant="secondary" onClick={() => window.print()}>
                <Printer aria-hidden="true" size={18} />
                Print
              </Button>
              <DownloadSheet date={date} />
            </Row>
          </OnScreen>
        </Row>
        <OnScreen>
          <DayBar date={date} onDay={choose} />
        </OnScreen>
        {error && (
          <ErrorPanel
            message={`Error loading collections: ${errorWords(error)}`}
            onRetry={() => void readAgain()}
          />
        )}
        {!sheet && !error && (
          <Loading label="Loading collections...">
            <Stack gap={2}>
              <Skeleton height="4.5rem" />
              {[1, 2, 3, 4].map((row) => (
                <Skeleton key={row} height="9rem" />
              ))}
            </Stack>
          </Loading>
        )}
        {sheet && <DaySheet key={date} sheet={sheet} readAgain={readAgain} />}
      </Stack>
    </Page>
  );
}
