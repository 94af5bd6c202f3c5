/** Whether the token's payload says it has expired. A missing, unreadable or expiry-less token counts as expired. */
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
