import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { errorWords } from '../apollo/error-words';
import { useSession } from '../apollo/session';
import { type MessagePartsFragment, SendMessageDocument, type SendMessageMutation } from '../gql';
import { readOutbox, storeOutbox } from './stored-outbox';

/** A message that has not arrived. */
export interface Unsent {
  readonly id: string;
  readonly body: string;
  /** Why it was not sent; null while it is on its way. */
  readonly failure: string | null;
}

interface OutboxOptions {
  readonly orderId: string;
  readonly onSent: (message: MessagePartsFragment) => void;
}

const NOT_SENT_WORDS = 'It was not sent yet.';

/** What is being written and sent. Each message has its id from the start, so that one that is tried again arrives once. */
export function useOutbox({ orderId, onSent }: OutboxOptions) {
  const userId = useSession().user?.id ?? '';
  const [stored] = useState(() => readOutbox(orderId, userId));
  const [draft, setDraft] = useState(stored.draft);
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() =>
    stored.unsent.map((message) => ({ ...message, failure: NOT_SENT_WORDS })),
  );
  const [sendMessage] = useMutation<SendMessageMutation>(SendMessageDocument);
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    storeOutbox(orderId, userId, { draft, unsent: unsent.map(({ id, body }) => ({ id, body })) });
  }, [orderId, userId, draft, unsent]);

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
      const message = { id: crypto.randomUUID(), body: body.trim(), failure: null };
      setUnsent((waiting) => [...waiting, message]);
      setDraft('');
      deliver(message);
    },
    retry(message: Unsent) {
      mark(message.id, null);
      deliver(message);
    },
    /** Takes a message back, to be written anew. */
    takeBack({ id, body }: Unsent) {
      without(id);
      setDraft((typed) => [typed, body].filter(Boolean).join('\n'));
    },
  };
}
