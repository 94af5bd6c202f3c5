/** Content of a message, in the order of the page. */
export interface Letter {
  readonly subject: string;
  /** Title above the letter, in large type; by default the subject. */
  readonly heading?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A table of names and values, such as sums. */
  readonly rows?: readonly (readonly [name: string, value: string])[];
  /** The last line of the table, emphasised. */
  readonly total?: readonly [name: string, value: string];
  /** The one action of the message. */
  readonly link?: { readonly label: string; readonly url: string };
  /** Paragraphs after the link. */
  readonly closing?: readonly string[];
  /** The sender's name. */
  readonly from: string;
  /** The shop's phone number for questions; omitted when empty. */
  readonly phone?: string;
  /** Reason why the reader gets the message, as a whole sentence. */
  readonly why?: string;
  /** Address where the reader stops messages of this sort. */
  readonly stopUrl?: string;
}
