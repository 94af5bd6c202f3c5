import { isValidElement, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { todayInLondon } from '../../rules/calendar-date';
import { renderedAddress } from '../../rules/page-address';
import { nextTask } from '../data/page/next-task';
import { readPageData } from '../data/page/page-data';
import { pagesWithRetry } from '../design/page/with-retry';
import { recordTyping } from './carry-over';

type Router = ReturnType<typeof createBrowserRouter>;

/** Query parameters that a rendered page looks different with. */
const DRAWN_FROM = ['category', 'step', 'redirect', 'search', 'version'];

/**
 * Hydrates the server's page when it is this address's, for any visitor; the visitor's own state renders afterwards.
 * Otherwise it stays until the client's render replaces it. Typed text is carried over.
 */
export async function startPage(container: HTMLElement, router: Router, app: ReactNode): Promise<void> {
  if (!container.hasChildNodes()) return startTransition(() => createRoot(container).render(app));
  const typeAgain = recordTyping(container);
  await whenInitialized(router);
  await nextTask();
  const onDrawn = () => {
    // Before any press can reach the page: a form must know its values.
    typeAgain();
    scrollAgain();
  };
  const page = <FirstDrawn onDrawn={onDrawn}>{app}</FirstDrawn>;
  if (isRendered(router)) return startTransition(() => void hydrateRoot(container, page));
  // Pages that only the client draws have dates, and the browser's first one takes a phone 60 ms.
  todayInLondon(new Date());
  await nextTask();
  startTransition(() => createRoot(container).render(page));
}

/** Restores the position that web/start/after-paint.ts has recorded, after the router's scroll to the top. */
function scrollAgain(): void {
  const top = Number(document.documentElement.dataset.scrolled ?? 0);
  if (top > 0) window.scrollTo(0, top);
}

/** Calls `onDrawn` after every layout effect of the first render, among them the router's scroll. */
function FirstDrawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(() => {
    // After the page's effects have rendered, such as the visitor's own cart.
    const timer = setTimeout(() => window.dispatchEvent(new Event('client:ready')));
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** Resolves once the page's code has loaded, or failed to. */
function whenInitialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

function isRendered({ state: { errors, location, matches } }: Router): boolean {
  const path = matches.at(-1)?.route.path;
  if (errors || path === undefined || matches.some(({ route }) => isRetried(route))) return false;
  const query = new URLSearchParams(location.search);
  if (readPageData().address !== renderedAddress(path, query.get('toCountry'))) return false;
  if (path === '*') return true;
  return location.state === null && !DRAWN_FROM.some((name) => query.has(name));
}

/** The router has turned the route's component into an element. */
function isRetried({ element }: { element?: ReactNode }): boolean {
  return isValidElement(element) && pagesWithRetry.has(element.type);
}
