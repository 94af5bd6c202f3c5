/** A secret as dots with its last four characters, enough to compare; a short one is dots only. */
export function masked(secret: string | null): string | null {
  if (secret === null) return null;
  return `••••••••${secret.length > 20 ? secret.slice(-4) : ''}`;
}
