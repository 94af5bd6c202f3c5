import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { FileSafety } from '../../data/schema.generated';
import { Button } from '../../design/Button';
import { lazyDialog } from '../../design/dialogs/lazy-dialog';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { radius, space } from '../../design/theme/tokens';
import type { AttachedFileFragment } from './attached-file.generated';
import { useFileDownload } from './FileButton';
import { loadFile, loadPicture, NOT_OPENED } from './load-file';
import { THUMBNAIL } from './thumbnail';

const PictureDialog = lazyDialog(() => import('./PictureDialog').then((module) => module.PictureDialog));

/** Shown beside a file of the other side, before it is opened. */
const SAFETY_NOTES: Readonly<Record<FileSafety, string | null>> = {
  REPAINTED: null,
  CLEAN: 'The virus scanner found nothing.',
  WAITING: 'Not checked for viruses yet. Try again in a few minutes.',
  UNSCANNED: 'Not scanned for viruses. Open it only if you trust who sent it.',
  HARMFUL: 'Removed: the virus scanner found something in it.',
};

export interface AttachmentListProps {
  files: readonly AttachedFileFragment[];
  /** Files of the reader's own side carry no warning about viruses. */
  isOurs: boolean;
  /** Secret of the link to a request, in place of the session. */
  linkSecret?: string | undefined;
}

/** Files that came with something: pictures in small, opened by a press; PDFs by name, downloaded by a press. */
export function AttachmentList({ files, isOurs, linkSecret }: AttachmentListProps) {
  const [opened, setOpened] = useState<AttachedFileFragment>();
  return (
    <>
      <Files aria-label={files.length === 1 ? 'File' : 'Files'}>
        {files.map((file) => (
          <li key={file.id}>
            {file.type === 'application/pdf' ? (
              <Pdf file={file} isOurs={isOurs} linkSecret={linkSecret} />
            ) : (
              <Picture file={file} linkSecret={linkSecret} onOpen={() => setOpened(file)} />
            )}
          </li>
        ))}
      </Files>
      {opened && <PictureDialog file={opened} linkSecret={linkSecret} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface FileProps {
  file: AttachedFileFragment;
  linkSecret: string | undefined;
}

function Picture({ file: { id, name }, linkSecret, onOpen }: FileProps & { onOpen: () => void }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isHere = true;
    loadPicture(id, { linkSecret, isThumbnail: true }).then(
      (loaded) => isHere && setAddress(loaded),
      () => {
        // The tile stays; a press tries again, and says what is wrong.
      },
    );
    return () => {
      isHere = false;
    };
  }, [id, linkSecret]);
  return (
    <Tile type="button" aria-label={`Open ${name}`} title={name} onClick={onOpen}>
      {address && <img src={address} alt="" />}
    </Tile>
  );
}

function Pdf({ file: { id, name, safety }, isOurs, linkSecret }: FileProps & { isOurs: boolean }) {
  const { isBusy, download } = useFileDownload(
    async () => ({
      content: await loadFile(id, { linkSecret }),
      fileName: name.endsWith('.pdf') ? name : `${name}.pdf`,
    }),
    { fallback: NOT_OPENED },
  );
  const isClosed = safety === 'WAITING' || safety === 'HARMFUL';
  const note = isOurs && !isClosed ? null : SAFETY_NOTES[safety];

  return (
    <Stack gap={1}>
      {isClosed ? (
        <Text>{name}</Text>
      ) : (
        <Button variant="secondary" isBusy={isBusy} onClick={download}>
          <Name>Download {name}</Name>
        </Button>
      )}
      {note && (
        <Text size="small" tone="textMuted">
          {note}
        </Text>
      )}
    </Stack>
  );
}

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  > li { max-width: 100%; }
`;

const Name = styled.span`overflow-wrap: anywhere;`;

const Tile = styled.button`
  display: block;
  width: ${THUMBNAIL};
  height: ${THUMBNAIL};
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow: hidden;
  cursor: zoom-in;

  &:hover { border-color: ${color.accent}; }
  img { width: 100%; height: 100%; object-fit: cover; }
`;
