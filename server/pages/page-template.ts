import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageData, pageDataBlock } from './page-data.js';
import type { RenderedPage } from './page-renderer.js';

/** As web/index.html names the shop: in its title and for the client, until the settings are read. */
const NAME = 'Harbourline';

/** What stands in web/index.html where the server puts something in. */
const TITLE = /<title>.*?<\/title>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';
const DATA = '<!--page-data-->';

/** A file of the client as Vite's manifest lists it, under the path of its source. */
interface BuiltModule {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltModule>>;

/** The built page of the client, to be filled with what differs from page to page. */
export class PageTemplate {
  private constructor(
    private readonly html: string,
    private readonly manifest: Manifest,
  ) {}

  /** Reads it from the folders of the build. Throws when it is not there. */
  static async read(webDir: string, pagesDir: string): Promise<PageTemplate> {
    const html = await readFile(join(webDir, 'index.html'), 'utf8');
    const manifest = await readFile(join(pagesDir, 'manifest.json'), 'utf8');
    return new PageTemplate(html, JSON.parse(manifest));
  }

  /** The page that the client draws itself. */
  fill(data: PageData): string {
    const name = escapeHtml(data.shop?.name ?? NAME);
    return this.html.replaceAll(NAME, () => name).replace(DATA, () => pageDataBlock(data));
  }

  /** The page with what was rendered in it. */
  fillRendered(data: PageData, { title, css, html, modules }: RenderedPage): string {
    const head = `${this.preloads(modules)}<style data-styled="true" data-styled-version="${css.version}">${css.rules}</style>`;
    return this.fill(data)
      .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
      .replace(HEAD_END, () => `${head}${HEAD_END}`)
      .replace(ROOT, () => `<div id="root">${html}</div>`);
  }

  /** So that the browser asks for the scripts of the page at once, not after the first of them has run. */
  private preloads(modules: readonly string[]): string {
    const found = new Set<string>();
    const visit = (name: string) => {
      const module = this.manifest[name];
      if (!module || found.has(module.file)) return;
      found.add(module.file);
      for (const file of module.css ?? []) found.add(file);
      module.imports?.forEach(visit);
    };
    modules.forEach(visit);
    return [...found]
      .filter((file) => !this.html.includes(`/${file}"`))
      .map(linkTo)
      .join('');
  }
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
