import { useCallback } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Pager } from '../../ui/lists/Pager';
import { useLastPage } from '../../ui/lists/use-last-page';
import { useUrlParams } from '../../ui/lists/use-url-params';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useProductCategoriesQuery } from '../products/products.generated';
import { ResultRange } from '../ui/lists/ResultRange';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditTable } from './AuditTable';
import { useAdminAuditQuery } from './audit.generated';
import { type AuditFilters, readFilters, writeFilters } from './audit-filters';

/** /admin/audit: what staff did; what narrows the list stands in the address. */
export function AuditPage() {
  const [query, changeUrlParams] = useUrlParams();
  const change = useCallback(
    (changed: Partial<AuditFilters>, options?: { replace?: boolean }) =>
      changeUrlParams((before) => writeFilters({ ...readFilters(before), page: 1, ...changed }), options),
    [changeUrlParams],
  );
  const filters = readFilters(query);
  const { page, search, entity, actor } = filters;
  const { data, previousData, error, refetch } = useAdminAuditQuery({
    variables: { page, ...(search && { search }), ...(entity && { entity }), ...(actor && { actor }) },
    fetchPolicy: 'cache-and-network',
  });
  const categories = useProductCategoriesQuery().data?.categories ?? [];
  const log = (data ?? (error ? undefined : previousData))?.adminAuditLog;
  useLastPage(data?.adminAuditLog.pageInfo, (last) => change({ page: last }, { replace: true }));

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
            message={errorMessage(error)}
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
            <ResultRange info={log.pageInfo} />
            <AuditTable entries={log.nodes} isStale={!data} categories={categories} />
            <Pager
              label="Pages of the audit log"
              info={log.pageInfo}
              toPage={(one) => ({ search: writeFilters({ ...filters, page: one }).toString() })}
            />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
