import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { LeaveGuard } from './LeaveGuard';

let root: Root;

beforeEach(() => {
  // As in a browser: React renders when it chooses to.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
});

afterEach(() => {
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('the page can be used again as soon as the question is answered, each time', async () => {
  const page = (
    <>
      <Link to="/elsewhere">elsewhere</Link>
      <LeaveGuard isOn>Typed text is lost.</LeaveGuard>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  root.render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link');
  // Two effects, one after the other, lead to the question.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  for (let time = 0; time < 2; time += 1) {
    link.click();
    const stay = await screen.findByRole('button', { name: 'Stay' });
    stay.click();
    for (let turn = 0; turn < 20; turn += 1) await null;
    expect(stay).not.toBeInTheDocument();
  }
  expect(router.state.location.pathname).toBe('/');
});
