import { Paperclip, X } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FILE_TYPES, FILES_MAX, fileProblem, TOO_MANY_FILES } from '../../../rules/files/file-limits';
import { FieldError } from '../../design/forms/Field';
import { IconButton } from '../../design/IconButton';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import { visuallyHidden } from '../../design/VisuallyHidden';
import { fileMessage } from './save-file';
import type { Upload, UploadedFile } from './upload-file';

export interface FilePickerProps {
  /** The files that are on the server. */
  files: readonly UploadedFile[];
  upload: Upload;
  onAdd: (file: UploadedFile) => void;
  onRemove: (id: string) => void;
  /** Whether files are on their way. */
  onBusy: (isBusy: boolean) => void;
}

interface Waiting {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
}

let keys = 0;

/** Picks or drops up to five photos and PDFs, which are sent one after the other; each can be taken out again. */
export function FilePicker({ files, upload, onAdd, onRemove, onBusy }: FilePickerProps) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isOver, setIsOver] = useState(false);
  const queue = useRef(Promise.resolve());
  const cancelled = useRef(new Set<number>());
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isBusy = waiting.length > 0;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  function pick(picked: readonly File[]): void {
    const room = FILES_MAX - files.length - waiting.length;
    const problems = picked.map((file) => ({ file, problem: fileProblem(file) }));
    const good = problems.filter(({ problem }) => !problem).map(({ file }) => file);
    setRefusals([
      ...problems.flatMap(({ file, problem }) => (problem ? [`${file.name}: ${problem}.`] : [])),
      ...(good.length > room ? [`${TOO_MANY_FILES}.`] : []),
    ]);
    for (const file of good.slice(0, room)) send(file);
  }

  function send(file: File): void {
    keys += 1;
    const key = keys;
    setWaiting((before) => [...before, { key, file, percent: 0 }]);
    queue.current = queue.current.then(async () => {
      try {
        if (cancelled.current.has(key)) return;
        const sent = await upload(file, (percent) =>
          setWaiting((before) => before.map((one) => (one.key === key ? { ...one, percent } : one))),
        );
        if (!cancelled.current.has(key)) onAdd(sent);
      } catch (error) {
        const why = fileMessage(error, "We couldn't send the file. Please try again.");
        setRefusals((before) => [...before, `${file.name}: ${why}`]);
      } finally {
        setWaiting((before) => before.filter((one) => one.key !== key));
      }
    });
  }

  function cancel(key: number): void {
    cancelled.current.add(key);
    setWaiting((before) => before.filter((one) => one.key !== key));
    input.current?.focus();
  }

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    pick([...event.dataTransfer.files]);
  };

  return (
    <Box
      $isOver={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <Choose>
        <input
          ref={input}
          type="file"
          multiple
          accept={FILE_TYPES.join()}
          aria-describedby={errorId}
          onChange={({ target }) => {
            pick([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Paperclip aria-hidden="true" size={18} />
        <span>
          <strong>Add photos or PDFs</strong>
          <Limit> up to {FILES_MAX}, 10 MB each</Limit>
        </span>
      </Choose>
      <div id={errorId}>
        {[...new Set(refusals)].map((refusal) => (
          <FieldError key={refusal}>{refusal}</FieldError>
        ))}
      </div>
      {files.length + waiting.length > 0 && (
        <List aria-label="Files to send">
          {files.map(({ id, name }) => (
            <li key={id}>
              <Name>{name}</Name>
              <IconButton
                label={`Remove ${name}`}
                onClick={() => {
                  onRemove(id);
                  input.current?.focus();
                }}
              >
                <X aria-hidden="true" size={18} />
              </IconButton>
            </li>
          ))}
          {waiting.map(({ key, file, percent }) => (
            <li key={key}>
              <Name>
                {file.name}
                <progress max={100} value={percent} aria-label={`Sending ${file.name}`} />
              </Name>
              <IconButton label={`Remove ${file.name}`} onClick={() => cancel(key)}>
                <X aria-hidden="true" size={18} />
              </IconButton>
            </li>
          ))}
        </List>
      )}
    </Box>
  );
}

const Box = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space(2)};
  border-radius: ${radius.medium};
  outline: 2px dashed ${({ $isOver }) => ($isOver ? color.accent : 'transparent')};
  outline-offset: ${space(1)};
`;

const Choose = styled.label`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding-inline: ${space(3)};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  ${type('small')}
  cursor: pointer;

  > input { ${visuallyHidden} }
  > svg { flex: none; color: ${color.accent}; }
  &:hover { border-color: ${color.accent}; }
  &:has(:focus-visible) { outline: 2px solid ${color.accent}; outline-offset: 2px; }
`;

const Limit = styled.span`color: ${color.textMuted};`;

const List = styled.ul`
  display: grid;
  gap: ${space(1)};

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    padding-inline-start: ${space(3)};
    border-radius: ${radius.medium};
    background: ${color.surfaceSunken};
  }
`;

const Name = styled.span`
  display: grid;
  ${type('small')}
  overflow-wrap: anywhere;

  progress { width: 100%; accent-color: ${color.accent}; }
`;
