import { toVariables } from '../../ui/lists/filters';
import { useFilters } from '../../ui/lists/use-filters';
import { usePagedList } from '../../ui/lists/use-paged-list';
import { useProductCategoriesQuery } from '../products/products.generated';
import { ListPage } from '../ui/lists/ListPage';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditTable } from './AuditTable';
import { useAdminAuditQuery } from './audit.generated';
import { AUDIT_FILTERS } from './audit-filters';

/** /admin/audit: changes by staff; filters are in the address. */
export function AuditPage() {
  const { filters, change, linkTo } = useFilters(AUDIT_FILTERS);
  const query = usePagedList(
    useAdminAuditQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.adminAuditLog,
    change,
  );
  const categories = useProductCategoriesQuery().data?.categories ?? [];

  return (
    <ListPage
      title="Audit log"
      intro="What staff changed, newest first. Entries are never changed; personal details are recorded only as changed, not shown."
      filters={<AuditFilterBar filters={filters} onChange={change} />}
      query={query}
      of="the audit log"
      linkTo={linkTo}
    >
      {({ nodes }) => <AuditTable entries={nodes} isStale={query.isStale} categories={categories} />}
    </ListPage>
  );
}
