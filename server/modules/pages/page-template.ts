import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressedCities } from '../../../rules/people/addressed-cities.js';
import { dataBlock, type PageData, pageDataBlock } from './page-data.js';
import type { PageHead } from './page-head.js';
import type { RenderedPage } from './page-renderer.js';

/** The shop's name in web/index.html: in its title and for the client, until the settings are read. */
const NAME = 'Harbourline';

/** Parts of web/index.html that the server replaces. */
const TITLE = /<title>.*?<\/title>/;
const DESCRIPTION = /(?<=<meta name="description" content=")[^"]*/;
const SHARED_TITLE = /(?<=<meta property="og:title" content=")[^"]*/;
/** Path of the preview image; link previews need an absolute URL. */
const SHARED_PATH = '/share.png';
const SHARED_PICTURE = `content="${SHARED_PATH}"`;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';
const DATA = '<!--page-data-->';

/** Elements that load the client's scripts. */
const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** This source loads the scripts of a rendered page once it has been painted. */
const AFTER_PAINT = 'start/after-paint.ts';

/** A file of the client in Vite's manifest, under the path of its source. */
interface BuiltModule {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, BuiltModule>>;

/** The built page of the client, to be filled with the parts that differ from page to page. */
export class PageTemplate {
  private constructor(
    private readonly html: string,
    private readonly manifest: Manifest,
    private readonly starter: string,
  ) {}

  /** Reads the template from the folders of the build, for a shop at `publicUrl`. Throws when it is missing. */
  static async read(webDir: string, pagesDir: string, publicUrl: string): Promise<PageTemplate> {
    const built = await readFile(join(webDir, 'index.html'), 'utf8');
    const html = built.replace(SHARED_PICTURE, () => `content="${escapeHtml(publicUrl)}${SHARED_PATH}"`);
    const manifest: Manifest = JSON.parse(await readFile(join(pagesDir, 'manifest.json'), 'utf8'));
    const starter = manifest[AFTER_PAINT];
    if (!starter) throw new Error(`The build holds no ${AFTER_PAINT}`);
    return new PageTemplate(html, manifest, starter.file);
  }

  /** A page without rendered content; the client draws it from these modules. */
  fill(data: PageData, modules: readonly string[], head: PageHead): string {
    return withHead(withShop(this.withLinks(modules), data), head);
  }

  /** The page with its rendered content; its scripts wait until it has been painted. */
  fillRendered(
    data: PageData,
    modules: readonly string[],
    head: PageHead,
    { title, css, html }: RenderedPage,
  ): string {
    const style = `<style id="fonts">${css.fonts}</style><style data-styled="true" data-styled-version="${css.version}">${css.rules}</style>`;
    const page = this.withLinks(modules).replace(HEAD_END, () => style + HEAD_END);
    const scripts = page.match(SCRIPTS) ?? [];
    const waiting = `<template id="scripts">${scripts.join('')}</template><script type="module" async src="/${this.starter}"></script>`;
    return withHead(withShop(page.replace(SCRIPTS, ''), data), head)
      .replace(TITLE, (unnamed) => (title ? `<title>${escapeHtml(title)}</title>` : unnamed))
      .replace(SHARED_TITLE, (unnamed) => (title ? escapeHtml(title) : unnamed))
      .replace(HEAD_END, () => `${waiting}${HEAD_END}`)
      .replace(ROOT, () => `<div id="root">${html}</div>`);
  }

  /** Adds links to the files of modules, so that the browser loads them all at once, not after the first has run. */
  private withLinks(modules: readonly string[]): string {
    const found = new Set<string>();
    const visit = (name: string) => {
      const module = this.manifest[name];
      if (!module || found.has(module.file)) return;
      found.add(module.file);
      for (const file of module.css ?? []) found.add(file);
      module.imports?.forEach(visit);
    };
    modules.forEach(visit);
    const links = [...found].filter((file) => !this.html.includes(`/${file}"`)).map(linkTo);
    return this.html.replace(HEAD_END, () => links.join('') + HEAD_END);
  }
}

function withShop(html: string, data: PageData): string {
  const name = escapeHtml(data.shop?.name ?? NAME);
  return html.replaceAll(NAME, () => name).replace(DATA, () => pageDataBlock(data));
}

function withHead(html: string, { description, canonical, isListed, data }: PageHead): string {
  const address = canonical && escapeHtml(canonical);
  const tags = [
    address && `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    !isListed && '<meta name="robots" content="noindex">',
    ...data.map((thing) =>
      dataBlock('type="application/ld+json"', { '@context': 'https://schema.org', ...thing }),
    ),
  ];
  return html
    .replace(DESCRIPTION, (general) => (description ? escapeHtml(description) : general))
    .replace(HEAD_END, () => tags.filter(Boolean).join('') + HEAD_END);
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** Placeholders that a page is rendered with, to be replaced by the cities of each request. */
const MARKS: AddressedCities = { fromCity: 'fromCity-of-the-address', toCity: 'toCity-of-the-address' };

const NAMES = ['fromCity', 'toCity'] as const satisfies readonly (keyof AddressedCities)[];

/** The address that renders a page with placeholders for its cities. */
export function withMarks(address: string, cities: AddressedCities | undefined): string {
  const named = NAMES.filter((name) => cities?.[name]);
  if (named.length === 0) return address;
  const marks = new URLSearchParams(named.map((name) => [name, MARKS[name]]));
  return `${address}${address.includes('?') ? '&' : '?'}${marks}`;
}

/** The page with the cities in place of their placeholders. */
export function fillMarks(html: string, cities: AddressedCities): string {
  return NAMES.reduce((filled, name) => filled.replaceAll(MARKS[name], () => escapeHtml(cities[name])), html);
}

/** Text for use between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
