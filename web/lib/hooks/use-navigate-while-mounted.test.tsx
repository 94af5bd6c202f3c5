import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useNavigateWhileMounted } from './use-navigate-while-mounted';

function open() {
  let answer: () => void = () => {};
  function Asking() {
    const navigate = useNavigateWhileMounted();
    answer = () => navigate('/answered');
    return null;
  }
  const router = createMemoryRouter([
    { path: '/', element: <Asking /> },
    { path: '*', element: null },
  ]);
  render(<RouterProvider router={router} />);
  return { router, answer: () => act(async () => answer()) };
}

it('an answer leads on from the page that asked', async () => {
  const { router, answer } = open();
  await answer();
  expect(router.state.location.pathname).toBe('/answered');
});

it('an answer that comes when the visitor has left the page leads nowhere', async () => {
  const { router, answer } = open();
  await act(() => router.navigate('/elsewhere'));
  await answer();
  expect(router.state.location.pathname).toBe('/elsewhere');
});
