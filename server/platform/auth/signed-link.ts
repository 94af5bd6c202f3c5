import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { JwtPayload } from 'jsonwebtoken';
import { wrongField } from '../errors/errors.js';
import { ExpiredToken, InvalidToken, signToken, type TokenKind, verifyToken } from './signed-token.js';
import type { SignedInUser } from './viewer.js';

/** One kind of link; the token of one kind does not open another. */
export interface LinkKind {
  /** One word, part of the token's type and audience. */
  readonly purpose: string;
  readonly lifetimeMs: number;
  /** Advice for a link that has expired or is incomplete, as a sentence. */
  readonly advice: string;
  /** Advice for an incomplete link, where that differs. */
  readonly adviceIfIncomplete?: string;
}

export interface LinkDeps {
  readonly env: ShopSecrets;
  readonly now: () => Date;
}

/** The user of a link and their session version: the link ends with the sessions, whatever is granted later. */
export type LinkOwner = Pick<SignedInUser, 'id' | 'sessionVersion'>;

/** The token of a link with these claims, valid from now for the lifetime of its kind. */
export function signLink({ env, now }: LinkDeps, kind: LinkKind, claims: JwtPayload): string {
  const issuedAt = now();
  const expiresAt = new Date(issuedAt.getTime() + kind.lifetimeMs);
  return signToken(keyFor(env, keyName(kind)), tokenKind(kind), claims, { issuedAt, expiresAt });
}

/**
 * The target of a genuine link, as `parse` reads its claims. Throws BAD_INPUT for a link that has expired, is
 * incomplete or forged, and when `parse` returns undefined.
 */
export function readLink<Target>(
  { env, now }: LinkDeps,
  kind: LinkKind,
  token: string,
  parse: (claims: JwtPayload) => Target | undefined,
): Target {
  try {
    const target = parse(verifyToken(keysFor(env, keyName(kind)), tokenKind(kind), token, now()));
    if (target) return target;
  } catch (error) {
    if (error instanceof ExpiredToken) throw wrongField('token', `This link has expired. ${kind.advice}`);
    if (!(error instanceof InvalidToken)) throw error;
  }
  throw wrongField('token', `This link is incomplete. ${kind.adviceIfIncomplete ?? kind.advice}`);
}

const keyName = ({ purpose }: LinkKind) => `link: ${purpose}`;

function tokenKind({ purpose }: LinkKind): TokenKind {
  return { type: `${purpose}+jwt`, audience: `harbourline/${purpose}` };
}

/** The current secret of the shop, and earlier ones whose signatures are still accepted. */
export interface ShopSecrets {
  readonly jwtSecret: string;
  readonly previousSecrets?: readonly string[];
}

const KEY_BYTES = 32;

const derived = new Map<string, KeyObject>();

/** The key for one purpose (HKDF, RFC 5869): a key for one purpose reveals nothing about another. */
export function keyFor({ jwtSecret }: ShopSecrets, purpose: string): KeyObject {
  return derive(jwtSecret, purpose);
}

/** The keys that may have been used for a purpose, the current one first. */
export function keysFor({ jwtSecret, previousSecrets = [] }: ShopSecrets, purpose: string): KeyObject[] {
  return [jwtSecret, ...previousSecrets].map((secret) => derive(secret, purpose));
}

function derive(secret: string, purpose: string): KeyObject {
  const name = JSON.stringify([purpose, secret]);
  const known = derived.get(name);
  if (known) return known;
  const key = createSecretKey(
    Buffer.from(hkdfSync('sha256', secret, '', `harbourline ${purpose}`, KEY_BYTES)),
  );
  derived.set(name, key);
  return key;
}
