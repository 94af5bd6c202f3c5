import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** dist/web, both from dist/server and from the sources. */
export const WEB_DIR = fileURLToPath(
  new URL(import.meta.url.includes('/dist/') ? '../../web' : '../../dist/web', import.meta.url),
);

/** The client as built for the server, which renders its public pages. */
export const PAGES_DIR = join(WEB_DIR, '../pages');
