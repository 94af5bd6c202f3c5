import type { Readable } from 'node:stream';

export interface ImageBytes {
  readonly stream: Readable;
  /** How many bytes will come. */
  readonly length: number;
}

/** Where finished pictures are stored, under names that are never used twice. */
export interface ImageStore {
  /** Keeps the whole file or nothing of it. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such picture. */
  get(name: string): Promise<ImageBytes | null>;
  /** Done as well when there was none. */
  remove(name: string): Promise<void>;
}
