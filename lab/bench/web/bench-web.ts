import type { Servers } from '../servers.js';
import { measurePage, type PageFigures } from './measure-page.js';
import { pressPlus } from './press-plus.js';
import { prepareWebPages } from './web-pages.js';
import { machineLine, medianOf, pressLine, webTable } from './web-report.js';

/**
 * Loads every page `rounds` times, in turns, so that whatever else the machine does meets all of them; gives the medians
 * as a table of text.
 */
export async function benchWeb(servers: Servers, rounds: number): Promise<string> {
  const { pages, shopper } = await prepareWebPages(servers);
  const loads = new Map(pages.map((page) => [page, [] as PageFigures[]]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [page, figures] of loads) figures.push(await measurePage(page));
    console.log(`round ${round} of ${rounds}`);
  }
  const rows = [...loads].map(([page, figures]) => ({ page, median: medianOf(figures) }));
  return `${webTable(rows)}\n\n${machineLine(rows)}\n${pressLine(await pressPlus(servers.product, servers.databaseUrl, shopper))}`;
}
