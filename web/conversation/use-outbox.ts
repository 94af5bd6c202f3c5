import { useRef, useSyncExternalStore } from 'react';
import { errorWords } from '../apollo/error-words';
import { newUuid } from '../apollo/new-uuid';
import { useSession } from '../apollo/session';
import { type MessagePartsFragment, useSendMessageMutation } from './conversation.generated';
import { changeOutbox, outboxKey, readOutbox, subscribeOutboxes, type Unsent } from './outbox';

interface OutboxOptions {
  readonly orderId: string;
  readonly onSent: (message: MessagePartsFragment) => void;
}

/** What is being written and sent. Each message has its id from the start, so that one that is tried again arrives once. */
export function useOutbox({ orderId, onSent }: OutboxOptions) {
  const key = outboxKey(orderId, useSession().user?.id ?? '');
  const { draft, unsent } = useSyncExternalStore(subscribeOutboxes, () => readOutbox(key));
  const [sendMessage] = useSendMessageMutation();
  const queue = useRef(Promise.resolve());

  const setDraft = (text: string) => changeOutbox(key, (box) => ({ ...box, draft: text }));
  const setUnsent = (change: (waiting: readonly Unsent[]) => readonly Unsent[]) =>
    changeOutbox(key, (box) => ({ ...box, unsent: change(box.unsent) }));
  const without = (id: string) => setUnsent((waiting) => waiting.filter((one) => one.id !== id));
  const mark = (id: string, failure: string | null) =>
    setUnsent((waiting) => waiting.map((one) => (one.id === id ? { ...one, failure } : one)));

  /** One after the other, so that they arrive in the order in which they were written. */
  const deliver = ({ id, body }: Pick<Unsent, 'id' | 'body'>) => {
    queue.current = queue.current.then(async () => {
      try {
        const { data } = await sendMessage({ variables: { orderId, input: { id, body } } });
        if (data) onSent(data.sendMessage);
        without(id);
      } catch (error) {
        mark(id, errorWords(error, 'It could not be sent.'));
      }
    });
  };

  return {
    draft,
    setDraft,
    unsent,
    send(body: string) {
      const message = { id: newUuid(), body: body.trim(), failure: null };
      changeOutbox(key, (box) => ({ draft: '', unsent: [...box.unsent, message] }));
      deliver(message);
    },
    retry(message: Unsent) {
      mark(message.id, null);
      deliver(message);
    },
    /** Takes a message back, to be written anew. */
    takeBack({ id, body }: Unsent) {
      changeOutbox(key, (box) => ({
        draft: [box.draft, body].filter(Boolean).join('\n'),
        unsent: box.unsent.filter((one) => one.id !== id),
      }));
    },
  };
}
