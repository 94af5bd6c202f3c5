import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { radius } from '../../design/theme/tokens';
import { FileInput } from '../../lib/forms/form-fields';
import {
  IMAGE_TYPES,
  nameChosenFile,
  type PictureChoice,
  pictureProblem,
  previewOf,
} from '../pictures/picture-choice';
import { UploadProgress } from '../pictures/UploadProgress';

interface CategoryPictureProps {
  /** The current picture; null for none. */
  currentUrl: string | null;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
  /** Upload progress; null while none is running. */
  percent: number | null;
}

/** File input of a category's picture, with a preview. */
export function CategoryPicture({ currentUrl, choice, onChoose, percent }: CategoryPictureProps) {
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const shownUrl = { unchanged: currentUrl, none: null, new: choice.kind === 'new' ? choice.preview : null }[
    choice.kind
  ];

  useEffect(() => nameChosenFile(input.current, choice), [choice]);

  /** The pressed button unmounts, so the file input takes the focus. */
  function chooseInstead(kind: 'unchanged' | 'none') {
    onChoose({ kind });
    input.current?.focus();
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const message = file ? pictureProblem(file) : null;
    setRefusal(message ?? undefined);
    // The earlier choice stays.
    if (!file || message) return nameChosenFile(target, choice);
    onChoose({ kind: 'new', file, preview: await previewOf(file) });
  }

  return (
    <Stack gap={3}>
      <Field label="Image" isOptional error={refusal} hint="JPEG, PNG or WebP, under 2MB.">
        <FileInput ref={input} accept={IMAGE_TYPES.join()} onChange={(event) => void choose(event)} />
      </Field>
      {shownUrl && (
        <Row>
          <Preview src={shownUrl} alt={choice.kind === 'new' ? 'The chosen image' : 'The current image'} />
          <div>
            <Button
              variant="quiet"
              onClick={() => chooseInstead(choice.kind === 'new' ? 'unchanged' : 'none')}
            >
              {choice.kind === 'new' && currentUrl ? 'Keep current image' : 'Remove image'}
            </Button>
          </div>
        </Row>
      )}
      {choice.kind === 'none' && currentUrl && (
        <Row>
          <Text size="small">We'll remove the image when you press Update.</Text>
          <Button variant="quiet" onClick={() => chooseInstead('unchanged')}>
            Keep image
          </Button>
        </Row>
      )}
      {percent !== null && <UploadProgress percent={percent} />}
    </Stack>
  );
}

const Preview = styled.img`
  width: 8rem;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  object-fit: cover;
`;
