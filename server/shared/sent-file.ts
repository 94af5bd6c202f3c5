/** A file as an answer. */
export interface SentFile {
  /** Plain ASCII, with its ending. */
  readonly fileName: string;
  /** Media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}
