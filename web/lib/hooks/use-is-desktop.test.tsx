import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useIsDesktop } from './use-is-desktop';

function Panel() {
  return <p>{useIsDesktop() ? 'with panel' : 'without'}</p>;
}

/** A window with a width in pixels, which can be resized. */
function openWindow(px: number) {
  const query = Object.assign(new EventTarget(), { matches: false });
  const drag = (to: number) => {
    query.matches = to >= 1080;
    query.dispatchEvent(new Event('change'));
  };
  drag(px);
  window.matchMedia = (text) => {
    expect(text).toBe('(min-width: 1080px)');
    return query as unknown as MediaQueryList;
  };
  return { drag };
}

afterEach(cleanup);

it('what is for a desktop follows the width of the window', () => {
  const { drag } = openWindow(390);
  render(<Panel />);
  expect(screen.getByText('without')).toBeVisible();
  act(() => drag(1440));
  expect(screen.getByText('with panel')).toBeVisible();
});

it('the server draws it, and leaves it to the style', () => {
  expect(renderToString(<Panel />)).toContain('with panel');
});
