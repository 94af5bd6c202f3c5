import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type ExecuteQuery, PageRenderer } from './page-renderer.js';

/** A client that draws according to its address. */
const CLIENT = `
  export const routes = [{ path: '/', isRendered: true }];
  let drawn = 0;
  export async function renderPage({ address, shop, execute }) {
    drawn += 1;
    if (address === 'throws') throw new Error('a component is broken');
    if (address === 'ends') process.exit(1);
    while (address === 'never ends');
    const answers = await Promise.all(['a', 'b'].map((text) => execute(text, { address })));
    return { html: JSON.stringify({ drawn, name: shop.name, answers }) };
  }`;

let folder: string;
let renderer: PageRenderer;
let execute: ExecuteQuery;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourline-renderer-'));
  await writeFile(join(folder, 'client.mjs'), CLIENT);
  execute = async (text, { address }) => `${text} at ${address}`;
  renderer = new PageRenderer(pathToFileURL(join(folder, 'client.mjs')), (...asked) => execute(...asked));
});

afterEach(async () => {
  await renderer.stop();
  await rm(folder, { recursive: true });
});

const html = async (address: string) =>
  JSON.parse((await renderer.render(address, { name: 'Boxes & Co' } as never)).html);

it('tells the routes of the client', async () => {
  expect(await renderer.routes()).toEqual([{ path: '/', isRendered: true }]);
});

it('gives each page the answers to its own queries', async () => {
  const pages = await Promise.all([html('/one'), html('/two')]);
  expect(pages.map(({ answers }) => answers)).toEqual([
    ['a at /one', 'b at /one'],
    ['a at /two', 'b at /two'],
  ]);
  expect(pages[0].name).toBe('Boxes & Co');
});

it('a page that is broken fails alone, and the thread goes on', async () => {
  const other = html('/one');
  await expect(html('throws')).rejects.toThrow('a component is broken');
  await other;
  expect((await html('/two')).drawn).toBe(3);
});

it('a page that never ends is broken off, and the next one is rendered', async () => {
  const impatient = new PageRenderer(pathToFileURL(join(folder, 'client.mjs')), execute, 1_500);
  await expect(impatient.render('never ends', {} as never)).rejects.toThrow('longer than 1500 ms');
  const { html } = await impatient.render('/', {} as never);
  expect(JSON.parse(html).drawn).toBe(1);
  await impatient.stop();
});

it('a query that fails fails the page', async () => {
  execute = async () => {
    throw new Error('no answer');
  };
  await expect(html('/')).rejects.toThrow('no answer');
});

it('a thread that ended is started again with the next page', async () => {
  await expect(html('ends')).rejects.toThrow('ended');
  expect((await html('/')).drawn).toBe(1);
  await renderer.stop();
  expect((await html('/')).drawn).toBe(1);
});

it('without a client nothing is rendered, until there is one', async () => {
  const entry = join(folder, 'late.mjs');
  const late = new PageRenderer(pathToFileURL(entry), execute);
  await expect(late.routes()).rejects.toThrow();
  await writeFile(entry, CLIENT);
  expect(await late.routes()).toHaveLength(1);
  await late.stop();
});
