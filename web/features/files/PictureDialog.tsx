import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { DialogFrame } from '../../design/dialogs/DialogFrame';
import { Notice } from '../../design/feedback/Notice';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { Stack } from '../../design/Stack';
import { radius } from '../../design/theme/tokens';
import type { AttachedFileFragment } from './attached-file.generated';
import { useFileDownload } from './FileButton';
import { loadFile, loadPicture, NOT_OPENED } from './load-file';
import { fileMessage } from './save-file';

interface PictureDialogProps {
  file: AttachedFileFragment;
  linkSecret?: string | undefined;
  onClose: () => void;
}

/** A picture in its full size, to look at and to save. */
export function PictureDialog({ file: { id, name }, linkSecret, onClose }: PictureDialogProps) {
  const [address, setAddress] = useState<string>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isHere = true;
    loadPicture(id, { linkSecret }).then(
      (loaded) => isHere && setAddress(loaded),
      (error) => isHere && setFailure(fileMessage(error, NOT_OPENED)),
    );
    return () => {
      isHere = false;
    };
  }, [id, linkSecret]);

  const { isBusy, download } = useFileDownload(
    async () => ({
      content: await loadFile(id, { linkSecret }),
      fileName: `${name.replace(/\.\w+$/, '')}.webp`,
    }),
    { fallback: "We couldn't save the file. Please try again.", onFailure: setFailure },
  );

  return (
    <DialogFrame place="middle" title={name} firstFocus="title" onClose={onClose}>
      <Stack gap={4}>
        {failure && <Notice kind="bad">{failure}</Notice>}
        {address && <Picture src={address} alt={name} />}
        {!address && !failure && (
          <Loading label="Opening the picture...">
            <Skeleton height="16rem" />
          </Loading>
        )}
        {address && (
          <Button variant="secondary" isBusy={isBusy} onClick={download}>
            Download
          </Button>
        )}
      </Stack>
    </DialogFrame>
  );
}

const Picture = styled.img`
  max-width: 100%;
  max-height: 65vh;
  margin-inline: auto;
  border-radius: ${radius.medium};
`;
