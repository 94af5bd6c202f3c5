import {
  isValidElement,
  type ReactNode,
  startTransition,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { renderedAddress } from '../rules/page-address';
import { readPageData } from './apollo/page-data';
import { rememberTyping } from './carry-over';
import { retriedPages } from './ui/page/retried';

type Router = ReturnType<typeof createBrowserRouter>;

/** Pages that show something else for these in their query, or for a state of their entry of the history. */
const DRAWN_FROM = new Map([
  ['/new-quote', ['category', 'step']],
  ['/login', ['redirect']],
  ['/register', ['redirect']],
]);

/**
 * Takes over the page that the server rendered when it is the page of this address, whoever the visitor is: what is theirs
 * is drawn after that. Else it stays until the client has its own to put in its place. What was typed meanwhile stays typed.
 * What the client draws itself is a transition: the browser can do something else in between.
 */
export async function startPage(container: HTMLElement, router: Router, app: ReactNode): Promise<void> {
  if (!container.hasChildNodes()) return startTransition(() => createRoot(container).render(app));
  const typeAgain = rememberTyping(container);
  await whenInitialized(router);
  const page = <FirstDrawn onDrawn={typeAgain}>{app}</FirstDrawn>;
  if (isRendered(router)) hydrateRoot(container, page);
  else startTransition(() => createRoot(container).render(page));
}

function FirstDrawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  const top = useRef(0);
  // Runs before every layout effect. Among those, the router's scrolls as after a link.
  useInsertionEffect(() => {
    top.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    // Before any press can reach the page: a form must know what stands in it.
    onDrawn();
    window.scrollTo(0, top.current);
  }, [onDrawn]);
  useEffect(() => {
    // After what the effects of the page draw, such as the visitor's own cart in place of the server's.
    const timer = setTimeout(() => window.dispatchEvent(new Event('client:ready')));
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** The code of the page is there, or did not come. */
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
  const names = DRAWN_FROM.get(path);
  return !names || (location.state === null && !names.some((name) => query.has(name)));
}

/** The router has made an element of a route's component. */
function isRetried({ element }: { element?: ReactNode }): boolean {
  return isValidElement(element) && retriedPages.has(element.type);
}
