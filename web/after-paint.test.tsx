import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { startPage } from './start-page';

const add = (count: number) => count + 1;

/** A button that does nothing in what the server renders, as those of a cart. */
function Counter() {
  const [count, setCount] = useState(0);
  const change = useSyncExternalStore(
    () => () => {},
    () => add,
    () => null,
  );
  return (
    <button type="button" onClick={() => change && setCount(change(count))}>
      {count}
    </button>
  );
}

it('what is pressed before the client runs, and while it takes the page over, is pressed once when it does', async () => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: false,
    PerformanceObserver: class {
      observe() {}
    },
  });
  document.body.innerHTML = `<div id="root">${renderToString(<Counter />)}</div>
    <script type="application/json" id="page-data">{"address":"/","shop":null,"answers":null}</script>`;
  const container = document.getElementById('root')!;
  const button = container.querySelector('button')!;
  await import('./after-paint');
  button.click();
  button.click();
  await startPage(container, createMemoryRouter([{ path: '/', element: null }]), <Counter />);
  button.click();
  expect(button.textContent).toBe('0');
  await waitFor(() => expect(button.textContent).toBe('3'));
  button.click();
  await waitFor(() => expect(button.textContent).toBe('4'));
});
