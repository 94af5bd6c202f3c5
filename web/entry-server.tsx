import { print } from 'graphql';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet, version } from 'styled-components';
import { STAFF_FRAME } from '../rules/page-address';
import { App } from './App';
import { createCache } from './apollo/cache';
import { AnswersContext, type PageAnswers, type QueryRequest, requestKey } from './apollo/page-answers';
import type { Shop } from './apollo/page-data';
import { createRoutes, frameRoutes, type RouteHandle } from './routes';
import { PageTitleContext } from './ui/page/page-title';

/** Executes a query as an anonymous guest. Rejects when any part fails. */
type ExecuteQuery = (text: string, variables: Record<string, unknown>) => Promise<unknown>;

interface AskedPage {
  /** `*` is the not-found page; null the frame around a loading page, `STAFF_FRAME` the frame of staff. */
  address: string | null;
  shop: Shop;
  execute: ExecuteQuery;
}

/** A client route, for the server. */
interface ClientRoute {
  path: string;
  isRendered: boolean;
  /** Files of the page and its frame, by their names in the build's manifest. */
  modules: readonly string[];
}

/** An address without a page. */
const NOWHERE = '/*';

/** All client routes. */
export const routes = pagesOf(createRoutes());

/** A page's first render for a guest, repeated until every query has its result. Server only. */
export async function renderPage({ address, shop, execute }: AskedPage) {
  const url = new URL(address === '*' ? NOWHERE : (address ?? '/'), 'http://page');
  const isFrame = address === null || address === STAFF_FRAME;
  const { query, dataRoutes } = createStaticHandler(isFrame ? frameRoutes : createRoutes());
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
        <AnswersContext value={questions}>
          <App shop={shop}>
            <StaticRouterProvider
              router={createStaticRouter(dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </AnswersContext>
      </PageTitleContext>
    </StrictMode>
  );
  try {
    const draw = () => renderToString(sheet.collectStyles(tree));
    let html = draw();
    while (await questions.answerOpen()) html = draw();
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
  } satisfies PageAnswers & Record<string, unknown>;
}

/** The content of the sheet's single <style> element. */
function cssOf(sheet: ServerStyleSheet): { version: string; rules: string } {
  const [, rules = ''] = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
  return { version, rules };
}

function pagesOf(objects: readonly RouteObject[], above: readonly string[] = []): ClientRoute[] {
  return objects.flatMap(({ path, handle, children }) => {
    const { isRendered = false, modules: own = [] } = (handle ?? {}) as Partial<RouteHandle>;
    const modules = [...above, ...own];
    return [...(path ? [{ path, isRendered, modules }] : []), ...pagesOf(children ?? [], modules)];
  });
}
