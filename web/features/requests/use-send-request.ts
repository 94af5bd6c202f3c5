import { useRef } from 'react';
import { requireAnswer } from '../../data/error-message';
import { newUuid } from '../../data/new-uuid';
import type { RequestInput } from '../../data/schema.generated';
import { uploadRequestFile } from '../files/upload-file';
import { useSendRequestMutation } from './requests.generated';

/** Sends a request, its file first. The same content keeps its id and its file is sent once, so a retry is the same request. */
export function useSendRequest() {
  const [mutate] = useSendRequestMutation();
  const sent = useRef<{ content: string; id: string }>(null);
  const uploaded = useRef<{ file: File; id: string }>(null);

  /** Resolves to the reference. Throws FileRefused, and what the mutation throws. */
  return async (wanted: Omit<RequestInput, 'id' | 'fileId'>, file: File | undefined): Promise<string> => {
    if (file && uploaded.current?.file !== file)
      uploaded.current = { file, id: (await uploadRequestFile(file, () => {})).id };
    const content = { ...wanted, ...(file && uploaded.current ? { fileId: uploaded.current.id } : {}) };
    const text = JSON.stringify(content);
    if (sent.current?.content !== text) sent.current = { content: text, id: newUuid() };
    const { data } = await mutate({ variables: { input: { id: sent.current.id, ...content } } });
    return requireAnswer(data).sendRequest.reference;
  };
}
