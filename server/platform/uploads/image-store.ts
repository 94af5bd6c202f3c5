import type { Readable } from 'node:stream';

export interface ImageBytes {
  readonly stream: Readable;
  /** Length of the file in bytes. */
  readonly length: number;
}

/** Stores finished images, under names that are never reused. */
export interface ImageStore {
  /** Stores the whole file or nothing of it. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such image. */
  get(name: string): Promise<ImageBytes | null>;
  /** Succeeds as well when there is none. */
  remove(name: string): Promise<void>;
}
