import {
  choiceParam,
  dayParam,
  defineFilters,
  pageParam,
  textParam,
  toVariables,
} from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { useProductCategoriesQuery } from '../products/products.generated';
import { validDays } from '../ui/days';
import { ChosenDays } from '../ui/forms/ChosenDays';
import { FilterBar } from '../ui/lists/FilterBar';
import { ListPage } from '../ui/lists/ListPage';
import { AuditTable } from './AuditTable';
import { useAdminAuditQuery } from './audit.generated';
import { ENTITY_LABELS } from './audit-labels';

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
      intro="What staff changed, newest first. Entries are never changed; personal details are recorded only as changed, not shown."
      filters={
        <FilterBar
          label="Filter the audit log"
          filters={filters}
          onChange={change}
          fields={[
            { name: 'search', label: 'Search', placeholder: 'Name, order number or id' },
            { name: 'entity', label: 'What', any: 'Everything', choices: ENTITY_LABELS },
            { name: 'actor', label: 'Who', placeholder: 'Name or email' },
          ]}
        >
          <ChosenDays name="Changed" days={filters} onChange={(days) => change(days, { replace: true })} />
        </FilterBar>
      }
      query={query}
      itemsName="the audit log"
      linkTo={linkTo}
    >
      {({ nodes }) => <AuditTable entries={nodes} isStale={query.isStale} categories={categories} />}
    </ListPage>
  );
}

/** The filters of the audit log. */
const AUDIT_FILTERS = defineFilters(
  {
    search: textParam,
    entity: choiceParam(ENTITY_LABELS),
    /** Name, address or id of who did it. */
    actor: textParam,
    from: dayParam,
    to: dayParam,
    page: pageParam,
  },
  (filters) => ({ ...filters, ...validDays(filters) }),
);
