/** @jest-environment jest-fixed-jsdom */
import { expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { startPage } from './start-page';

window.scrollTo = () => {};

const add = (count: number) => count + 1;

/** A button without effect in the server's page, like a cart's. */
function Counter() {
  const [count, setCount] = useState(0);
  const change = useSyncExternalStore(
    () => () => {},
    () => add,
    () => null,
  );
  return (
    <button type="button" aria-label="Add one" onClick={() => change && setCount(change(count))}>
      {count}
    </button>
  );
}

/** The page as the server rendered `address`, with its first script. */
async function openRendered(address: string, page = <Counter />) {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: false,
    PerformanceObserver: class {
      observe() {}
    },
  });
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>
    <script type="application/json" id="page-data">{"address":"${address}","shop":null,"answers":null}</script>`;
  jest.resetModules();
  await import('./after-paint');
  const container = document.getElementById('root')!;
  return { container, shown: () => container.querySelector('button')! };
}

it('what is pressed before the client runs, and while it takes the page over, is pressed once when it does', async () => {
  const { container, shown } = await openRendered('/');
  const button = shown();
  button.click();
  button.click();
  await startPage(container, createMemoryRouter([{ path: '/', element: null }]), <Counter />);
  button.click();
  expect(button.textContent).toBe('0');
  await waitFor(() => expect(button.textContent).toBe('3'));
  expect(shown()).toBe(button);
  button.click();
  await waitFor(() => expect(button.textContent).toBe('4'));
});

it('what is pressed on a page that the client puts another one in place of is pressed there', async () => {
  const { container, shown } = await openRendered('/elsewhere');
  const button = shown();
  button.click();
  button.click();
  await startPage(container, createMemoryRouter([{ path: '/', element: null }]), <Counter />);
  await waitFor(() => expect(shown().textContent).toBe('2'));
  expect(shown()).not.toBe(button);
});

it.each([
  ['pointer', 'pointerdown', 'pointerup'],
  ['space bar', 'keydown', 'keyup'],
])(
  'a press of the %s that is released after the client put another page in place counts',
  async (_, down, up) => {
    const { container, shown } = await openRendered('/elsewhere');
    const event = (type: string) =>
      type.startsWith('key')
        ? new KeyboardEvent(type, { bubbles: true, key: ' ' })
        : new MouseEvent(type, { bubbles: true });
    const button = shown();
    button.dispatchEvent(event(down));
    const isReady = new Promise((resolve) =>
      window.addEventListener('client:ready', resolve, { once: true }),
    );
    await startPage(container, createMemoryRouter([{ path: '/', element: null }]), <Counter />);
    await isReady;
    expect(shown()).not.toBe(button);
    const under = up === 'keyup' ? document.body : shown();
    under.dispatchEvent(event(up));
    await waitFor(() => expect(shown().textContent).toBe('1'));
  },
);

it('of several buttons of one name the same one is pressed', async () => {
  const Two = () => (
    <>
      <Counter />
      <Counter />
    </>
  );
  const { container } = await openRendered('/elsewhere', <Two />);
  container.querySelectorAll('button')[1]?.click();
  await startPage(container, createMemoryRouter([{ path: '/', element: null }]), <Two />);
  await waitFor(() => expect(container.textContent).toBe('01'));
});

it('a link that waits for a client that never comes is followed by the browser', async () => {
  jest.useFakeTimers();
  const { container } = await openRendered(
    '/',
    <>
      <input defaultValue="" />
      <a href="/login">Login</a>
    </>,
  );
  container.querySelector('input')!.value = 'Leeds';
  const followed: boolean[] = [];
  container.addEventListener('click', (event) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  });
  container.querySelector('a')!.click();
  expect(followed).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(followed).toEqual([true]);
  jest.useRealTimers();
  window.dispatchEvent(new Event('client:ready'));
});
