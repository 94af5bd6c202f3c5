import type { FragmentType } from '@apollo/client/masking';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../apollo/error-message';
import { newUuid } from '../apollo/new-uuid';
import { useFragmentData } from '../apollo/use-fragment-data';
import { Composer } from '../conversation/Composer';
import { Bubble } from '../conversation/MessageBubble';
import { type UploadedFile, uploadOwnFile, uploadRequestFile } from '../files/upload-file';
import { space } from '../theme/tokens';
import { Notice } from '../ui/feedback/Notice';
import { formatDateTime } from '../ui/formats';
import { UnsavedGuard } from '../ui/forms/UnsavedGuard';
import { Text } from '../ui/Text';
import { TitledPanel } from '../ui/TitledPanel';
import { RequestThreadFragmentDoc } from './RequestThread.generated';

interface SentMessage {
  readonly id: string;
  readonly body: string;
  readonly fileIds: string[];
}

interface RequestThreadProps {
  request: FragmentType<typeof RequestThreadFragmentDoc>;
  isStaff: boolean;
  /** Who reads it, where that is not obvious. */
  to?: string;
  /** Of the link that opens the request, in place of the session. */
  linkToken?: string;
  /** Sends a message with an id of its own; throws what is shown. */
  onSend: (message: SentMessage) => Promise<unknown>;
}

/** What both sides wrote on a request, and the editor of the next message, which stays until it has arrived. */
export function RequestThread({ request, isStaff, to, linkToken, onSend }: RequestThreadProps) {
  const { nodes, pageInfo } = useFragmentData(RequestThreadFragmentDoc, request).messages;
  const [draft, setDraft] = useState('');
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef<SentMessage | null>(null);
  const isBusy = useRef(false);

  async function send(text: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    const body = text.trim();
    const fileIds = files.map(({ id }) => id);
    const isSame = sending.current?.body === body && sending.current.fileIds.join() === fileIds.join();
    const message = isSame && sending.current ? sending.current : { id: newUuid(), body, fileIds };
    sending.current = message;
    setRefusal(undefined);
    try {
      await onSend(message);
      sending.current = null;
      setDraft('');
      setFiles([]);
    } catch (error) {
      setRefusal(errorMessage(error, "We couldn't send your message. Please try again."));
    } finally {
      isBusy.current = false;
    }
  }

  return (
    <TitledPanel id="messages" title="Messages">
      {nodes.length === 0 && <Text tone="textMuted">No messages yet.</Text>}
      {pageInfo.total > nodes.length && (
        <Text size="small">These are the latest {nodes.length} messages.</Text>
      )}
      <Bubbles aria-live="polite">
        {nodes.toReversed().map(({ id, author, body, fromStaff, isMine, createdAt, files: sent }) => (
          <Bubble
            key={id}
            isOurs={fromStaff === isStaff}
            author={isMine ? 'You' : author}
            body={body}
            files={sent}
            linkToken={linkToken}
          >
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Bubble>
        ))}
      </Bubbles>
      {refusal && <Notice kind="bad">{refusal}</Notice>}
      <UnsavedGuard isOn={draft.trim() !== '' || files.length > 0}>
        You haven't sent your message.
      </UnsavedGuard>
      <Composer
        draft={draft}
        to={to}
        attach={{
          files,
          upload: isStaff ? uploadOwnFile : uploadRequestFile,
          onAdd: (file) => setFiles((before) => [...before, file]),
          onRemove: (id) => setFiles((before) => before.filter((file) => file.id !== id)),
        }}
        onDraft={setDraft}
        onSend={(text) => void send(text)}
      />
    </TitledPanel>
  );
}

const Bubbles = styled.ol`display: grid; gap: ${space(3)};`;
