import { useRef, useSyncExternalStore } from 'react';
import { FILES_MAX } from '../../../rules/files/file-limits';
import { errorMessage } from '../../data/error-message';
import { newUuid } from '../../data/new-uuid';
import { useSession } from '../../session/session';
import type { Upload, UploadedFile } from '../files/upload-file';
import { changeOutbox, outboxKey, readOutbox, subscribeOutboxes, type UnsentMessage } from './outbox';

export interface SentMessage {
  readonly id: string;
  readonly body: string;
  readonly fileIds: string[];
}

interface OutboxOptions {
  /** Files go with the session; without one, as those of a request. */
  readonly isSignedIn: boolean;
  /** Delivers a message; throws the error to show. */
  readonly onSend: (message: SentMessage) => Promise<unknown>;
}

/** Its code loads with the first file. */
const uploadLater =
  (isSignedIn: boolean): Upload =>
  async (...sent) => {
    const { uploadOwnFile, uploadRequestFile } = await import('../files/upload-file');
    return (isSignedIn ? uploadOwnFile : uploadRequestFile)(...sent);
  };

/** The draft and the sending of messages on an order or a request. A message keeps its id, so a retry is delivered once. */
export function useOutbox(aboutId: string, { isSignedIn, onSend }: OutboxOptions) {
  const key = outboxKey(aboutId, useSession().user?.id ?? '');
  const { draft, files, unsent } = useSyncExternalStore(subscribeOutboxes, () => readOutbox(key));
  const queue = useRef(Promise.resolve());

  const setDraft = (text: string) => changeOutbox(key, (box) => ({ ...box, draft: text }));
  const setUnsent = (change: (waiting: readonly UnsentMessage[]) => readonly UnsentMessage[]) =>
    changeOutbox(key, (box) => ({ ...box, unsent: change(box.unsent) }));
  const without = (id: string) => setUnsent((waiting) => waiting.filter((one) => one.id !== id));
  const mark = (id: string, failure: string | null) =>
    setUnsent((waiting) => waiting.map((one) => (one.id === id ? { ...one, failure } : one)));

  /** One after the other, to keep their order. */
  const deliver = ({ id, body, files }: Omit<UnsentMessage, 'failure'>) => {
    queue.current = queue.current.then(async () => {
      try {
        await onSend({ id, body, fileIds: files.map((file) => file.id) });
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
      upload: uploadLater(isSignedIn),
      onAdd: (file: UploadedFile) => changeOutbox(key, (box) => ({ ...box, files: [...box.files, file] })),
      onRemove: (id: string) =>
        changeOutbox(key, (box) => ({ ...box, files: box.files.filter((file) => file.id !== id) })),
    },
    send(body: string) {
      const message = { id: newUuid(), body: body.trim(), files, failure: null };
      changeOutbox(key, (box) => ({ draft: '', files: [], unsent: [...box.unsent, message] }));
      deliver(message);
    },
    retry(message: UnsentMessage) {
      mark(message.id, null);
      deliver(message);
    },
    /** Moves a failed message back into the draft. */
    returnToDraft({ id, body, files: unsentFiles }: UnsentMessage) {
      changeOutbox(key, (box) => ({
        draft: [box.draft, body].filter(Boolean).join('\n'),
        files: [...box.files, ...unsentFiles].slice(0, FILES_MAX),
        unsent: box.unsent.filter((one) => one.id !== id),
      }));
    },
  };
}
