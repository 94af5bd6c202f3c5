/**
 * npm run bench: the built product beside a bare server, and the lists of staff beside their bare SQL, on one PostgreSQL;
 * when asked for, its pages in a browser.
 * Fails only when a statement budget is exceeded, or a list reads a big table from end to end.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { LARGE } from '../../packages/seed/large/scale.js';
import { seedLarge } from '../../packages/seed/large/seed-large.js';
import { CleanUp } from '../crash/clean-up.js';
import { writeBenchData, writeStaff } from './bench-data.js';
import { budgetTable, isExceeded } from './budgets.js';
import { compareAll } from './comparisons.js';
import { countStatements } from './count-statements.js';
import { compareGrowth } from './lists/compare-growth.js';
import { compareLists } from './lists/compare-lists.js';
import { listAimLine, listTable, wholeReads } from './lists/list-report.js';
import { benchLive } from './live.js';
import { aimLine, pageAimLine, table } from './report.js';
import { type Servers, startServers } from './servers.js';
import { signIn, signInAll } from './sign-in.js';

/** Enough that no cart is fought over, and no line fills up within a round. */
const CUSTOMERS = 40;

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    /** `shopping`, `lists` or `web`; the first two when left out. */
    only: { type: 'string' },
    /** Orders in the lists; with a million the disk needs 12 GB. */
    orders: { type: 'string', default: String(LARGE.orders) },
    /** A database that seed:large has filled, of any size; for the lists alone. */
    on: { type: 'string' },
    /** A second one, larger or smaller: the lists of both, in turns. */
    beside: { type: 'string' },
    'list-rounds': { type: 'string', default: '15' },
    /** Loads of each page. */
    'web-rounds': { type: 'string', default: '5' },
  },
});

const cleanUp = new CleanUp().onSignals();
try {
  const servers = await startServers(cleanUp, options.on);
  if (isWanted('shopping')) await benchShopping(servers);
  if (options.beside) await benchGrowth(servers, await startServers(cleanUp, options.beside));
  else if (isWanted('lists')) await benchLists(servers);
  if (options.only === 'web') {
    // Imported only here: Lighthouse and Playwright are much code.
    const { benchWeb } = await import('./web/bench-web.js');
    console.log(`\n${await benchWeb(servers, Number(options['web-rounds']))}`);
  }
} finally {
  await cleanUp.run();
}

function isWanted(part: 'shopping' | 'lists'): boolean {
  return options.only === undefined || options.only === part;
}

async function benchShopping(servers: Servers): Promise<void> {
  const data = await writeBenchData(servers.databaseUrl, CUSTOMERS);
  const buyers = await signInAll(servers.product, data);
  const budgets = await countStatements(servers.product, buyers[0]!, data.productId);
  const rows = await compareAll({
    ...{ servers, buyers, productId: data.productId },
    ...{ seconds: Number(options.seconds), rounds: Number(options.rounds) },
  });
  const staff = await signIn(servers.product, await writeStaff(servers.databaseUrl));
  const live = await benchLive(servers, buyers[0]!, staff, data.productId);
  console.log(
    `\n${table(rows)}\n\n${aimLine(rows)}\n${pageAimLine(rows)}\n\n${live}\n\nStatements\n${budgetTable(budgets)}`,
  );
  if (budgets.some(isExceeded)) process.exitCode = 1;
}

async function benchLists({ product, databaseUrl }: Servers): Promise<void> {
  if (!options.on) await fill(databaseUrl);
  const { token } = await signIn(product, await writeStaff(databaseUrl));
  const rounds = Number(options['list-rounds']);
  const rows = await compareLists({ product, databaseUrl, token, rounds });
  const shop = options.on ? 'the given shop' : `${Number(options.orders).toLocaleString('en-GB')} orders`;
  console.log(`\nStaff lists with ${shop}\n${listTable(rows)}\n\n${listAimLine(rows)}`);
  const faults = wholeReads(rows);
  if (faults.length > 0) {
    console.log(`\nWithout an index\n${faults.join('\n')}`);
    process.exitCode = 1;
  }
}

async function benchGrowth(...both: [Servers, Servers]): Promise<void> {
  const [small, large] = await Promise.all(
    both.map(async ({ product, databaseUrl }) => {
      const { token } = await signIn(product, await writeStaff(databaseUrl));
      return { product, token };
    }),
  );
  console.log(`\n${await compareGrowth(small!, large!, Number(options['list-rounds']))}`);
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await seedLarge(client, { ...LARGE, orders: Number(options.orders), now: new Date() }, (what) =>
      console.log(`seeding ${what} ...`),
    );
  } finally {
    await client.end();
  }
}
