import { useApolloClient } from '@apollo/client/react';
import { FileDown, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../design/Button';
import { Row } from '../../design/Stack';
import { Text } from '../../design/Text';
import { FileButton, useFileDownload } from '../../features/files/FileButton';
import { formatDay } from '../../lib/formats/formats';
import { useToday } from '../../lib/hooks/use-today';
import { dayParam, defineFilters, pageParam } from '../../lib/lists/filters';
import { RowsSkeleton } from '../../lib/lists/ListStates';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { ListPage } from '../ui/lists/ListPage';
import { CollectionSheetFileDocument, useCollectionSheetQuery } from './collections.generated';
import { DayBar } from './DayBar';
import { DaySheet } from './DaySheet';
import { PrintStyle, ScreenOnly } from './print-styles';

/** Polling interval while the tab is visible. */
const REFRESH_EVERY_MS = 30_000;

/** /admin/collections: a day's collections in pages; day and page are in the address, today by default. */
export function CollectionsPage() {
  const today = useToday();
  const { filters, change, linkTo } = useFilters(useMemo(() => collectionFilters(today), [today]));
  const date = filters.date || today;
  const query = usePagedList(
    useCollectionSheetQuery({
      variables: { date, page: filters.page },
      fetchPolicy: 'cache-and-network',
      pollInterval: REFRESH_EVERY_MS,
      skipPollAttempt: () => document.visibilityState === 'hidden',
    }),
    (data) => data.adminCollectionSheet,
    change,
    // Another page of the same day replaces this one when it arrives; another day starts empty.
    (sheet) => sheet.date === date,
  );
  const sheet = query.list;
  const daySheet = sheet && <DaySheet key={`${date} ${sheet.pageInfo.page}`} sheet={sheet} />;

  return (
    <>
      <PrintStyle />
      <ListPage
        intro={<Text role="status">{formatDay(date)}</Text>}
        actions={
          <ScreenOnly>
            <Row gap={2}>
              {(sheet?.pageInfo.totalPages ?? 1) <= 1 && (
                <Button variant="secondary" onClick={() => window.print()}>
                  <Printer aria-hidden="true" size={18} />
                  Print
                </Button>
              )}
              <DownloadSheet date={date} />
            </Row>
          </ScreenOnly>
        }
        filters={
          <ScreenOnly>
            <DayBar date={date} onDay={(day) => change({ date: day })} />
          </ScreenOnly>
        }
        query={query}
        itemsName="collections"
        skeleton={<RowsSkeleton head="4.5rem" rows={4} height="9rem" />}
        errorTitle={null}
        empty={daySheet}
        linkTo={linkTo}
      >
        {() => daySheet}
      </ListPage>
    </>
  );
}

/** Downloads a day's printable sheet. */
function DownloadSheet({ date }: { date: string }) {
  const client = useApolloClient();
  const file = useFileDownload(
    async () => {
      const { data } = await client.query({
        query: CollectionSheetFileDocument,
        variables: { date },
        fetchPolicy: 'network-only',
      });
      return data?.adminCollectionSheetFile;
    },
    { failed: "We couldn't download the sheet." },
  );
  return (
    <FileButton icon={FileDown} {...file}>
      <span>Download PDF</span>
    </FileButton>
  );
}

/** The listed day; empty: today. */
export function collectionFilters(today: string) {
  return defineFilters({ date: dayParam, page: pageParam }, (filters) =>
    filters.date === today ? { ...filters, date: '' } : filters,
  );
}
