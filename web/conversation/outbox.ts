import { onOwnValuesRemoved } from '../apollo/session/own-values';
import { isText, listOf, shape } from '../apollo/session/shape';
import { tabStorage } from '../apollo/session/tab-storage';

/** A message that has not been delivered. */
export interface Unsent {
  readonly id: string;
  readonly body: string;
  /** Why sending failed; null while it is being sent. */
  readonly failure: string | null;
}

/** The draft and the undelivered messages of an order. */
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

const NOT_SENT_MESSAGE = 'Press Retry to send it.';

const outboxes = new Map<string, Outbox>();
const listeners = new Set<() => void>();
onOwnValuesRemoved(() => outboxes.clear());

/** Key of one user's outbox for an order. */
export function outboxKey(orderId: string, userId: string): string {
  return `messages:${userId}:${orderId}`;
}

/** This tab's outbox, shared by every page of the order; messages from an earlier page load count as not sent. */
export function readOutbox(key: string): Outbox {
  const known = outboxes.get(key) ?? readStored(key);
  outboxes.set(key, known);
  return known;
}

/** Changes it on all pages at once, and stores it in this tab unless it is empty. */
export function changeOutbox(key: string, change: (before: Outbox) => Outbox): void {
  const outbox = change(readOutbox(key));
  outboxes.set(key, outbox);
  store(key, outbox);
  for (const listener of listeners) listener();
}

/** Calls `listener` when an outbox changed. Returns the unsubscribe function. */
export function subscribeOutboxes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(key: string): Outbox {
  const { draft, unsent } = tabStorage(key, isStored).read() ?? { draft: '', unsent: [] };
  return { draft, unsent: unsent.map(({ id, body }) => ({ id, body, failure: NOT_SENT_MESSAGE })) };
}

function store(key: string, { draft, unsent }: Outbox): void {
  const stored = tabStorage(key, isStored);
  if (draft === '' && unsent.length === 0) stored.remove();
  else stored.write({ draft, unsent: unsent.map(({ id, body }) => ({ id, body })) });
}
