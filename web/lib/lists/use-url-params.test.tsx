import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { useUrlParams } from './use-url-params';

function List() {
  const [query, change] = useUrlParams();
  const add = (name: string) =>
    change((before) => {
      before.set(name, 'yes');
      return before;
    });
  return (
    <>
      <button type="button" onClick={() => add('drafts')} />
      <Link to={{ pathname: '/prices', search: query.toString() }} />
    </>
  );
}

let root: Root;
let router: ReturnType<typeof createBrowserRouter>;

beforeEach(async () => {
  // As in a browser: React renders when it chooses to.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
  router = createBrowserRouter([{ path: '*', element: <List /> }]);
  root.render(<RouterProvider router={router} />);
  while (!document.querySelector('button')) await new Promise((resolve) => setTimeout(resolve));
});

afterEach(() => {
  root.unmount();
  router.dispose();
  window.history.replaceState(null, '', '/');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('links have the change before anything else can be pressed', async () => {
  document.querySelector('button')!.click();
  for (let turn = 0; turn < 20; turn += 1) await null;
  expect(document.querySelector('a')).toHaveAttribute('href', '/prices?drafts=yes');
});
