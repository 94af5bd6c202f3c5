/** npm run bench: the built product beside a bare server on one PostgreSQL. Fails only when a statement budget is exceeded. */
import { parseArgs } from 'node:util';
import { type BenchData, PASSWORD, writeBenchData } from './bench-data.js';
import { budgetTable, isExceeded } from './budgets.js';
import { compareAll } from './comparisons.js';
import { countStatements } from './count-statements.js';
import { call, jsonHeaders } from './http.js';
import type { Buyer } from './purchase.js';
import { aimLine, table } from './report.js';
import { startServers } from './servers.js';

/** Enough that no cart is fought over, and no line fills up within a round. */
const CUSTOMERS = 40;

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '5' } },
});

const servers = await startServers();
try {
  const data = await writeBenchData(servers.databaseUrl, CUSTOMERS);
  const buyers = await signIn(servers.product, data);
  const budgets = await countStatements(servers.product, buyers[0]!, data.productId);
  const rows = await compareAll({
    ...{ servers, buyers, productId: data.productId },
    ...{ seconds: Number(options.seconds), rounds: Number(options.rounds) },
  });
  console.log(`\n${table(rows)}\n\n${aimLine(rows)}\n\nStatements\n${budgetTable(budgets)}`);
  if (budgets.some(isExceeded)) process.exitCode = 1;
} finally {
  await servers.stop();
}

async function signIn(url: string, { emails }: BenchData): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  for (const email of emails) {
    const body = JSON.stringify({ email, password: PASSWORD });
    const session = await call<{ token: string }>(`${url}/api/users/login`, {
      method: 'POST',
      headers: jsonHeaders(),
      body,
    });
    buyers.push({ email, token: session.body.token });
  }
  return buyers;
}
