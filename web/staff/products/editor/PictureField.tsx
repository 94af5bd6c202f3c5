import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { ItemPicture } from '../../../design/ItemPicture';
import { Stack } from '../../../design/Stack';
import { from, space } from '../../../design/theme/tokens';
import { FileInput, Group } from '../../../lib/forms/form-fields';
import {
  IMAGE_TYPES,
  nameChosenFile,
  type PictureChoice,
  pictureProblem,
  previewOf,
} from '../../pictures/picture-choice';
import type { StaffProductFragment } from '../products.generated';
import type { ProductForm } from './product-form';

interface PictureFieldProps {
  form: UseFormReturn<ProductForm>;
  product: StaffProductFragment | null;
}

/** The product's picture with its file input; uploaded on save. */
export function PictureField({ form, product }: PictureFieldProps) {
  const [refusal, setRefusal] = useState<string>();
  const files = useRef<HTMLInputElement>(null);
  const { register, formState, watch } = form;
  const picture = watch('picture');
  const onChange = (chosen: PictureChoice) => form.setValue('picture', chosen, { shouldDirty: true });
  const shown = {
    unchanged: product?.imageUrl,
    none: null,
    new: picture.kind === 'new' ? picture.preview : null,
  };
  const url = shown[picture.kind] || null;

  useEffect(() => nameChosenFile(files.current, picture), [picture]);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    const problem = file ? pictureProblem(file) : null;
    setRefusal(problem ?? undefined);
    // The earlier choice stays.
    if (!file || problem) return nameChosenFile(target, picture);
    onChange({ kind: 'new', file, preview: await previewOf(file) });
  }

  /** The pressed button unmounts, so the file input takes the focus. */
  function set(kind: 'unchanged' | 'none') {
    files.current?.focus();
    setRefusal(undefined);
    onChange({ kind });
  }

  return (
    <Group>
      <legend>Image</legend>
      <Beside>
        <ItemPicture
          imageUrl={url}
          imageSrcSet={picture.kind === 'unchanged' ? product?.imageSrcSet : null}
          altText={url ? `Preview: ${watch('altText') || watch('name')}` : ''}
          box={product}
          width="9rem"
        />
        <Stack gap={3}>
          <Field label="Image file" error={refusal} isOptional hint="JPEG, PNG or WebP, up to 2MB.">
            <FileInput ref={files} accept={IMAGE_TYPES.join(',')} onChange={choose} />
          </Field>
          {picture.kind === 'new' && (
            <Choice variant="quiet" onClick={() => set('unchanged')}>
              {product?.imageUrl ? 'Keep current image' : 'Remove image'}
            </Choice>
          )}
          {picture.kind === 'unchanged' && product?.imageUrl && (
            <Choice variant="quiet" onClick={() => set('none')}>
              Remove image
            </Choice>
          )}
          {picture.kind === 'none' && (
            <Choice variant="quiet" onClick={() => set('unchanged')}>
              Keep current image
            </Choice>
          )}
        </Stack>
      </Beside>
      <Field
        label="Alt text"
        error={formState.errors.altText?.message}
        isOptional
        hint="Read aloud to people who can't see the image. Leave empty to use the name."
      >
        <TextInput {...register('altText')} maxLength={300} autoComplete="off" />
      </Field>
    </Group>
  );
}

const Choice = styled(Button)`justify-self: start;`;

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from.phone} { grid-template-columns: auto minmax(0, 1fr); }
`;
