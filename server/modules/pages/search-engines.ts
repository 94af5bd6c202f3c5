import { Router } from 'express';
import type { DestinationGuide } from '../../../rules/destination-guide.js';
import type { AppDeps } from '../../platform/http/app-deps.js';
import { readGuides } from '../settings/guides/guide.store.js';
import { NOT_FOUND_ADDRESS } from './page-address.js';
import { placeAt } from './page-head.js';
import type { PageRenderer } from './page-renderer.js';

/** Paths without content for search engines: staff, personal pages, APIs. */
const CLOSED = ['/admin', '/user', '/checkout', '/api', '/graphql', '/stripe-sandbox'];
/** Pages that are rendered for everybody, and that nobody searches for. */
const UNSOUGHT = new Set([NOT_FOUND_ADDRESS, '/login', '/register']);

export interface SearchEngineFiles {
  readonly publicUrl: string;
  readonly deps: Pick<AppDeps, 'database' | 'readCache'>;
  readonly renderer: Pick<PageRenderer, 'routes'>;
}

/** robots.txt, and sitemap.xml with every page that people search for. */
export function searchEngineFiles({ publicUrl, deps, renderer }: SearchEngineFiles): Router {
  const router = Router();
  const closed = CLOSED.map((path) => `Disallow: ${path}\n`).join('');
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(`User-agent: *\n${closed}\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const [pages, known] = await Promise.all([
      renderer.routes(),
      deps.readCache.getOrLoad('guides', () => readGuides(deps.database.reads)),
    ]);
    const paths = pages.filter(({ path, isRendered }) => isRendered && !UNSOUGHT.has(path));
    const urls = paths.map(({ path }) => {
      const checked = known.find(({ destination }) => destination === placeAt(path)?.key);
      const day = checked && lastChecked(checked);
      return `<url><loc>${escapeXml(publicUrl + path)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
    });
    response
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
      );
  });
  return router;
}

/** The last day (YYYY-MM-DD) on which a fact of a guide was checked; undefined without facts. */
function lastChecked({ transitTimes, charges, goods }: DestinationGuide): string | undefined {
  const days = [...transitTimes, ...charges, ...goods].map(({ checkedOn }) => checkedOn);
  return days.sort().at(-1);
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
