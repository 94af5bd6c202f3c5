/** @jest-environment jest-fixed-jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';

const reload = jest.fn();
let reloadIfOutdated: typeof import('./new-release')['reloadIfOutdated'];
let watchReleases: typeof import('./new-release')['watchReleases'];

beforeEach(async () => {
  // jsdom has none.
  performance.getEntriesByType ??= () => [];
  jest.resetModules();
  ({ reloadIfOutdated, watchReleases } = await import('./new-release'));
  reload.mockClear();
  document.body.innerHTML = '<script type="module" src="/assets/index-old.js"></script><input />';
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a tab whose code did not load', () => {
  it('loads the page again when the server has a newer release', async () => {
    serve('<script type="module" src="/assets/index-new.js"></script>');
    await reloadIfOutdated(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads the page again once, however many parts of its code did not come', async () => {
    serve('<script type="module" src="/assets/index-new.js"></script>');
    await Promise.all([reloadIfOutdated(reload), reloadIfOutdated(reload)]);
    await reloadIfOutdated(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays when the server has the same release, so that it never reloads in a circle', async () => {
    serve('<script type="module" src="/assets/index-old.js"></script>');
    await reloadIfOutdated(reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays while the server is away or out of order', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await reloadIfOutdated(reload);
    serve('Service unavailable', 503);
    await reloadIfOutdated(reload);
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays on a page on which something was typed, and not on the next one', async () => {
    watchReleases();
    serve('<script type="module" src="/assets/index-new.js"></script>');
    fireEvent.input(document.querySelector('input') as HTMLInputElement, { target: { value: 'Ada' } });
    await reloadIfOutdated(reload);
    expect(reload).not.toHaveBeenCalled();

    window.history.pushState(null, '', '/elsewhere');
    await reloadIfOutdated(reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads the page again when the same code fails twice, as older browsers never ask for it again', async () => {
    serve('<script type="module" src="/assets/index-old.js"></script>');
    watchReleases(reload);
    await fail('/assets/AddItems-1.js');
    await fail('/assets/LoginPage-1.js');
    expect(reload).not.toHaveBeenCalled();

    await fail('/assets/AddItems-1.js');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays when a reload has not helped with code that fails twice', async () => {
    serve('<script type="module" src="/assets/index-old.js"></script>');
    const navigation = { type: 'reload' } as PerformanceNavigationTiming;
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
    watchReleases(reload);
    await fail('/assets/AddItems-1.js');
    await fail('/assets/AddItems-1.js');
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays when the same code fails twice while the server is down or something was typed', async () => {
    watchReleases(reload);
    serve('Service unavailable', 503);
    await fail('/assets/AddItems-1.js');
    await fail('/assets/AddItems-1.js');
    serve('<script type="module" src="/assets/index-old.js"></script>');
    fireEvent.input(document.querySelector('input') as HTMLInputElement, { target: { value: 'Ada' } });
    await fail('/assets/AddItems-1.js');
    expect(reload).not.toHaveBeenCalled();
  });
});

/** Dispatches Vite's event for a chunk that the browser cannot load. */
async function fail(chunk: string): Promise<void> {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${chunk}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await new Promise((resolve) => setTimeout(resolve));
}

function serve(page: string, status = 200): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(page, { status }));
}
