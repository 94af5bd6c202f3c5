import { Download, UserPlus } from 'lucide-react';
import type { UserSort } from '../../data/schema.generated';
import { Button } from '../../design/Button';
import { Row } from '../../design/Stack';
import { FileButton, useFileDownload } from '../../features/files/FileButton';
import {
  choiceParam,
  defineFilters,
  pageParam,
  sortParam,
  textParam,
  toVariables,
} from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { FilterBar } from '../ui/lists/FilterBar';
import { ListPage } from '../ui/lists/ListPage';
import { useAddParam } from '../ui/lists/use-add-param';
import { useExportNewsletterMutation } from './newsletter-export.generated';
import { UserTable } from './UserTable';
import { useUserActions } from './use-user-actions';
import { ROLE_CHOICES, STATUS_BADGES } from './user-labels';
import { useManagedUsersQuery } from './users.generated';

const SORTS: readonly UserSort[] = ['NEWEST', 'OLDEST', 'NAME', 'NAME_DESCENDING'];

/** The filters of the user list. */
const USER_FILTERS = defineFilters({
  search: textParam,
  role: choiceParam(ROLE_CHOICES),
  status: choiceParam(STATUS_BADGES),
  sort: sortParam(SORTS, 'NEWEST'),
  page: pageParam,
});

/** /admin/users: all accounts; filters are in the address. */
export function UsersPage() {
  const { filters, change, linkTo } = useFilters(USER_FILTERS);
  const query = usePagedList(
    useManagedUsersQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.adminUsers,
    change,
  );
  const { actions, add, dialog } = useUserActions();
  useAddParam(add);

  return (
    <ListPage
      actions={
        <Row gap={2}>
          <NewsletterExportButton />
          <Button onClick={add}>
            <UserPlus aria-hidden="true" size={18} />
            Add User
          </Button>
        </Row>
      }
      filters={
        <FilterBar
          label="Filter users"
          filters={filters}
          onChange={change}
          fields={[
            { name: 'search', label: 'Search', placeholder: 'Name, email, phone or place' },
            { name: 'role', label: 'Role', any: 'All Roles', choices: ROLE_CHOICES },
            { name: 'status', label: 'Status', any: 'All Statuses', choices: STATUS_BADGES },
          ]}
        />
      }
      query={query}
      itemsName="users"
      errorFallback="Failed to fetch users"
      linkTo={linkTo}
      dialogs={dialog}
    >
      {({ nodes, didYouMean }) => (
        <UserTable
          users={nodes}
          isStale={query.isStale}
          sort={filters.sort}
          didYouMean={didYouMean}
          onSort={(sort) => change({ sort })}
          onSearch={(search) => change({ search })}
          {...actions}
        />
      )}
    </ListPage>
  );
}

/** Downloads everybody who confirmed the newsletter, each with the link that stops it. */
function NewsletterExportButton() {
  const [make] = useExportNewsletterMutation();
  const file = useFileDownload(
    async () => {
      const { data } = await make();
      const { fileName, csv } = data?.adminExportNewsletterConsents ?? {};
      return fileName && csv ? { fileName, content: new Blob([csv], { type: 'text/csv' }) } : undefined;
    },
    { fallback: "We couldn't export the newsletter. Please try again." },
  );
  return (
    <FileButton icon={Download} {...file}>
      <span>Export newsletter</span>
    </FileButton>
  );
}
