import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { formatDay } from '../../ui/formats';
import { useToday } from '../../ui/hooks/use-today';
import { Pager } from '../../ui/lists/Pager';
import { readDay, readPage } from '../../ui/lists/url-params';
import { useLastPage } from '../../ui/lists/use-last-page';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { ResultRange } from '../ui/lists/ResultRange';
import { writeSheetQuery } from './collection-text';
import { useCollectionSheetQuery } from './collections.generated';
import { DayBar } from './DayBar';
import { DaySheet } from './DaySheet';
import { DownloadSheet } from './DownloadSheet';
import { OnScreen, PrintStyle } from './print-styles';

/** Polling interval while the tab is visible. */
const REFRESH_EVERY_MS = 30_000;

/** /admin/collections: a day's collections in pages; day and page are in the address, today by default. */
export function CollectionsPage() {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const date = readDay(query, 'date') || today;
  const page = readPage(query);
  const { data, previousData, error, refetch } = useCollectionSheetQuery({
    variables: { date, page },
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const last = (data ?? (error ? undefined : previousData))?.adminCollectionSheet;
  // Another page of the same day replaces this one when it arrives; another day starts empty.
  const sheet = last?.date === date ? last : undefined;
  const refetchQuietly = () => refetch().catch(() => {});
  const queryOf = (asked: { date: string; page: number }) => writeSheetQuery({ ...asked, today });

  useLastPage(data?.adminCollectionSheet.pageInfo, (last) =>
    setQuery(queryOf({ date, page: last }), { replace: true }),
  );

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
              {(sheet?.pageInfo.totalPages ?? 1) <= 1 && (
                <Button variant="secondary" onClick={() => window.print()}>
                  <Printer aria-hidden="true" size={18} />
                  Print
                </Button>
              )}
              <DownloadSheet date={date} />
            </Row>
          </OnScreen>
        </Row>
        <OnScreen>
          <DayBar
            date={date}
            onDay={(day) => setQuery(queryOf({ date: day, page: 1 }), { preventScrollReset: true })}
          />
        </OnScreen>
        {error && (
          <ErrorPanel
            message={`Error loading collections: ${errorMessage(error)}`}
            onRetry={() => void refetchQuietly()}
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
        {sheet && sheet.totals.stopCount > 0 && <ResultRange info={sheet.pageInfo} />}
        {sheet && <DaySheet key={`${date} ${sheet.pageInfo.page}`} sheet={sheet} refetch={refetchQuietly} />}
        {sheet && (
          <Pager
            label="Pages of collections"
            info={sheet.pageInfo}
            toPage={(one) => ({ search: queryOf({ date, page: one }).toString() })}
          />
        )}
      </Stack>
    </Page>
  );
}
