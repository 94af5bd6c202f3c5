import { isDeepStrictEqual } from 'node:util';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { read } from '../../../platform/db/query.js';
import { readDashboardTotals } from '../../admin/dashboard.store.js';
import {
  ACCOUNTS_ROWS_SQL,
  type AccountsRow,
  readAccountsMonths,
  readAccountsSums,
} from '../../orders/accounts/accounts.store.js';
import { FILE_FORMATS } from '../../orders/accounts/accounts-files.js';
import { type DocumentEntry, readLedger } from '../../orders/documents/document.store.js';
import { documentsOf } from '../../orders/documents/document-list.js';
import { readOrder } from '../../orders/order.store.js';
import type { OrderBalance } from '../admin-payments/order-balance.types.js';
import type { PaymentStage } from './payment-stage.js';

/** The end of a history; all amounts in pence. */
export interface HistoryEnd {
  readonly steps: readonly string[];
  /** Charged less refunded and reversed by banks, as previews showed it. */
  readonly shown: number;
  /** Pence held by the provider and the bank account. */
  readonly held: number;
  readonly inLedger: number;
  readonly inOrder: number;
  readonly inDocuments: number;
  /** Pence held, as staff see it. */
  readonly inFigures: number;
  /** The price of the order less the cost of booking and changes, as shown. */
  readonly offPrice: number;
  /** Pence of the order's lines in the bank statements that the accountant gets. */
  readonly inAccounts: number;
  /** Revenue of all orders, on the dashboard. */
  readonly revenue: number;
  /** Payments that refunded more than they charged. */
  readonly overdrawn: number;
  /** Invoices and credit notes whose VAT is wrong by a penny or more. */
  readonly wrongVat: number;
  /** Pence held of an order that was cancelled, and not paid for since. */
  readonly keptOfCancelled: number;
}

interface LivedHistory extends Pick<HistoryEnd, 'steps' | 'shown'> {
  /** The cost of booking and changes, as shown. */
  readonly pricePence: number;
  readonly orderId: string;
  /** Money unknown to the provider: bank transfers received and sent, and reversals by banks. */
  readonly strange: number;
  readonly figures: OrderBalance;
  /** Whether it was cancelled, and not paid for since. */
  readonly isCancelled: boolean;
}

/** Sums up an order by provider, books, documents and APIs, once no work is left. */
export async function countUp(
  stage: PaymentStage,
  { orderId, steps, shown, pricePence, strange, figures, isCancelled }: LivedHistory,
): Promise<HistoryEnd> {
  const { pool } = stage.database;
  const [sums] = await stage.rows<{ ledger: number; order: number; intents: string[] }>(
    `select (select coalesce(sum(amount_pence), 0)::int from ledger_entries where order_id = o.id) as ledger,
          o.paid_pence - o.refunded_pence as order,
          array(select a.payment_intent from payment_attempts a join checkouts c on c.id = a.checkout_id
            where a.payment_intent is not null and (c.id = o.checkout_id or c.amends_order_id = o.id)) as intents
        from orders o where o.id = $1`,
    [orderId],
  );
  const left = sums!.intents.map((id) => stage.gateway.holds(id));
  const entries = await readLedger(pool, orderId);
  const numbers = documentsOf((await readOrder(pool, orderId, null))!, entries).map(({ number }) => number);
  const documents = entries.filter(({ number }) => numbers.includes(number));
  return {
    steps,
    shown,
    held: left.reduce((sum, pence) => sum + pence, 0) + strange,
    inLedger: sums!.ledger,
    inOrder: sums!.order,
    inDocuments: documents.reduce((sum, { amountPence }) => sum + amountPence, 0),
    inFigures: figures.netPence,
    offPrice: figures.pricePence - pricePence,
    inAccounts: await countInAccounts(stage, orderId),
    revenue: (await readDashboardTotals(pool)).revenuePence,
    overdrawn: left.filter((pence) => pence < 0).length,
    wrongVat: countWrongVat(entries),
    keptOfCancelled: isCancelled ? shown : 0,
  };
}

/** Pence of an order's lines in the files of every month. */
async function countInAccounts({ database: { pool } }: PaymentStage, orderId: string): Promise<number> {
  const ofOrder = `select * from (${ACCOUNTS_ROWS_SQL}) documents where order_id = $2`;
  const months = 'select distinct month::text from ledger_entries where order_id = $1';
  let pence = 0;
  for (const { month } of await read<{ month: string }>(pool, months, [orderId])) {
    const documents = await read<AccountsRow>(pool, ofOrder, [month, orderId]);
    for (const [, pounds] of documents.flatMap(FILE_FORMATS.xeroBank.itemsOf))
      pence += Math.round(Number(pounds) * 100);
  }
  return pence;
}

/** Pence in all months of the accounts, and the closed ones whose documents are not those that were handed over. */
export async function countMonths({ database: { pool }, now }: PaymentStage) {
  let pence = 0;
  const unfrozen: string[] = [];
  for (const { month, isClosed, handovers } of await readAccountsMonths(pool, todayInLondon(now()))) {
    const sums = await readAccountsSums(pool, `${month}-01`);
    const grossPence = sums.reduce((sum, one) => sum + one.grossPence, 0);
    pence += grossPence;
    if (isClosed && handovers.at(-1)?.grossPence !== grossPence) unfrozen.push(month);
  }
  return { pence, unfrozen };
}

/** Counts invoices with another VAT than their rate's, and credit notes with a wrong issuer or VAT share. */
function countWrongVat(entries: readonly DocumentEntry[]): number {
  const invoices = entries.filter(({ kind }) => kind === 'payment');
  let wrong = 0;
  for (const { number, issuer, amountPence, vatPence } of invoices) {
    const { vatPercent = 0 } = issuer;
    if (vatPence !== Math.round((amountPence * vatPercent) / (100 + vatPercent))) wrong += 1;
    let [givenPence, creditedPence] = [0, 0];
    for (const note of entries.filter(
      ({ kind, content }) => kind === 'refund' && content.invoiceNumber === number,
    )) {
      givenPence -= note.amountPence;
      creditedPence -= note.vatPence;
      const isExact = creditedPence === Math.round((vatPence * givenPence) / amountPence);
      if (!isExact || note.vatPence > 0 || !isDeepStrictEqual(note.issuer, issuer)) wrong += 1;
    }
    if (creditedPence > vatPence || (givenPence === amountPence && creditedPence !== vatPence)) wrong += 1;
  }
  return (
    wrong +
    entries.filter(
      ({ kind, content }) =>
        kind === 'refund' && !invoices.some(({ number }) => number === content.invoiceNumber),
    ).length
  );
}
