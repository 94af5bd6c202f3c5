/** What a message says, in the order of the page. */
export interface Letter {
  readonly subject: string;
  /** Above the letter, in large type; the subject unless said. */
  readonly heading?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A table of names and values, such as sums. */
  readonly rows?: readonly (readonly [name: string, value: string])[];
  /** Its last line, which counts most. */
  readonly total?: readonly [name: string, value: string];
  /** The one thing to do. */
  readonly link?: { readonly label: string; readonly url: string };
  /** After the link. */
  readonly closing?: readonly string[];
  /** Who writes. */
  readonly from: string;
  /** The store's line, for questions; left out when empty. */
  readonly phone?: string;
  /** Why the reader gets the message, as a whole sentence. */
  readonly why?: string;
  /** Where its reader ends messages of this sort. */
  readonly stopUrl?: string;
}
