import type { Pool } from 'pg';
import type { ListCase } from './list-case.js';

interface Asked {
  readonly text: string;
  readonly values: unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

/** Indexes and tables that the plans of a reading use. */
export interface PlansUsed {
  readonly indexes: readonly string[];
  /** Tables read from end to end though an index is expected. */
  readonly readWhole: readonly string[];
}

/** Tables that are big in a big shop. */
const BIG = [
  'orders',
  'users',
  'products',
  'email_messages',
  'ledger_entries',
  'audit_entries',
  'order_payments',
  'checkouts',
  'order_lines',
  'order_events',
];

/** Runs the product's own reading and looks at the plan of each statement it sent. */
export async function plansOf(pool: Pool, { reading, readsAllOf = [] }: ListCase): Promise<PlansUsed> {
  const asked: Asked[] = [];
  await reading?.(recording(pool, asked));
  const nodes: Plan[] = [];
  for (const { text, values } of asked) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    nodes.push(...nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan));
  }
  const indexes = nodes.flatMap((node) => node['Index Name'] ?? []);
  const whole = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');
  const readWhole = whole.filter((table) => BIG.includes(table) && !readsAllOf.includes(table));
  return { indexes: [...new Set(indexes)], readWhole: [...new Set(readWhole)] };
}

/** A pool that notes what it is asked. */
function recording(pool: Pool, asked: Asked[]): Pool {
  const query = (statement: string | { text: string; values?: unknown[] }, values?: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    const given = typeof statement === 'string' ? (values ?? []) : (statement.values ?? values ?? []);
    asked.push({ text, values: [...given] });
    return pool.query(text, given);
  };
  return { query } as unknown as Pool;
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
