import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FILE_TYPES, fileProblem } from '../../../../rules/files/file-limits';
import { Button } from '../../../design/Button';
import { FieldError } from '../../../design/forms/Field';
import { Stack } from '../../../design/Stack';
import { VisuallyHidden, visuallyHidden } from '../../../design/VisuallyHidden';
import { fileMessage } from '../../files/save-file';
import { type UploadedFile, uploadOwnFile } from '../../files/upload-file';
import { useSendPaperMutation } from './papers.generated';

interface PaperUploadProps {
  id: string;
  name: string;
  /** There is a file, which another one replaces. */
  isAgain: boolean;
}

const FAILED = "We couldn't send the file. Please try again.";

/** Sends the file of a paper. A file that is on the server is not sent twice when the rest fails. */
export function PaperUpload({ id, name, isAgain }: PaperUploadProps) {
  const [percent, setPercent] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const uploaded = useRef<{ file: File; sent: UploadedFile }>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [send] = useSendPaperMutation();

  async function pick(file: File): Promise<void> {
    const problem = fileProblem(file);
    setRefusal(problem ? `${problem}.` : undefined);
    if (problem) return;
    setPercent(0);
    try {
      if (uploaded.current?.file !== file)
        uploaded.current = { file, sent: await uploadOwnFile(file, setPercent) };
      await send({ variables: { id, fileId: uploaded.current.sent.id } });
    } catch (error) {
      setRefusal(fileMessage(error, FAILED));
    } finally {
      setPercent(undefined);
    }
  }

  return (
    <Stack gap={1}>
      <div>
        <Button
          variant="secondary"
          isBusy={percent !== undefined}
          aria-describedby={errorId}
          onClick={() => input.current?.click()}
        >
          {isAgain ? 'Send another file' : 'Choose a file'}
          <VisuallyHidden> for {name}</VisuallyHidden>
        </Button>
        <Hidden
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={`File of ${name}`}
          accept={FILE_TYPES.join()}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void pick(file);
          }}
        />
      </div>
      {percent !== undefined && <progress max={100} value={percent} aria-label={`Sending ${name}`} />}
      <div id={errorId}>{refusal && <FieldError>{refusal}</FieldError>}</div>
    </Stack>
  );
}

const Hidden = styled.input`${visuallyHidden}`;
