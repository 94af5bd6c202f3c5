import type { Writable } from 'node:stream';

/** A file as an answer. */
export interface SentFile {
  /** Plain ASCII, with its ending. */
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file that is written while it is read: too long to be held. */
export interface StreamedFile extends Pick<SentFile, 'fileName' | 'type'> {
  /** Writes and ends it; what goes wrong on the way breaks `to` off. */
  readonly pipe: (to: Writable) => Promise<void>;
}
