import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import { askOnceGraphql, persistGraphql, Refused, type Wire } from './shop-calls.js';
import {
  CORRECTION,
  type OperationKind,
  PAYMENT,
  type Press,
  REFUND,
  SENT,
  type ShownMoney,
  type StaffOperation,
} from './staff-operations.js';
import { CANCEL_BY_STAFF, ORDER_MONEY, PREVIEW_CANCEL } from './staff-queries.js';
import type { Shopper, Street } from './street.js';

type Outcome = 'done' | 'refused' | 'unheard';

const OPERATIONS_MAX = 4;
/** The most decisions of one clerk after refusals and missing answers, before the run fails. */
const READS_MAX = 30;
/** The pause before an order is read again after an error. */
const MOMENT_MS = 200;

/** One or two of staff do a few things with the money of an order; some of them cancel it. */
export async function keepOrder(
  street: Street,
  chances: Chances,
  orderId: string,
): Promise<StaffOperation[]> {
  const clerks = chances.happens(0.3) ? street.staff : [chances.pick(street.staff)];
  const operations = await Promise.all(
    clerks.map((clerk) => keepAlone(street, clerk, chances.fork(), orderId)),
  );
  return operations.flat();
}

async function keepAlone(
  street: Street,
  clerk: Shopper,
  chances: Chances,
  orderId: string,
): Promise<StaffOperation[]> {
  const operations: (StaffOperation | null)[] = [];
  const act = async (kind: OperationKind) =>
    operations.push(await carryThrough(street, clerk, chances, orderId, kind));
  for (let left = chances.between(1, OPERATIONS_MAX); left > 0; left -= 1) {
    const wish = chances.next();
    if (wish < 0.55) await act(REFUND);
    else if (wish < 0.75) {
      await act(CORRECTION);
      await act(PAYMENT);
    } else if (wish < 0.85) await act(SENT);
    else await cancelByStaff(street, clerk, chances, orderId);
  }
  return operations.filter((operation) => operation !== null);
}

/**
 * Reads the order and presses; after no answer reads whether that was done before pressing again. Null when it could not
 * be done. Each press has a note of its own, so that two of them in the books are found.
 */
async function carryThrough(
  { wire }: Street,
  clerk: Shopper,
  chances: Chances,
  orderId: string,
  { kind, isRepeatable, plan }: OperationKind,
): Promise<StaffOperation | null> {
  const pressed: (Press & { words: string; outcome: Outcome })[] = [];
  for (let left = READS_MAX; left > 0; left -= 1) {
    const call = { query: ORDER_MONEY, variables: { orderId }, token: clerk.token };
    const { order } = await persistGraphql<{
      order: { version: number; money: Omit<ShownMoney, 'version'> };
    }>(wire, chances, call);
    const money = { ...order.money, version: order.version };
    const text = JSON.stringify(money);
    const done = pressed.find(({ words }) => text.includes(words));
    if (done && done.outcome === 'refused' && isRepeatable)
      throw new Error(`${kind} ${done.words} was refused, and done`);
    if (done) return { kind, words: done.words, amountPence: done.amountPence };
    const words = randomUUID();
    const press = plan(money, orderId, words, chances);
    if (!press || (pressed.at(-1)?.outcome === 'refused' && chances.happens(0.5))) return null;
    const outcome = await pressButton(wire, clerk, chances, press);
    if (outcome === 'done') return { kind, words, amountPence: press.amountPence };
    pressed.push({ ...press, words, outcome });
  }
  throw new Error(`a ${kind} of ${orderId} came to no end`);
}

/** Repeats the press until it is answered, once or twice at the same time; or presses only once, whatever the answer. */
async function pressButton(
  wire: Wire,
  { token }: Shopper,
  chances: Chances,
  { query, variables, step }: Press,
): Promise<Outcome> {
  const call = { query, variables, token, step };
  const hear = (answer: Promise<unknown>): Promise<Outcome> =>
    answer.then(
      (data) => (data === null ? 'unheard' : 'done'),
      (error) => {
        if (error instanceof Refused && error.code === 'CONFLICT') return 'refused';
        throw error;
      },
    );
  if (chances.happens(0.4)) {
    const outcome = await hear(askOnceGraphql(wire, chances, call));
    if (outcome === 'unheard') await pause(MOMENT_MS);
    return outcome;
  }
  const press = () => hear(persistGraphql(wire, chances, call));
  const [first, second] = await Promise.all(chances.happens(0.3) ? [press(), press()] : [press()]);
  const isKeyed = 'idempotencyKey' in variables;
  if (isKeyed && second !== undefined && first !== second)
    throw new Error(`one press was answered as ${first} and as ${second}: ${JSON.stringify(variables)}`);
  return first === 'done' ? first : (second ?? first);
}

async function cancelByStaff(
  { wire }: Street,
  { token }: Shopper,
  chances: Chances,
  orderId: string,
): Promise<void> {
  for (let left = READS_MAX; left > 0; left -= 1) {
    const { adminCancellationPreview: shown } = await persistGraphql<{
      adminCancellationPreview: { isCancelled: boolean; version: number; refund: { minorUnits: number } };
    }>(wire, chances, { query: PREVIEW_CANCEL, variables: { orderId }, token });
    if (shown.isCancelled) return;
    const variables = { orderId, version: shown.version, shownRefund: shown.refund.minorUnits };
    const call = { query: CANCEL_BY_STAFF, variables, token, step: 'staff cancel' } as const;
    try {
      await persistGraphql(wire, chances, call);
      return;
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'CONFLICT')) throw error;
    }
  }
  throw new Error(`${orderId} could not be cancelled by staff`);
}
