/**
 * Path of stored images. The address of an image names its widest size, and the narrower ones follow from it:
 * `/uploads/<32 hex digits>-1280.webp` stands for 320, 640 and 1280 pixels; `…-500.webp` for 320 and 500.
 */
export const UPLOADS_PATH = '/uploads';

/** The widths of stored images, in pixels. The last is also the largest height. */
export const WEB_WIDTHS = [320, 640, 1280] as const;

const STORED_NAME = /^([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/;

/** True for a name of a stored image; nothing else is ever looked up. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name);
}

/** The file name of an image in one width. */
export function storedName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

/** The stored widths of an image whose widest is this wide, narrowest first. */
export function storedWidths(widest: number): readonly number[] {
  return [...WEB_WIDTHS.filter((width) => width < widest), widest];
}

/** True for the address of an image that was uploaded here. */
export function isOwnImage(url: string): boolean {
  return url.startsWith(`${UPLOADS_PATH}/`) && isStoredName(url.slice(UPLOADS_PATH.length + 1));
}

/** The `srcset` of an uploaded image; null for every other image, which has one size only. */
export function srcSetOf(url: string): string | null {
  const sizes = namesOf(url);
  if (sizes.length === 0) return null;
  return sizes.map(({ name, width }) => `${UPLOADS_PATH}/${name} ${width}w`).join(', ');
}

/** Every stored size of an uploaded image, narrowest first; none for any other address. */
export function namesOf(url: string): readonly { readonly name: string; readonly width: number }[] {
  if (!isOwnImage(url)) return [];
  const [, id = '', widest] = STORED_NAME.exec(url.slice(UPLOADS_PATH.length + 1)) ?? [];
  return storedWidths(Number(widest)).map((width) => ({ name: storedName(id, width), width }));
}
