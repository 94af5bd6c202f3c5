/** A secret as dots with its last four characters, enough to tell one from another; a short one is dots alone. */
export function masked(secret: string | null): string | null {
  if (secret === null) return null;
  return `••••••••${secret.length > 20 ? secret.slice(-4) : ''}`;
}
