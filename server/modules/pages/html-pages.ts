import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { AddressedCities } from '../../../rules/people/addressed-cities.js';
import { CachedResponse, ResponseCache } from '../../platform/cache/response-cache.js';
import { encodingFor } from '../../platform/cache/send-cached-response.js';
import { notFound } from '../../platform/errors/errors.js';
import type { AppDeps } from '../../platform/http/app-deps.js';
import { allowStyles } from '../../platform/http/security-headers.js';
import { StoreService } from '../settings/store.service.js';
import { PageAddresses, type PageRoute } from './page-address.js';
import { type Shop, shopOf } from './page-data.js';
import { pageHead } from './page-head.js';
import type { PageRenderer } from './page-renderer.js';
import { fillMarks, PageTemplate, withMarks } from './page-template.js';

/** Time after which a page that failed to render is retried, unless something changes before. */
const RETRY_MS = 30_000;

/** The route while the client's routes are unknown. */
const UNKNOWN: PageRoute = { address: null, status: 200, modules: [] };

export interface PagesOptions {
  readonly deps: Pick<AppDeps, 'database' | 'readCache' | 'log'>;
  readonly renderer: Pick<PageRenderer, 'routes' | 'render'>;
  readonly publicUrl: string;
  /** Folder of the built client. */
  readonly webDir: string;
  /** Folder of the client's server build. */
  readonly pagesDir: string;
}

/** Answers every page of the client: rendered, or for the client to draw; made once for each version of the reads. */
export function htmlPages(options: PagesOptions): RequestHandler {
  const pages = new HtmlPages(options);
  return async (request, response) =>
    sendPage(request, response, await pages.at(request.path, request.query));
}

class HtmlPages {
  readonly #pages: ResponseCache<HtmlPage>;
  readonly #making = new Map<string, Promise<HtmlPage>>();
  readonly #failures = new Map<string, { readonly version: number; readonly retryAtMs: number }>();
  readonly #store: StoreService;
  #template: PageTemplate | undefined;
  #addresses: PageAddresses | undefined;

  constructor(private readonly options: PagesOptions) {
    const { database, readCache } = options.deps;
    this.#pages = new ResponseCache(readCache);
    this.#store = new StoreService({ reads: database.reads, readCache });
  }

  async at(path: string, query: Readonly<Record<string, unknown>>): Promise<HtmlPage> {
    const asked = (await this.addresses())?.of(path, query) ?? UNKNOWN;
    const page = await this.made(asked);
    return page.withCities(asked.cities);
  }

  /** The page for every visitor of an address, with placeholders for cities in it. */
  private async made(asked: PageRoute): Promise<HtmlPage> {
    const address = asked.address && withMarks(asked.address, asked.cities);
    const question = `${new Date().getFullYear()} ${address} ${asked.modules.join(' ')}`;
    const found = this.#pages.find(question);
    if (found) return found;
    const { version } = this.options.deps.readCache;
    const key = `${version} ${question}`;
    const making = this.#making.get(key) ?? this.make(asked, question, version);
    this.#making.set(key, making);
    return making.finally(() => this.#making.delete(key));
  }

  /** The client's routes; undefined while they are unknown: then the client itself shows missing pages. */
  private async addresses(): Promise<PageAddresses | undefined> {
    if (this.#addresses || this.hasFailed('routes', 0)) return this.#addresses;
    try {
      this.#addresses = new PageAddresses(await this.options.renderer.routes());
    } catch (fault) {
      this.noteFailure('routes', 0, fault);
    }
    return this.#addresses;
  }

  private async make(asked: PageRoute, question: string, version: number): Promise<HtmlPage> {
    const { publicUrl, webDir, pagesDir } = this.options;
    this.#template ??= await PageTemplate.read(webDir, pagesDir, publicUrl).catch(() => undefined);
    if (!this.#template) throw notFound('Page');
    const shop = await this.#store.terms().then(shopOf, () => null);
    // A page that cannot be cached is not rendered either: it would be rendered for each visitor.
    if (shop && version >= 0 && !this.hasFailed(question, version)) {
      try {
        return this.#pages.store(question, await this.render(this.#template, asked, shop), version);
      } catch (fault) {
        this.noteFailure(question, version, fault);
      }
    }
    const { address, status, modules } = asked;
    const head = pageHead(address, shop, publicUrl);
    return new HtmlPage(this.#template.fill({ address: null, shop, answers: null }, modules, head), status);
  }

  private async render(
    template: PageTemplate,
    { address, status, modules, cities }: PageRoute,
    shop: Shop,
  ): Promise<HtmlPage> {
    const rendered = await this.options.renderer.render(address && withMarks(address, cities), shop);
    const head = pageHead(address, shop, this.options.publicUrl);
    const data = { address, shop, answers: rendered.answers };
    const html = template.fillRendered(data, modules, head, rendered);
    const { fonts, rules } = rendered.css;
    return new HtmlPage(html, status, [rules, fonts].map(styleHash).join(' '));
  }

  private hasFailed(what: string, version: number): boolean {
    const failure = this.#failures.get(what);
    return failure?.version === version && performance.now() < failure.retryAtMs;
  }

  /** Logs a failure once for each version. */
  private noteFailure(what: string, version: number, err: unknown): void {
    if (this.#failures.get(what)?.version !== version)
      this.options.deps.log.error(
        { event: 'page.render_failed', err, page: what },
        'Rendering a page failed; the client draws it',
      );
    this.#failures.set(what, { version, retryAtMs: performance.now() + RETRY_MS });
  }
}

/**
 * Sends a page from memory, or 304 to a client that has it. It contains nothing secret, so the cities of the request
 * that it repeats can be compressed with it.
 */
async function sendPage(request: Request, response: Response, page: HtmlPage): Promise<void> {
  const encoding = encodingFor(request, page);
  if (page.styles) allowStyles(response, page.styles);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', page.etag(encoding));
  response.statusCode = page.status;
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const bytes = await page.encoded(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** A page as it is sent, with its status and the policy for its styles. */
class HtmlPage extends CachedResponse {
  constructor(
    private readonly html: string,
    readonly status: PageRoute['status'],
    /** The hashes by which the policy allows the page's own styles; null without one. */
    readonly styles: string | null = null,
  ) {
    super(Buffer.from(html));
  }

  /** The page with the cities of its address. */
  withCities(cities: AddressedCities | undefined): HtmlPage {
    if (!cities?.fromCity && !cities?.toCity) return this;
    return new HtmlPage(fillMarks(this.html, cities), this.status, this.styles);
  }
}

/** The hash by which a policy allows a style. */
function styleHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
