import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Observable } from 'rxjs';
import { choiceParam, defineFilters, pageParam, sortParam, toVariables } from '../../../lib/lists/filters';
import { useFilters } from '../../../lib/lists/use-filters';
import { usePagedList } from '../../../lib/lists/use-paged-list';
import { ListPage } from './ListPage';
import { ListTable } from './ListTable';

const TOTAL = 25;

/** The server's next answer; undefined: the default. */
let answer: { total?: number; error?: string } | 'never' | undefined;
let asked: object[];
/** Routers that listen to the history of the window. */
const routers: ReturnType<typeof createBrowserRouter>[] = [];

const THINGS: TypedDocumentNode<{ things: Things }> = gql`
  query Things($page: Int!, $kind: String, $sort: String) {
    things(page: $page, kind: $kind, sort: $sort) {
      nodes { id name }
      pageInfo { page pageSize total totalPages }
    }
  }
`;

interface Things {
  nodes: { id: string; name: string }[];
  pageInfo: { page: number; pageSize: number; total: number; totalPages: number };
}

const FILTERS = defineFilters({
  kind: choiceParam(['BOX', 'BAG']),
  sort: sortParam(['NAME', 'NAME_DESCENDING'], 'NAME'),
  page: pageParam,
});

beforeEach(() => {
  answer = undefined;
  asked = [];
});
afterEach(() => {
  cleanup();
  for (const router of routers.splice(0)) router.dispose();
});

it('shows that it loads, then a page of rows with its range and the way to the others', async () => {
  answer = 'never';
  const page = open('/things');
  expect(screen.getByRole('status').textContent).toContain('Loading things...');
  page.answer();
  expect(await screen.findByText('Showing 1 to 10 of 25 results')).toBeVisible();
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toContain('Thing 1');
  expect(screen.getByRole('navigation', { name: 'Pages of things' })).toBeVisible();
});

it('keeps the rows in sight, marked as busy, while those of another filter are on their way', async () => {
  const page = open('/things');
  await screen.findByText('Thing 1');
  answer = 'never';
  await act(async () => page.change({ kind: 'BOX' }));
  expect(screen.getByText('Thing 1')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Things' })).toHaveAttribute('aria-busy', 'true');
  page.answer();
  expect(await screen.findByText('BOX 1')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Things' })).toHaveAttribute('aria-busy', 'false');
});

it('goes to the last page from one that lies behind it', async () => {
  open('/things?page=9');
  expect(await screen.findByText('Showing 21 to 25 of 25 results')).toBeVisible();
  expect(window.location.search).toBe('?page=3');
});

it('says what went wrong and asks again on request', async () => {
  answer = { error: 'The shelf is locked.' };
  open('/things');
  expect(await screen.findByText('Error loading things')).toBeVisible();
  expect(screen.getByText('The shelf is locked.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  answer = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Thing 1')).toBeVisible();
  expect(screen.queryByText('Error loading things')).not.toBeInTheDocument();
});

it('keeps rows that could not be read again, and none that were asked for otherwise', async () => {
  const page = open('/things');
  await screen.findByText('Thing 1');
  answer = { error: 'The shelf is locked.' };
  void page.refetch();
  expect(await screen.findByText('The shelf is locked.')).toBeVisible();
  expect(screen.getByText('Thing 1')).toBeVisible();
  await act(async () => page.change({ kind: 'BOX' }));
  await waitFor(() => expect(screen.queryByText('Thing 1')).not.toBeInTheDocument());
  expect(await screen.findByText('The shelf is locked.')).toBeVisible();
});

it('says in the table that there is nothing', async () => {
  answer = { total: 0 };
  open('/things');
  expect(await screen.findByText('No things')).toBeVisible();
  expect(screen.getByText('Showing 0 results')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('is sorted by the head of a column, one way and then the other, from the first page on', async () => {
  open('/things?page=2&kind=BOX');
  await screen.findByText('BOX 11');
  const sorting = () => screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort');
  expect(sorting()).toBe('ascending');
  const sort = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Name' })));
  await sort();
  expect(window.location.search).toBe('?kind=BOX&sort=NAME_DESCENDING');
  expect(sorting()).toBe('descending');
  await sort();
  expect(window.location.search).toBe('?kind=BOX');
  expect(asked).toContainEqual({ page: 1, kind: 'BOX', sort: 'NAME_DESCENDING' });
});

function open(address: string) {
  window.history.replaceState(null, '', address);
  const page = { change: (_: { kind: 'BOX' }) => {}, refetch: async () => {}, answer: () => {} };

  function ThingsPage() {
    const { filters, change, linkTo } = useFilters(FILTERS);
    const query = usePagedList(
      useQuery(THINGS, { variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
      (data) => data.things,
      change,
    );
    Object.assign(page, { change, refetch: query.refetch });
    return (
      <ListPage itemsName="things" query={query} linkTo={linkTo}>
        {({ nodes }) => (
          <ListTable
            caption="Things"
            columns={[
              {
                name: 'Name',
                sort: { ascending: 'NAME', descending: 'NAME_DESCENDING', first: 'ascending' },
                cell: ({ name }) => name,
              },
            ]}
            rows={nodes}
            isStale={query.isStale}
            sort={filters.sort}
            onSort={(sort) => change({ sort })}
            empty="No things"
          />
        )}
      </ListPage>
    );
  }

  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        const send = () => {
          observer.next(resultOf(variables as never));
          observer.complete();
        };
        page.answer = send;
        if (answer !== 'never') queueMicrotask(send);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const router = createBrowserRouter([
    { path: '/things', handle: { title: 'Things' }, Component: ThingsPage },
  ]);
  routers.push(router);
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return page;
}

function resultOf({ page, kind = 'Thing' }: { page: number; kind?: string }): ApolloLink.Result {
  if (typeof answer === 'object' && answer.error) return { errors: [new GraphQLError(answer.error)] };
  const { total = TOTAL } = typeof answer === 'object' ? answer : {};
  const first = (page - 1) * 10 + 1;
  const count = Math.max(0, Math.min(10, total - first + 1));
  const nodes = Array.from({ length: count }, (_, index) => ({
    ...{ __typename: 'Thing', id: `${kind}${first + index}`, name: `${kind} ${first + index}` },
  }));
  const pageInfo = { __typename: 'PageInfo', page, pageSize: 10, total, totalPages: Math.ceil(total / 10) };
  return { data: { things: { __typename: 'Things', nodes, pageInfo } } };
}
