import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom';
import type { PageInfo } from './page-numbers';
import { useLastPage } from './use-paged-list';

const PAST_THE_LAST: PageInfo = { page: 9, pageSize: 10, total: 25, totalPages: 3 };

let show: (info: PageInfo) => void;

it('a list that turns out to end earlier does not take back a link that was just pressed', async () => {
  const code = Promise.withResolvers<{ element: string }>();
  const router = createMemoryRouter(
    [
      { path: '/list', Component: List },
      { path: '/one', lazy: () => code.promise },
    ],
    { initialEntries: ['/list?page=9'] },
  );
  render(<RouterProvider router={router} />);
  await act(() => void router.navigate('/one'));
  act(() => show(PAST_THE_LAST));
  await act(async () => code.resolve({ element: 'One of them' }));
  expect(screen.getByText('One of them')).toBeVisible();
});

it('a page beyond the last becomes the last', async () => {
  const router = createMemoryRouter([{ path: '/list', Component: List }], {
    initialEntries: ['/list?page=9'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => show(PAST_THE_LAST));
  expect(router.state.location.search).toBe('?page=3');
});

function List() {
  const navigate = useNavigate();
  const [info, setInfo] = useState<PageInfo>();
  show = setInfo;
  useLastPage(info, (page) => navigate(`?page=${page}`, { replace: true }));
  return null;
}
