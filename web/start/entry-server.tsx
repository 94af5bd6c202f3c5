import { print } from 'graphql';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchPath,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet, version } from 'styled-components';
import { LOADING } from '../../rules/page-address';
import { createCache } from '../data/cache/cache';
import type { Shop } from '../data/page/page-data';
import {
  type PreloadedResults,
  PreloadedResultsContext,
  type QueryRequest,
  requestKey,
} from '../data/page/preloaded-results';
import { fontFaces } from '../design/theme/fonts';
import { CheckoutLoading } from '../features/checkout/CheckoutLoading';
import { OrderLoading } from '../features/orders/details/OrderLoading';
import { PageLoading } from '../lib/page/PageLoading';
import { PageTitleContext } from '../lib/page/page-title';
import { addressOf, type LoadPage } from '../lib/page/pages';
import { AdminLoading } from '../staff/AdminLoading';
import { App } from './App';
import { AppFrame } from './layout/AppFrame';
import { BUILDER, RENDERED_PAGES, SHOP_PAGES } from './pages';
import { createRoutes, loadStaff, type RouteHandle, staffRoutes } from './routes';

/** Executes a query as an anonymous guest. Rejects when any part fails. */
type ExecuteQuery = (text: string, variables: Record<string, unknown>) => Promise<unknown>;

interface PageRequest {
  /** `*` is the not-found page; null a loading page, while the server does not know the routes. */
  address: string | null;
  shop: Shop;
  execute: ExecuteQuery;
}

/** A client route, for the server. */
interface ClientRoute {
  path: string;
  isRendered: boolean;
  /** Address of its loading state. */
  loading: string;
  /** Files of the page and its frame, by their names in the build's manifest. */
  modules: readonly string[];
}

/** So many queries of a page may depend on each other. */
const ROUNDS_MAX = 10;

/** An address without a page. */
const NOWHERE = '/*';

const staff = await loadStaff();

/** Files that the queries of a page load besides its own. */
const PARTS: Readonly<Record<string, readonly LoadPage[]>> = {
  '/checkout': [() => import('../features/checkout/CheckoutScreen')],
};

/** Loading states of the pages that only the client draws. */
const loadingPages = [
  ...staff.STAFF_PAGES.map((page) => ({
    path: addressOf(page),
    handle: { isFramed: true, pages: staff.STAFF_PAGES, title: page.title },
    element: <AdminLoading />,
  })),
  {
    path: '/checkout',
    handle: SHOP_PAGES.find(({ path }) => path === '/checkout'),
    element: <CheckoutLoading />,
  },
  { path: '/user/orders/:orderId', element: <OrderLoading /> },
  { path: '*', element: <PageLoading /> },
];

const loadingRoutes: RouteObject[] = [
  { element: <AppFrame isVisitorKnown={false} />, children: loadingPages },
];

const allRoutes = () => createRoutes(staffRoutes(staff));

/** All client routes. */
export const routes = pagesOf(allRoutes());

/** A page's first render for a guest, repeated until every query has its result. Server only. */
export async function renderPage({ address, shop, execute }: PageRequest) {
  const url = new URL(address === '*' ? NOWHERE : (address ?? LOADING), 'http://page');
  const isLoading = url.hash === LOADING;
  const { query, dataRoutes } = createStaticHandler(isLoading ? loadingRoutes : allRoutes());
  const context = await query(new Request(url));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  const questions = askedBy(execute);
  const sheet = new ServerStyleSheet();
  let title = '';
  const tree = (
    <StrictMode>
      <PageTitleContext
        value={(text) => {
          title = text;
        }}
      >
        <PreloadedResultsContext value={questions}>
          <App shop={shop}>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </PreloadedResultsContext>
      </PageTitleContext>
    </StrictMode>
  );
  try {
    const draw = () => renderToString(sheet.collectStyles(tree));
    let html = draw();
    for (let rounds = 0; await questions.answerOpen(); rounds += 1) {
      if (rounds === ROUNDS_MAX) throw new Error(`${address} asks something new in every render`);
      html = draw();
    }
    const { answers } = questions;
    return { title, html, css: cssOf(sheet), answers };
  } finally {
    sheet.seal();
  }
}

/** Collects the queries that a render lacks results for. */
function askedBy(execute: ExecuteQuery) {
  const answers: Record<string, unknown> = {};
  const open = new Map<string, QueryRequest>();
  const cache = createCache();

  return {
    answers,
    find(request: QueryRequest): unknown {
      const key = requestKey(request);
      if (!(key in answers)) open.set(key, request);
      return answers[key];
    },
    drop() {},
    /** Executes the open queries; whether there were any. */
    async answerOpen(): Promise<boolean> {
      const asked = [...open];
      open.clear();
      await Promise.all(
        asked.map(async ([key, { document, variables }]) => {
          answers[key] = await execute(print(cache.transformDocument(document)), variables);
        }),
      );
      return asked.length > 0;
    },
  } satisfies PreloadedResults & Record<string, unknown>;
}

/** The content of the sheet's single <style> element, and of the style before it. */
function cssOf(sheet: ServerStyleSheet) {
  const [, rules = ''] = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  return { fonts: fontFaces, version, rules };
}

function pagesOf(objects: readonly RouteObject[], above: readonly string[] = []): ClientRoute[] {
  return objects.flatMap(({ path, handle, children }) => {
    const { load, parts = PARTS[path ?? ''] ?? [] } = (handle ?? {}) as RouteHandle;
    const modules = [...above, ...(load ? [load, ...parts].map(fileOf) : [])];
    const isRendered = handle === BUILDER || RENDERED_PAGES.includes(handle);
    return [
      ...(path ? [{ path, isRendered, loading: loadingAddress(path), modules }] : []),
      ...pagesOf(children ?? [], modules),
    ];
  });
}

function fileOf({ file }: LoadPage): string {
  if (!file)
    throw new Error("A page's file is loaded as `() => import('…')` in a table of pages or in routes.tsx.");
  return file;
}

function loadingAddress(path: string): string {
  const page = loadingPages.find((page) => matchPath(page.path, addressOf({ path })));
  return `${page?.path}${LOADING}`;
}
