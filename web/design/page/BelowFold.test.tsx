import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BelowFold } from './BelowFold';

let events: string[];
let root: Root;

function Part({ name }: { name: string }) {
  useEffect(() => {
    events.push(`${name} hydrated`);
  }, [name]);
  return (
    <button type="button" onClick={() => events.push(`${name} pressed`)}>
      {name}
    </button>
  );
}

/** Effects run in the order of the tree, so this order is none of theirs. */
const page = (
  <>
    <BelowFold>
      <Part name="below" />
    </BelowFold>
    <Part name="above" />
  </>
);

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  events = [];
});

afterEach(() => root.unmount());

function hydrate() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  startTransition(() => {
    root = hydrateRoot(container, page);
  });
  return container.querySelector('button')!;
}

it('hydrates by itself after the page above, and keeps its elements', async () => {
  const button = hydrate();
  await waitFor(() => expect(events).toEqual(['above hydrated', 'below hydrated']));
  expect(button.isConnected).toBe(true);
});

it('a press before then hydrates it and counts', async () => {
  const button = hydrate();
  const push = events.push.bind(events);
  events.push = (event) => {
    const length = push(event);
    if (event === 'above hydrated') queueMicrotask(() => button.click());
    return length;
  };
  await waitFor(() => expect(events).toContain('below hydrated'));
  expect(events.filter((event) => event === 'below pressed')).toHaveLength(1);
});
