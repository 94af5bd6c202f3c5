/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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
async function openRendered(address: string, page = <Counter />, entry = '') {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: false,
    PerformanceObserver: class {
      observe() {}
    },
  });
  document.body.innerHTML = `<template id="scripts">${entry}</template><div id="root">${renderToString(page)}</div>
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

/** Starts the client on a page that it replaces, and waits until it is ready. */
async function replacePage(container: HTMLElement, page = <Counter />) {
  const isReady = new Promise((resolve) => window.addEventListener('client:ready', resolve, { once: true }));
  await startPage(container, createMemoryRouter([{ path: '/', element: null }]), page);
  await isReady;
}

const pointer = (type: string, pointerId = 1) =>
  Object.assign(new MouseEvent(type, { bubbles: true }), { pointerId });
const space = (type: string) => new KeyboardEvent(type, { bubbles: true, key: ' ' });

it('a button that the client replaces under the pointer is pressed at its release', async () => {
  const { container, shown } = await openRendered('/elsewhere');
  const button = shown();
  button.dispatchEvent(pointer('pointerdown'));
  await replacePage(container);
  expect(shown()).not.toBe(button);
  shown().dispatchEvent(pointer('pointerup'));
  await waitFor(() => expect(shown().textContent).toBe('1'));
});

it('a button that the client replaces under the space bar is pressed at its release', async () => {
  const { container, shown } = await openRendered('/elsewhere');
  shown().dispatchEvent(space('keydown'));
  await replacePage(container);
  document.body.dispatchEvent(space('keyup'));
  await waitFor(() => expect(shown().textContent).toBe('1'));
});

it('two pointers that are down at once press a button each', async () => {
  const Two = () => (
    <>
      <Counter />
      <Counter />
    </>
  );
  const { container } = await openRendered('/elsewhere', <Two />);
  const buttons = () => [...container.querySelectorAll('button')];
  for (const [id, button] of buttons().entries()) button.dispatchEvent(pointer('pointerdown', id));
  await replacePage(container, <Two />);
  for (const [id, button] of buttons().entries()) button.dispatchEvent(pointer('pointerup', id));
  await waitFor(() => expect(container.textContent).toBe('11'));
});

it('a release beside the button that replaces the pressed one presses nothing', async () => {
  const { container, shown } = await openRendered('/elsewhere');
  shown().dispatchEvent(pointer('pointerdown'));
  await replacePage(container);
  document.body.dispatchEvent(pointer('pointerup'));
  await expectNoPress(shown);
});

it.each([
  [
    'the browser takes the pointer for scrolling',
    () => shownButton().dispatchEvent(pointer('pointercancel')),
  ],
  ['the pointer leaves the window', () => document.documentElement.dispatchEvent(pointer('pointerleave'))],
  ['the window loses the keyboard', () => window.dispatchEvent(new Event('blur'))],
  ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
])('a press ends without its release when %s', async (_, leave) => {
  const { container, shown } = await openRendered('/elsewhere');
  shown().dispatchEvent(pointer('pointerdown'));
  await replacePage(container);
  leave();
  shown().dispatchEvent(pointer('pointerup'));
  await expectNoPress(shown);
});

function shownButton(): Element {
  return document.querySelector('button')!;
}

async function expectNoPress(shown: () => Element) {
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown().textContent).toBe('0');
}

it('a button is found by its key when its text has changed, and by its item when others have its name', async () => {
  const presses: string[] = [];
  const Page = ({ total }: { total: string }) => (
    <>
      <button type="button" data-press="shipment" onClick={() => presses.push('shipment')}>
        {total}
      </button>
      {['chair', 'lamp'].map((item) => (
        <div key={item} data-item-id={item}>
          <button type="button" onClick={() => presses.push(item)}>
            Similar
          </button>
        </div>
      ))}
    </>
  );
  const { container } = await openRendered('/elsewhere', <Page total="£0.00" />);
  const [opener, , ofLamp] = container.querySelectorAll('button');
  opener!.click();
  container.querySelector('[data-item-id=chair]')!.remove();
  ofLamp!.click();
  await replacePage(container, <Page total="£245.00" />);
  await waitFor(() => expect(presses).toEqual(['shipment', 'lamp']));
});

describe('without a client', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it.each([
    ['whose script fails', 'error', 0],
    ['that is not ready ten seconds after its script has run', 'load', 10_000],
  ])('%s, the page gets every press as it is', async (_, event, after) => {
    const { container, shown } = await openRendered('/', <Counter />, '<script type="module"></script>');
    jest.advanceTimersByTime(1_000);
    const reached = jest.fn();
    container.addEventListener('click', reached);
    shown().click();
    document.querySelector('script[type=module]')!.dispatchEvent(new Event(event));
    if (after) jest.advanceTimersByTime(after - 1);
    if (after) shown().click();
    expect(reached).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    shown().click();
    expect(reached).toHaveBeenCalledTimes(1);
  });
});

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
