import { useCallback, useEffect } from 'react';
import { errorWords } from '../../apollo/error-words';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { Pager } from '../../ui/Pager';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useQuery } from '../../ui/use-query';
import { useProductCategoriesQuery } from '../products/products.generated';
import { Showing } from '../ui/Showing';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditTable } from './AuditTable';
import { useAdminAuditQuery } from './audit.generated';
import { type AuditFilters, readFilters, writeFilters } from './audit-filters';

/** Entries on one page of the log, as asked of the server. */
const ENTRIES_ON_A_PAGE = 10;

/** /admin/audit: what staff did; what narrows the list stands in the address. */
export function AuditPage() {
  const [query, changeQuery] = useQuery();
  const change = useCallback(
    (changed: Partial<AuditFilters>, options?: { replace?: boolean }) =>
      changeQuery((before) => writeFilters({ ...readFilters(before), page: 1, ...changed }), options),
    [changeQuery],
  );
  const filters = readFilters(query);
  const { page, search, entity, actor } = filters;
  const { data, previousData, error, refetch } = useAdminAuditQuery({
    variables: { page, ...(search && { search }), ...(entity && { entity }), ...(actor && { actor }) },
    fetchPolicy: 'cache-and-network',
  });
  const categories = useProductCategoriesQuery().data?.categories ?? [];
  const log = (data ?? (error ? undefined : previousData))?.auditLog;
  const lastPage = data && Math.max(1, data.auditLog.totalPages);

  useEffect(() => {
    if (lastPage && page > lastPage) change({ page: lastPage }, { replace: true });
  }, [lastPage, page, change]);

  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={1}>
          <PageHeading title="Audit log" />
          <Text size="small" tone="textMuted">
            What staff changed, newest first. Entries are never changed; of personal details they say only
            that they changed.
          </Text>
        </Stack>
        <AuditFilterBar filters={filters} onChange={change} />
        {error && (
          <ErrorPanel
            title="Error loading the audit log"
            message={errorWords(error)}
            onRetry={() => void refetch().catch(() => {})}
          />
        )}
        {!log && !error && (
          <Loading label="Loading the audit log...">
            <Skeleton height="36rem" />
          </Loading>
        )}
        {log && (
          <Stack gap={3}>
            <Showing page={page} pageSize={ENTRIES_ON_A_PAGE} found={log.total} />
            <AuditTable entries={log.entries} isStale={!data} categories={categories} />
            <Pager
              label="Pages of the audit log"
              page={page}
              pages={log.totalPages}
              toPage={(one) => ({ search: writeFilters({ ...filters, page: one }).toString() })}
            />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
