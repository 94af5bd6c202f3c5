import type { ApolloClient } from '@apollo/client';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ClientContext, type ClientSource } from '../../data/client-loader';
import {
  type PreloadedResults,
  PreloadedResultsContext,
  requestKey,
} from '../../data/page/preloaded-results';
import { QuoteCategoriesDocument } from '../../features/quotes/catalogue/catalogue.generated';
import { mockServer } from '../../test/mock-server';
import { usePageQuery } from './use-page-query';

const shopWith = (name: string) => mockServer({ categories: [{ id: 'c1', name, slug: 'boxes' }] });
const answerWith = async (name: string) =>
  (await shopWith(name).client.query({ query: QuoteCategoriesDocument })).data!;
const ANSWER = await answerWith('From the page');
const KEY = requestKey({ document: QuoteCategoriesDocument, variables: {} });

/** A client whose code loads when `load` is called. */
function startShop() {
  const { client, asked } = shopWith('From the server');
  const code = { loads: 0, fault: null as Error | null };
  const source: ClientSource & { loaded: ApolloClient | null } = {
    loaded: null,
    async load() {
      code.loads += 1;
      if (code.fault) throw code.fault;
      source.loaded = client;
      return client;
    },
  };
  return { asked: () => asked('categories').length, client, code, source };
}

function answersWith(data?: unknown): PreloadedResults {
  const answers = new Map(data ? [[KEY, data]] : []);
  return {
    find: (request) => answers.get(requestKey(request)),
    drop: (request) => void answers.delete(requestKey(request)),
  };
}

function Categories() {
  const { data, error, refetch } = usePageQuery(QuoteCategoriesDocument, {});
  return (
    <button type="button" onClick={refetch}>
      {error ? 'failed' : (data?.categories[0]?.name ?? 'loading')}
    </button>
  );
}

async function show(source: ClientSource, answers: PreloadedResults) {
  await act(async () =>
    render(
      <ClientContext value={source}>
        <PreloadedResultsContext value={answers}>
          <Categories />
        </PreloadedResultsContext>
      </ClientContext>,
    ),
  );
}

const shown = () => screen.getByRole('button').textContent;
const touch = () => act(async () => void window.dispatchEvent(new Event('pointermove')));

afterEach(cleanup);

it('what came with the page is shown without the client, whose code comes with the first touch', async () => {
  const { asked, code, source } = startShop();
  await show(source, answersWith(ANSWER));
  expect(shown()).toBe('From the page');
  expect(code.loads).toBe(0);
  await touch();
  await touch();
  expect(code.loads).toBe(1);
  expect(shown()).toBe('From the page');
  expect(asked()).toBe(0);
});

it('from then on the client is followed', async () => {
  const { client, source } = startShop();
  await show(source, answersWith(ANSWER));
  await touch();
  const data = await answerWith('Changed since');
  await act(async () => client.writeQuery({ query: QuoteCategoriesDocument, data }));
  expect(shown()).toBe('Changed since');
  await act(async () => void client.resetStore());
  await screen.findByText('From the server');
});

it('what did not come with the page is asked for at once', async () => {
  const { asked, source } = startShop();
  await show(source, answersWith());
  await screen.findByText('From the server');
  expect(asked()).toBe(1);
});

it('what the client knows is shown at once, and not asked for again', async () => {
  const { asked, client, source } = startShop();
  await source.load();
  client.writeQuery({ query: QuoteCategoriesDocument, data: ANSWER });
  await show(source, answersWith());
  expect(shown()).toBe('From the page');
  expect(asked()).toBe(0);
});

it('code that does not come is a failure, and trying again asks for it again', async () => {
  const { code, source } = startShop();
  code.fault = new TypeError('Failed to fetch dynamically imported module');
  await show(source, answersWith());
  expect(shown()).toBe('failed');
  code.fault = null;
  await act(async () => fireEvent.click(screen.getByRole('button')));
  await screen.findByText('From the server');
});

it('code that does not come leaves what came with the page', async () => {
  const { code, source } = startShop();
  code.fault = new TypeError('Failed to fetch dynamically imported module');
  await show(source, answersWith(ANSWER));
  await touch();
  expect(code.loads).toBe(1);
  expect(shown()).toBe('From the page');
});
