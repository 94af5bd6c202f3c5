import type { ApolloCache } from '@apollo/client';
import { useRef, useSyncExternalStore } from 'react';
import { FILES_MAX } from '../../rules/files/file-limits';
import { errorMessage } from '../apollo/error-message';
import { type CachedMessages, withMessage } from '../apollo/merge-messages';
import { newUuid } from '../apollo/new-uuid';
import { useSession } from '../apollo/session/session';
import type { Upload, UploadedFile } from '../files/upload-file';
import { useSendMessageMutation } from './conversation.generated';
import { changeOutbox, outboxKey, readOutbox, subscribeOutboxes, type Unsent } from './outbox';

/** Its code loads with the first file. */
const uploadLater: Upload = async (...sent) => (await import('../files/upload-file')).uploadOwnFile(...sent);

/** The draft and the sending of messages. A message keeps its id, so a retry is delivered once. */
export function useOutbox(orderId: string) {
  const key = outboxKey(orderId, useSession().user?.id ?? '');
  const { draft, files, unsent } = useSyncExternalStore(subscribeOutboxes, () => readOutbox(key));
  const [sendMessage] = useSendMessageMutation();
  const queue = useRef(Promise.resolve());

  const setDraft = (text: string) => changeOutbox(key, (box) => ({ ...box, draft: text }));
  const setUnsent = (change: (waiting: readonly Unsent[]) => readonly Unsent[]) =>
    changeOutbox(key, (box) => ({ ...box, unsent: change(box.unsent) }));
  const without = (id: string) => setUnsent((waiting) => waiting.filter((one) => one.id !== id));
  const mark = (id: string, failure: string | null) =>
    setUnsent((waiting) => waiting.map((one) => (one.id === id ? { ...one, failure } : one)));

  /** One after the other, to keep their order. */
  const deliver = ({ id, body, files }: Omit<Unsent, 'failure'>) => {
    queue.current = queue.current.then(async () => {
      try {
        await sendMessage({
          variables: { orderId, input: { id, body, fileIds: files.map((file) => file.id) } },
          update: (cache, { data }) => data && showSent(cache, orderId, id),
        });
        without(id);
      } catch (error) {
        mark(id, errorMessage(error, 'Check your connection and press Retry.'));
      }
    });
  };

  return {
    draft,
    setDraft,
    unsent,
    attach: {
      files,
      upload: uploadLater,
      onAdd: (file: UploadedFile) => changeOutbox(key, (box) => ({ ...box, files: [...box.files, file] })),
      onRemove: (id: string) =>
        changeOutbox(key, (box) => ({ ...box, files: box.files.filter((file) => file.id !== id) })),
    },
    send(body: string) {
      const message = { id: newUuid(), body: body.trim(), files, failure: null };
      changeOutbox(key, (box) => ({ draft: '', files: [], unsent: [...box.unsent, message] }));
      deliver(message);
    },
    retry(message: Unsent) {
      mark(message.id, null);
      deliver(message);
    },
    /** Moves a failed message back into the draft. */
    takeBack({ id, body, files: ofMessage }: Unsent) {
      changeOutbox(key, (box) => ({
        draft: [box.draft, body].filter(Boolean).join('\n'),
        files: [...box.files, ...ofMessage].slice(0, FILES_MAX),
        unsent: box.unsent.filter((one) => one.id !== id),
      }));
    },
  };
}

/** Adds a delivered message to the list. */
function showSent(cache: ApolloCache, orderId: string, id: string): void {
  cache.modify<{ messages: CachedMessages }>({
    id: cache.identify({ __typename: 'Conversation', orderId }),
    fields: {
      messages(known, { readField, toReference }) {
        const sent = toReference({ __typename: 'Message', id });
        return sent ? withMessage(known as CachedMessages, sent, readField) : known;
      },
    },
  });
}
