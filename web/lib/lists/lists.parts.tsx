import { Stack } from '../../design/Stack';
import type { Parts } from '../../workbench/parts';
import { ListSearch } from './ListSearch';
import { ListStates, RowsSkeleton } from './ListStates';
import { Pager } from './Pager';

const QUERY = {
  list: undefined,
  isStale: false,
  isPreviousData: false,
  error: undefined,
  refetch: async () => {},
};
const PAGES = { pageSize: 20, total: 190, totalPages: 10 };

export const parts: Parts = {
  title: 'Lists',
  examples: {
    Pager: () => (
      <Stack>
        {[1, 5, 10].map((page) => (
          <Pager key={page} label={`Page ${page} of 10`} info={{ ...PAGES, page }} toPage={() => '/'} />
        ))}
      </Stack>
    ),
    Search: () => (
      <ListSearch label="Search" placeholder="Number, city or item" search="" onSearch={() => {}} />
    ),
    Faces: () => (
      <Stack>
        <ListStates query={QUERY} itemsName="orders" skeleton={<RowsSkeleton rows={2} />}>
          {() => null}
        </ListStates>
        <ListStates query={{ ...QUERY, error: new Error('No answer') }} itemsName="prices">
          {() => null}
        </ListStates>
      </Stack>
    ),
  },
};
