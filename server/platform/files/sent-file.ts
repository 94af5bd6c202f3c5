import type { Writable } from 'node:stream';

/** A file as a response. */
export interface SentFile {
  /** Plain ASCII, with its extension. */
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A file that is streamed while it is read: too long for memory. */
export interface StreamedFile extends Pick<SentFile, 'fileName' | 'type'> {
  /** Writes the file and ends the stream; a fault on the way destroys `to`. */
  readonly pipe: (to: Writable) => Promise<void>;
}
