import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { defineFilters, pageParam, textParam } from '../../lib/lists/filters';
import { ListStates } from '../../lib/lists/ListStates';
import { ResultRange } from '../../lib/lists/ResultRange';
import { useFilters } from '../../lib/lists/use-filters';
import { useList, usePagedList } from '../../lib/lists/use-paged-list';
import { PageHeading } from '../../lib/page/PageHeading';
import { ListPage } from '../ui/lists/ListPage';
import { AccountsSums } from './AccountsSums';
import { AccountsTable } from './AccountsTable';
import { type AccountsMonthsQuery, useAccountsMonthsQuery, useAccountsQuery } from './accounts.generated';
import { MonthBar } from './MonthBar';
import { MonthFiles } from './MonthFiles';
import { MonthState } from './MonthState';

/** /admin/accounts: the books of a month for the accountant; month and page are in the address. */
export function AccountsPage() {
  const months = useList(
    useAccountsMonthsQuery({ fetchPolicy: 'cache-and-network' }),
    (data) => data.adminAccountsMonths,
  );
  if (months.list?.length) return <MonthPage months={months.list} />;
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading />
        <ListStates query={months} itemsName="the accounts">
          {() => null}
        </ListStates>
      </Stack>
    </Page>
  );
}

type Months = AccountsMonthsQuery['adminAccountsMonths'];

function MonthPage({ months }: { months: Months }) {
  const { filters, change, linkTo } = useFilters(ACCOUNTS_FILTERS);
  // The month to hand over next, or this one.
  const usual = months.find(({ mayClose }) => mayClose) ?? months[0]!;
  const chosen = months.find(({ month }) => month === filters.month) ?? usual;
  const { month } = chosen;
  const query = usePagedList(
    useAccountsQuery({ variables: { month, page: filters.page }, fetchPolicy: 'cache-and-network' }),
    (data) => data.adminAccounts,
    change,
  );
  return (
    <ListPage
      intro="Every invoice and credit note with its payment or refund, by its date in the UK."
      filters={<MonthBar months={months} month={month} onMonth={(next) => change({ month: next })} />}
      query={query}
      itemsName="documents"
      linkTo={linkTo}
      range={({ sums, archives, pageInfo }) => (
        <>
          <MonthState month={chosen} documents={pageInfo.total} />
          <AccountsSums sums={sums} isStale={query.isStale} />
          <MonthFiles month={month} archives={archives} />
          <ResultRange info={pageInfo} />
        </>
      )}
    >
      {({ nodes }) => <AccountsTable documents={nodes} isStale={query.isStale} />}
    </ListPage>
  );
}

/** The month, YYYY-MM; empty: the one to hand over next. */
const ACCOUNTS_FILTERS = defineFilters({ month: textParam, page: pageParam });
