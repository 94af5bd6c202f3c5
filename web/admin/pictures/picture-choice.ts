/** What becomes of a product's picture when it is saved. */
export type PictureChoice =
  | { readonly kind: 'kept' }
  | { readonly kind: 'none' }
  /** `preview` is the file as an address of data. */
  | { readonly kind: 'new'; readonly file: File; readonly preview: string };

export const TOO_LARGE_MESSAGE =
  'Image size should be less than 2MB. Please compress your image or choose a smaller file.';

/** Files are not kept when a session ends. */
export const CHOOSE_AGAIN_MESSAGE = 'The image was not kept: please choose it again.';

const IMAGE_BYTES_MAX = 2 * 1024 * 1024;

/** What the server reads. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file cannot be the picture; null when it can. */
export function refusePicture({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_TYPES.includes(type)) return 'Please select a valid image file';
  if (size > IMAGE_BYTES_MAX) return TOO_LARGE_MESSAGE;
  return null;
}

/** Makes a file field name the file that is chosen, or none: a file that was refused is not. */
export function nameChosenFile(field: HTMLInputElement | null, choice: PictureChoice): void {
  if (!field) return;
  const files = new DataTransfer();
  if (choice.kind === 'new') files.items.add(choice.file);
  field.files = files.files;
}

/** The file as an address that an image element shows; our pages may not show addresses of the kind `blob:`. */
export function previewOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
