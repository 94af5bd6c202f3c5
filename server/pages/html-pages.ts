import type { RequestHandler } from 'express';
import type { Parts } from '../parts.js';
import { StoreService } from '../settings/store.service.js';
import { notFound } from '../shared/errors.js';
import { KeptAnswer, KeptAnswers } from '../shared/kept-answers.js';
import { shopOf } from './page-data.js';
import { PageTemplate } from './page-template.js';
import { sendPage } from './send-page.js';

/** The page that only the client draws, under no address of its own. */
const CLIENT_PAGE = 'client';

/** The client's page with the shop in it: made once for each version of the settings, then sent from memory. */
export function htmlPages(
  webDir: string,
  { database, kept }: Pick<Parts, 'database' | 'kept'>,
): RequestHandler {
  const store = new StoreService(database.pool, kept);
  const pages = new KeptAnswers(kept);
  let template: PageTemplate | undefined;

  return async (request, response) => {
    const found = pages.find(CLIENT_PAGE);
    if (found) return sendPage(request, response, found);
    const { version } = kept;
    template ??= await PageTemplate.read(webDir).catch(() => undefined);
    if (!template) throw notFound('Page');
    const shop = await store.terms().then(shopOf, () => null);
    const page = template.fill({ address: null, shop, cache: null });
    await sendPage(request, response, shop ? pages.keep(CLIENT_PAGE, page, version) : new KeptAnswer(page));
  };
}
