import { CleanUp } from '../crash/clean-up.js';
import type { FuzzRequest } from './fuzz-request.js';
import { batchesOf, generate } from './generate.js';
import { createJudge } from './judge.js';
import type { Options } from './options.js';
import { Report } from './report.js';
import { type Answer, type NoAnswer, sendRequest } from './send-request.js';
import { openShop, type Shop, type Street } from './shop.js';

/** Requests under way at once. */
const AT_ONCE = 8;
/** Batches of requests between new people and new rows. */
const BATCHES_PER_STREET = 5;
/** The share of batches after which all caches are full, with threads and buffers of documents and pictures. */
const WARM_UP = 0.5;
const GROWTH_MAX = 100_000_000;

/** Sends everything, prints the results, and returns whether all of it held. The last line counts what passed and failed. */
export async function runFuzz(options: Options): Promise<boolean> {
  const { seed, rest, graphql, multipart, databaseUrl } = options;
  console.log(`seed ${seed}: ${rest} requests over REST, ${graphql} over GraphQL, ${multipart} with files`);
  const cleanUp = new CleanUp().onSignals();
  try {
    const shop = await openShop(databaseUrl, cleanUp);
    const report = await flood(shop, options);
    console.log(report.text(seed));
    if (report.failed > 0) console.log(shop.server.complaints.join('\n'));
    console.log(`${report.passed} passed, ${report.failed} failed`);
    return report.failed === 0;
  } finally {
    await cleanUp.run();
  }
}

async function flood(shop: Shop, options: Options): Promise<Report> {
  const judge = createJudge({ texts: shop.secrets, tables: await tablesOf(shop) });
  const report = new Report();
  const batches = batchesOf(options.rest + options.graphql + options.multipart);
  let street: Street | null = null;
  let before = await shop.server.memory();
  let no = 0;
  for await (const batch of generate(options)) {
    if (!street || no % BATCHES_PER_STREET === 0) street = await shop.people();
    if (no === Math.floor(batches * WARM_UP)) before = await shop.server.memory();
    const asked = street;
    await eachOf(batch, async (request) => {
      const answer = await sendRequest(
        shop.server.port,
        request,
        asked.things,
        asked.callers[request.sender],
      );
      if ('status' in answer && answer.status === 401) await shop.signInAgain(asked, request.sender);
      report.add(
        request,
        answer,
        shop.server.lives ? judge(request, answer) : 'came when the server had ended',
      );
    });
    if (!shop.server.lives) break;
    no += 1;
  }
  report.check('the server lives', shop.server.lives);
  if (!shop.server.lives) return report;
  report.check('the server is ready', await isReady(shop));
  const after = await shop.server.memory();
  report.memory(before, after);
  report.check(
    'memory grew under 100 MB',
    after.inUse - before.inUse < GROWTH_MAX && after.rss - before.rss < GROWTH_MAX,
  );
  return report;
}

async function eachOf(requests: readonly FuzzRequest[], work: (request: FuzzRequest) => Promise<void>) {
  let next = 0;
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++]) await work(request);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function isReady({ server }: Shop): Promise<boolean> {
  const answers: (Answer | NoAnswer)[] = [];
  for (const path of ['/healthz', '/readyz', '/api/products'])
    answers.push(
      await sendRequest(
        server.port,
        {
          kind: 'REST',
          method: 'GET',
          path,
          sender: 'none',
          headers: {},
          body: null,
          inChunks: false,
          cutAfter: null,
        },
        {},
        { token: null, guestId: null },
      ),
    );
  return answers.every((answer) => 'status' in answer && answer.status === 200);
}

async function tablesOf({ pool }: Shop): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema in ('public', 'stripe_sandbox')",
  );
  return rows.map(({ name }) => name);
}
