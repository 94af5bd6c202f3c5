/** A picture as somebody sent it. Nothing about it is believed: neither its name nor what it says it is. */
export interface ImageFile {
  readonly bytes: Buffer;
  readonly name: string;
}

/** The most a sent picture may weigh, the specification's 2 MB. */
export const IMAGE_BYTES_MAX = 2 * 1024 * 1024;
