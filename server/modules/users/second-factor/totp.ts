import { Secret, TOTP } from 'otpauth';

const STEP_S = 30;
/** Steps before and after the current one that are taken too, as clocks differ (RFC 6238, 5.2). */
const WINDOW = 1;

/** A new secret of 160 bits, in base32 as people type it. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ secret, issuer, label, period: STEP_S }).toString();
}

/** The step of a code; null for a code of none of the steps around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const delta = new TOTP({ secret, period: STEP_S }).validate({
    token: code,
    timestamp: now.getTime(),
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_S) + delta;
}
