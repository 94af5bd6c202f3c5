/** An image as sent. Nothing about it is trusted: neither its name nor its declared type. */
export interface ImageFile {
  readonly bytes: Buffer;
  readonly name: string;
}

/** The most bytes of a sent image, the specification's 2 MB. */
export const IMAGE_BYTES_MAX = 2 * 1024 * 1024;
