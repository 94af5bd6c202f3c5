/** The picture of a product or category on save. */
export type PictureChoice =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'none' }
  /** `preview` is a data URL. */
  | { readonly kind: 'new'; readonly file: File; readonly preview: string };

export const TOO_LARGE_MESSAGE =
  'Image size should be less than 2MB. Please compress your image or choose a smaller file.';

/** Drafts have no files. */
export const CHOOSE_AGAIN_MESSAGE = 'Choose the image again.';

const IMAGE_BYTES_MAX = 2 * 1024 * 1024;

/** Types the server accepts. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file is refused as a picture; null when it is accepted. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.includes(type)) return 'Please select a valid image file';
  if (size > IMAGE_BYTES_MAX) return TOO_LARGE_MESSAGE;
  return null;
}

/** Sets a file input to the chosen file, or to none: a refused file is not chosen. */
export function nameChosenFile(field: HTMLInputElement | null, choice: PictureChoice): void {
  if (!field) return;
  const files = new DataTransfer();
  if (choice.kind === 'new') files.items.add(choice.file);
  field.files = files.files;
}

/** The file as a data URL; our policy forbids `blob:`. */
export function previewOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Values of a form as its draft has them. */
export function withoutFile<Values extends { picture: PictureChoice }>(values: Values) {
  if (values.picture.kind !== 'new') return { values };
  return {
    values: { ...values, picture: { kind: 'unchanged' } as const },
    lossWarning: CHOOSE_AGAIN_MESSAGE,
  };
}
