import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { wrongField } from './errors/errors.js';
import type { SignedInUser } from './viewer.js';

const ISSUER = 'harbourline';

/** What tells the links to one thing from those to another, and from a sign-in: all are signed with the same key. */
export interface LinkKind {
  /** What it opens, as one word of an address. */
  readonly opens: string;
  readonly lifetimeMs: number;
  /** What a reader may do whose link opens nothing. */
  readonly wayOut: string;
}

/** What signs links, and when. */
export interface LinkParts {
  readonly env: { readonly jwtSecret: string };
  readonly now: () => Date;
}

/** Who asked for a link, and in which sessions: it ends with them, even where the same rights are given back later. */
export type LinkOwner = Pick<SignedInUser, 'id' | 'sessionVersion'>;

/** The token of a link that says so much, from now for the lifetime of its kind. */
export function signLink({ env, now }: LinkParts, kind: LinkKind, says: JWTPayload): Promise<string> {
  return new SignJWT(says)
    .setProtectedHeader({ alg: 'HS256', typ: typeOf(kind) })
    .setIssuer(ISSUER)
    .setAudience(audienceOf(kind))
    .setIssuedAt(now())
    .setExpirationTime(new Date(now().getTime() + kind.lifetimeMs))
    .sign(keyOf(env));
}

/**
 * What a genuine link of a kind says, as `understand` makes it out; undefined from there is as good as broken. Throws
 * BAD_INPUT for a link that has run out, was cut short or was never ours.
 */
export async function readLink<Said>(
  { env, now }: LinkParts,
  kind: LinkKind,
  token: string,
  understand: (says: JWTPayload) => Said | undefined,
): Promise<Said> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env), {
      algorithms: ['HS256'],
      typ: typeOf(kind),
      issuer: ISSUER,
      audience: audienceOf(kind),
      currentDate: now(),
    });
    const said = understand(payload);
    if (said) return said;
  } catch (error) {
    if (error instanceof errors.JWTExpired)
      throw wrongField('token', `This link has expired. ${kind.wayOut}`);
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw wrongField('token', `This link is incomplete. ${kind.wayOut}`);
}

/** RFC 8725, 3.11. */
function typeOf({ opens }: LinkKind): string {
  return `${opens}+jwt`;
}

function audienceOf({ opens }: LinkKind): string {
  return `${ISSUER}/${opens}`;
}

function keyOf({ jwtSecret }: LinkParts['env']): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
