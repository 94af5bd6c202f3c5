/**
 * Where stored pictures live. The address of a picture names its widest form, and the narrower ones follow from it:
 * `/uploads/<32 hex digits>-1280.webp` stands for 320, 640 and 1280 pixels; `…-500.webp` for 320 and 500.
 */
export const UPLOADS_PATH = '/uploads';

/** The widths that pictures are shrunk to, in pixels. The last is also the most a picture is high. */
export const WEB_WIDTHS = [320, 640, 1280] as const;

const STORED_NAME = /^([0-9a-f]{32})-([1-9]\d{0,3})\.webp$/;

/** True for a name that a stored picture can have; nothing else is ever looked up. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name);
}

/** The file name of one width of a picture. */
export function storedName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

/** The widths a picture is stored in when its widest is this wide, narrowest first. */
export function keptWidths(widest: number): readonly number[] {
  return [...WEB_WIDTHS.filter((width) => width < widest), widest];
}

/** True for the address of a picture that was uploaded here. */
export function isOwnImage(url: string): boolean {
  return url.startsWith(`${UPLOADS_PATH}/`) && isStoredName(url.slice(UPLOADS_PATH.length + 1));
}

/** The `srcset` of an uploaded picture; null for every other picture, which has one size only. */
export function srcSetOf(url: string): string | null {
  const sizes = namesOf(url);
  if (sizes.length === 0) return null;
  return sizes.map(({ name, width }) => `${UPLOADS_PATH}/${name} ${width}w`).join(', ');
}

/** Every stored form of an uploaded picture, narrowest first; none for any other address. */
export function namesOf(url: string): readonly { readonly name: string; readonly width: number }[] {
  if (!isOwnImage(url)) return [];
  const [, id = '', widest] = STORED_NAME.exec(url.slice(UPLOADS_PATH.length + 1)) ?? [];
  return keptWidths(Number(widest)).map((width) => ({ name: storedName(id, width), width }));
}
