import { isText, listOf, shape } from '../apollo/session/shape';
import { readTab, removeTab, writeTab } from '../apollo/session/tab-storage';

/** A message that has not arrived. */
export interface Unsent {
  readonly id: string;
  readonly body: string;
  /** Why it was not sent; null while it is on its way. */
  readonly failure: string | null;
}

/** What was typed about an order and has not arrived. */
export interface Outbox {
  readonly draft: string;
  readonly unsent: readonly Unsent[];
}

interface Stored {
  readonly draft: string;
  readonly unsent: readonly Pick<Unsent, 'id' | 'body'>[];
}

const isStored = shape<Stored>({
  draft: isText,
  unsent: listOf(shape<Pick<Unsent, 'id' | 'body'>>({ id: isText, body: isText })),
});

const NOT_SENT_MESSAGE = 'It was not sent yet.';

const outboxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();

/** Names what somebody types about an order. */
export function outboxKey(orderId: string, userId: string): string {
  return `messages:${userId}:${orderId}`;
}

/** What this tab has kept, the same on every page that shows the order; what an earlier page load left counts as not sent. */
export function readOutbox(key: string): Outbox {
  const known = outboxes.get(key) ?? readStored(key);
  outboxes.set(key, known);
  return known;
}

/** Changes it on all pages at once, and keeps it in this tab as long as there is something to keep. */
export function changeOutbox(key: string, change: (before: Outbox) => Outbox): void {
  const outbox = change(readOutbox(key));
  outboxes.set(key, outbox);
  store(key, outbox);
  for (const listener of listeners) listener();
}

/** Calls `listener` when an outbox changed. Returns the way to stop. */
export function subscribeOutboxes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(key: string): Outbox {
  const { draft, unsent } = readTab(key, isStored) ?? { draft: '', unsent: [] };
  return { draft, unsent: unsent.map(({ id, body }) => ({ id, body, failure: NOT_SENT_MESSAGE })) };
}

function store(key: string, { draft, unsent }: Outbox): void {
  if (draft === '' && unsent.length === 0) removeTab(key);
  else writeTab(key, { draft, unsent: unsent.map(({ id, body }) => ({ id, body })) } satisfies Stored);
}
