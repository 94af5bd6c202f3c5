import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import express from 'express';
import { ReadCache } from '../../platform/cache/read-cache.js';
import { securityHeaders } from '../../platform/http/security-headers.js';
import { createLog } from '../../platform/log/log.js';
import { testEnv } from '../../test/test-app.js';
import { htmlPages } from './html-pages.js';
import type { RenderedPage } from './page-renderer.js';

const ORDER_LOADING = '/user/orders/:orderId#loading';

const ROUTES = [
  { path: '/', isRendered: true, loading: '*#loading', modules: ['features/home/HomePage.tsx'] },
  { path: '/new-quote', isRendered: true, loading: '*#loading', modules: [] },
  { path: '/user/orders', isRendered: false, loading: '*#loading', modules: ['features/home/HomePage.tsx'] },
  {
    path: '/user/orders/:orderId',
    isRendered: false,
    loading: ORDER_LOADING,
    modules: ['features/orders/details/OrderPage.tsx'],
  },
  {
    path: '/admin/orders',
    isRendered: false,
    loading: '/admin/*#loading',
    modules: ['features/orders/details/OrderPage.tsx'],
  },
  { path: '/admin/users', isRendered: false, loading: '/admin/*#loading', modules: [] },
  { path: '*', isRendered: true, loading: '*#loading', modules: [] },
];

const TERMS = {
  version: 1,
  name: 'Boxes & Co',
  phone: '0800',
  promotion: '',
  onlineSavingPercent: 20,
  refundText: '',
  socialLinks: [],
  proofs: [],
  company: { legalName: 'Boxes Ltd', addressLines: ['1 Quay'], companyNumber: '1' },
  sameDayCutOffHour: 11,
  areaCutOffs: '',
  services: [],
  customBoxRates: {},
  minimumPence: {},
  transitTimes: {},
  laneTransits: [],
  legalVersions: {},
};

let folder: string;
let server: Server;
let reads: ReadCache;
let rendered: (string | null)[];
let renderPage: (address: string | null) => Promise<RenderedPage>;
let startRenderer: () => Promise<void>;
let lines: string[];
let isListening: boolean;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourline-pages-'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><title>Harbourline</title><meta property="og:image" content="/share.png" /><link rel="preload" href="/font"><script type="module" crossorigin src="/assets/main.js"></script></head><body><div id="root"></div><!--page-data--></body></html>',
  );
  const manifest = {
    'main.tsx': { file: 'assets/main.js' },
    'start/after-paint.ts': { file: 'assets/after-paint.js' },
    'features/home/HomePage.tsx': {
      file: 'assets/home.js',
      imports: ['main.tsx', '_ui.js'],
      css: ['assets/home.css'],
    },
    '_ui.js': { file: 'assets/ui.js', imports: ['features/home/HomePage.tsx'] },
    'features/orders/details/OrderPage.tsx': { file: 'assets/order.js', imports: ['_ui.js', '_data.js'] },
    '_data.js': { file: 'assets/data.js', imports: ['main.tsx'] },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  isListening = true;
  reads = new ReadCache(() => isListening);
  rendered = [];
  renderPage = async (address) => pageOf(address);
  startRenderer = async () => {};
  lines = [];
  const heard = new PassThrough().on('data', (line) => lines.push(String(line)));
  const pages = htmlPages({
    deps: {
      database: { reads: { query: async () => ({ rows: [TERMS] }) } } as never,
      readCache: reads,
      log: createLog('info', heard),
    },
    renderer: {
      routes: () => startRenderer().then(() => ROUTES),
      render: (address) => {
        rendered.push(address);
        return renderPage(address);
      },
    },
    publicUrl: 'https://shop.example',
    webDir: folder,
    pagesDir: folder,
  });
  const env = testEnv(folder);
  server = createServer(
    express().disable('etag').set('query parser', 'simple').use(securityHeaders(env), pages),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function pageOf(address: string | null, rules = '.a{color:red}/*!sc*/\n'): RenderedPage {
  return {
    title: address === '*#loading' ? '' : `Page ${address} <&>`,
    html: `<h1>${address}</h1>`,
    css: { fonts: '@font-face{}', version: '6', rules },
    answers: { from: address },
  };
}

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const html = await answer.text();
  const [, block] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  const data = block ? (JSON.parse(block) as { address: string | null; answers: unknown }) : null;
  return { status: answer.status, headers: answer.headers, html, data };
}

it('a page is rendered once, however many ask for it at the same time, and again when something changed', async () => {
  await Promise.all([get('/'), get('/'), get('/?from=here')]);
  await get('/');
  expect(rendered).toEqual(['/']);
  reads.invalidate();
  await get('/');
  expect(rendered).toEqual(['/', '/']);
});

it('a rendered page has its title, its style, its data and the files it needs in it', async () => {
  const { status, html, data } = await get('/');
  expect(status).toBe(200);
  expect(html).toContain('<title>Page / &#60;&#38;&#62;</title>');
  expect(html).toContain('<div id="root"><h1>/</h1></div>');
  expect(html).toContain('<style data-styled="true" data-styled-version="6">.a{color:red}/*!sc*/\n</style>');
  expect(data).toMatchObject({ address: '/', shop: { name: 'Boxes & Co' }, answers: { from: '/' } });
  expect(html).toContain('<meta property="og:image" content="https://shop.example/share.png" />');
  expect(html.match(/(href|src)="[^"]+"/g)?.sort()).toEqual([
    'href="/assets/home.css"',
    'href="/assets/home.js"',
    'href="/assets/ui.js"',
    'href="/font"',
    'href="https://shop.example/"',
    'src="/assets/after-paint.js"',
    'src="/assets/main.js"',
  ]);
});

it('the scripts of a page wait for its first paint, unless nothing of it could be rendered', async () => {
  const template = /<template id="scripts">(.*?)<\/template>/;
  const { html } = await get('/');
  const [whole, waiting] = template.exec(html)!;
  expect(waiting).toMatch(
    /^<script type="module"[^>]*main\.js"><\/script>(<link rel="modulepreload"[^>]*>){2}$/,
  );
  expect(html.replace(whole, '').match(/<(script|link)[^>]*\.js"/g)).toEqual([
    '<script type="module" async src="/assets/after-paint.js"',
  ]);
  expect((await get('/user/orders/1')).html).toMatch(template);
  renderPage = async () => {
    throw new Error('a component is broken');
  };
  const drawn = (await get('/user/orders')).html;
  expect(drawn).not.toMatch(template);
  expect(drawn).toContain('<script type="module" crossorigin src="/assets/main.js"></script>');
});

it('a page that the client draws names the files of its own route, so that the browser asks for them at once', async () => {
  const filesOf = async (path: string) =>
    (await get(path)).html.match(/(?<=<link rel="modulepreload"[^>]*href=")[^"]+/g);
  expect(await filesOf('/user/orders/1')).toEqual([
    '/assets/order.js',
    '/assets/ui.js',
    '/assets/home.js',
    '/assets/data.js',
  ]);
  expect(await filesOf('/user/orders')).toEqual(['/assets/home.js', '/assets/ui.js']);
});

it('the policy of a rendered page names the hashes of exactly its two styles', async () => {
  const { headers, html } = await get('/');
  const [fonts, hash] = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) =>
    createHash('sha256').update(style!).digest('base64'),
  );
  expect(headers.get('content-security-policy')).toContain(
    `style-src 'self' 'sha256-${hash}' 'sha256-${fonts}' 'sha256-`,
  );
  renderPage = async (address) => pageOf(address, '.b{}');
  expect((await get('/new-quote')).headers.get('content-security-policy')).not.toContain(hash);
});

it('the cities of an address stand in the page that is rendered once for all of them, as text', async () => {
  renderPage = async (address) => {
    const query = new URLSearchParams(address?.split('?')[1]);
    return { ...pageOf('x'), html: `<b title="${query.get('fromCity')}">${query.get('toCity')}</b>` };
  };
  const pageFor = async (from: string, to: string) =>
    (await get(`/new-quote?${new URLSearchParams({ toCountry: 'usa', fromCity: from, toCity: to })}`)).html;
  expect(await pageFor('ls14ap', 'Boston')).toContain('<b title="LS1 4AP">Boston</b>');
  expect(await pageFor(`"><script>`, ' $& & <i>\n')).toContain(
    '<b title="&#34;&#62;&#60;script&#62;">$&#38; &#38; &#60;i&#62;</b>',
  );
  expect(await pageFor('x'.repeat(200), '')).toContain(`<b title="${'x'.repeat(100)}">null</b>`);
  expect(rendered).toHaveLength(2);
  expect(rendered[0]).toMatch(/^\/new-quote\?toCountry=USA&fromCity=/);
});

it('an answer for other cities is another one to whoever has it already', async () => {
  renderPage = async (address) => ({ ...pageOf('x'), html: `${address}` });
  const tags = ['Leeds', 'York', 'Leeds'].map(async (city) =>
    (await get(`/new-quote?fromCity=${city}`)).headers.get('etag'),
  );
  const [leeds, york, again] = await Promise.all(tags);
  expect([leeds === york, leeds === again]).toEqual([false, true]);
});

it('of a query only a destination that we ship to makes a page', async () => {
  for (const query of [
    '',
    '?toCountry=Atlantis',
    '?x=1',
    '?toCountry=',
    '?toCountry=china&toCountry=usa',
    '?step=2',
  ])
    expect((await get(`/new-quote${query}`)).data?.address).toBe('/new-quote');
  for (const name of ['hongkong', 'Hong+Kong', 'HONG%20KONG'])
    expect((await get(`/new-quote?x=${name}&toCountry=${name}`)).data?.address).toBe(
      '/new-quote?toCountry=Hong+Kong',
    );
  expect(rendered).toEqual(['/new-quote', '/new-quote?toCountry=Hong+Kong']);
});

it('what no route of the client knows is 404, in one page for all', async () => {
  for (const path of ['/nothing', '/user/orders/1/2', '/index.html', '/log%69n', '/new-quotes?toCountry=usa'])
    expect(await get(path)).toMatchObject({ status: 404, data: { address: '*' } });
  expect(rendered).toEqual(['*']);
});

it('addresses are known whatever their case, and with a slash at the end', async () => {
  expect(await get('/NEW-quote/')).toMatchObject({ status: 200, data: { address: '/new-quote' } });
});

it('a page that only the client draws begins as its loading state, one for all its addresses', async () => {
  for (const id of [17, 18]) {
    const { status, html, data } = await get(`/user/orders/${id}`);
    expect({ status, data }).toMatchObject({ status: 200, data: { address: ORDER_LOADING } });
    expect(html).toContain(pageOf(ORDER_LOADING).html);
  }
  expect(rendered).toEqual([ORDER_LOADING]);
});

it('a loading state without a heading has the name of the shop as its title', async () => {
  expect((await get('/user/orders')).html).toContain('<title>Boxes &#38; Co</title>');
});

it('a page of staff begins as their frame, and preloads its own code', async () => {
  const [orders, users] = [await get('/admin/orders'), await get('/admin/users')];
  expect([orders.data?.address, users.data?.address]).toEqual(['/admin/*#loading', '/admin/*#loading']);
  expect(orders.html).toContain(pageOf('/admin/*#loading').html);
  expect([orders.html, users.html].map((html) => html.includes('modulepreload'))).toEqual([true, false]);
});

it('a page that cannot be rendered is left to the client, and logged once until something changes', async () => {
  renderPage = async () => {
    throw new Error('a component is broken');
  };
  for (let times = 0; times < 3; times += 1) {
    const { status, html, data, headers } = await get('/');
    expect({ status, data }).toMatchObject({ status: 200, data: { address: null } });
    expect(html).toContain('<div id="root"></div>');
    expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']+';/);
  }
  expect(rendered).toEqual(['/']);
  expect(lines.filter((line) => line.includes('a component is broken'))).toHaveLength(1);
  renderPage = async (address) => pageOf(address);
  reads.invalidate();
  expect((await get('/')).data?.address).toBe('/');
});

it('a page that leads nowhere is 404 even when it cannot be rendered', async () => {
  renderPage = async () => {
    throw new Error('a component is broken');
  };
  expect(await get('/nothing')).toMatchObject({ status: 404, data: { address: null } });
});

it('without the thread that renders every page is left to the client', async () => {
  startRenderer = async () => {
    throw new Error('no thread');
  };
  for (const path of ['/', '/nothing'])
    expect(await get(path)).toMatchObject({ status: 200, data: { address: null } });
  expect(lines).toHaveLength(1);
});

it('a page that was begun before a change is not cached after it', async () => {
  renderPage = async (address) => {
    reads.invalidate();
    return pageOf(address);
  };
  await get('/');
  renderPage = async (address) => pageOf(address, '.b{}');
  expect((await get('/')).html).toContain('.b{}');
});

it('nothing is rendered while changes cannot be heard', async () => {
  isListening = false;
  expect(await get('/')).toMatchObject({ status: 200, data: { address: null } });
  expect(rendered).toEqual([]);
});
