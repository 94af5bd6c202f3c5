/** Whether a token's own payload says it is over. One that is missing, unreadable or without an expiry counts as expired. */
export function isTokenExpired(token: string | undefined, nowMs = Date.now()): boolean {
  const expirySeconds = token && readExpiry(token);
  return typeof expirySeconds !== 'number' || expirySeconds <= nowMs / 1000;
}

function readExpiry(token: string): unknown {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).exp;
  } catch {
    return undefined;
  }
}
