import { createListeners } from '../../session/listeners';
import { tabStorage } from '../../session/tab-storage';
import { arrayOf, isNumber, isString, objectOf, optional } from '../../session/type-guards';
import { onUserTabValuesRemoved } from '../../session/user-tab-values';
import type { UploadedFile } from '../files/upload-file';

/** A message that has not been delivered. */
export interface UnsentMessage {
  readonly id: string;
  readonly body: string;
  readonly files: readonly UploadedFile[];
  /** Why sending failed; null while it is being sent. */
  readonly failure: string | null;
}

/** The draft and the undelivered messages on an order or a request. */
export interface Outbox {
  readonly draft: string;
  /** Files of the draft. */
  readonly files: readonly UploadedFile[];
  readonly unsent: readonly UnsentMessage[];
}

/** An unsent message as stored; older ones have no files. */
type Kept = Pick<UnsentMessage, 'id' | 'body'> & { readonly files?: UnsentMessage['files'] | undefined };

interface Stored {
  readonly draft: string;
  readonly files?: readonly UploadedFile[] | undefined;
  readonly unsent: readonly Kept[];
}

const areFiles = arrayOf(objectOf<UploadedFile>({ id: isString, name: isString, size: isNumber }));
const isStored = objectOf<Stored>({
  draft: isString,
  files: optional(areFiles),
  unsent: arrayOf(objectOf<Kept>({ id: isString, body: isString, files: optional(areFiles) })),
});

const NOT_SENT_MESSAGE = 'Press Retry to send it.';

const outboxes = new Map<string, Outbox>();
const listeners = createListeners();
onUserTabValuesRemoved(() => outboxes.clear());

/** Key of one user's outbox for an order or a request. */
export function outboxKey(aboutId: string, userId: string): string {
  return `messages:${userId}:${aboutId}`;
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
  listeners.notify();
}

/** Calls `listener` when an outbox changed. Returns the unsubscribe function. */
export const subscribeOutboxes = listeners.add;

function readStored(key: string): Outbox {
  const { draft, files = [], unsent } = tabStorage(key, isStored).read() ?? { draft: '', unsent: [] };
  return {
    draft,
    files,
    unsent: unsent.map((message) => ({ files: [], ...message, failure: NOT_SENT_MESSAGE })),
  };
}

function store(key: string, { draft, files, unsent }: Outbox): void {
  const stored = tabStorage(key, isStored);
  if (draft === '' && files.length === 0 && unsent.length === 0) stored.remove();
  else stored.write({ draft, files, unsent: unsent.map(({ failure: _, ...message }) => message) });
}
