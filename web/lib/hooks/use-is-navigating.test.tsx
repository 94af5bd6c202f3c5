import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom';
import { useIsNavigating } from './use-is-navigating';

let root: Root;
let answer: () => void;
const code = Promise.withResolvers<void>();

/** Writes the address once its data has arrived, unless the visitor is on the way elsewhere. */
function Builder() {
  const navigate = useNavigate();
  const isNavigating = useIsNavigating();
  const [hasAnswer, setHasAnswer] = useState(false);
  answer = () => setHasAnswer(true);
  useEffect(() => {
    if (hasAnswer && !isNavigating) void navigate('?city=Leeds', { replace: true });
  }, [hasAnswer, isNavigating, navigate]);
  return <Link to="/account">account</Link>;
}

const router = createMemoryRouter([
  { path: '/', element: <Builder /> },
  { path: '/account', lazy: () => code.promise.then(() => ({ element: <p>account</p> })) },
]);

beforeEach(() => {
  // As in a browser: React renders when it chooses to.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  flushSync(() => root.render(<RouterProvider router={router} />));
});

afterEach(() => {
  root.unmount();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('an answer right after a press does not cancel the navigation', async () => {
  document.querySelector('a')!.click();
  flushSync(() => answer());
  code.resolve();
  while (router.state.navigation.state !== 'idle') await new Promise((resolve) => setTimeout(resolve));
  // The new page has not rendered yet: its address belongs to it.
  flushSync(() => answer());
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(router.state.location).toMatchObject({ pathname: '/account', search: '' });
  expect(document.querySelector('p')).toHaveTextContent('account');
});
