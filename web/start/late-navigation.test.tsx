import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { ListSearch } from '../lib/lists/ListSearch';

function SearchedOrders() {
  const [query, setQuery] = useSearchParams();
  return (
    <ListSearch
      label="Search"
      placeholder=""
      search={query.get('search') ?? ''}
      onSearch={(search) => setQuery({ search }, { replace: true })}
    />
  );
}

it('a search typed just before does not take a visitor back from the link that is loading', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <SearchedOrders />
          <Link to="/elsewhere">onward</Link>
        </>
      ),
    },
    {
      path: '/elsewhere',
      lazy: async () => {
        await arrival;
        return { element: <p>elsewhere</p> };
      },
    },
    { path: '*', element: <p>back again</p> },
  ]);
  render(<RouterProvider router={router} />);
  await user.type(screen.getByLabelText('Search'), 'boxes');
  await user.click(screen.getByRole('link', { name: 'onward' }));
  for (let seconds = 0; seconds < 5; seconds += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(async () => arrive());
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(router.state.location.pathname).toBe('/elsewhere');
  expect(screen.getByText('elsewhere')).toBeVisible();
  jest.useRealTimers();
});
