/** The senders of requests. */
export const SENDERS = [
  'none',
  'guest',
  'owner',
  'other customer',
  'admin',
  'suspended',
  'expired token',
  'forged token',
  'no token at all',
] as const;
export type Sender = (typeof SENDERS)[number];

export type FuzzKind = 'REST' | 'GraphQL' | 'multipart';

/** A generated request; `~~names~~` in path and body stand for things of the world it will be sent to. */
export interface FuzzRequest {
  readonly kind: FuzzKind;
  readonly method: string;
  readonly path: string;
  readonly sender: Sender;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer | null;
  /** Sent in pieces, without a length. */
  readonly inChunks: boolean;
  /** The connection is cut after so many bytes of the body. */
  readonly cutAfter: number | null;
}
