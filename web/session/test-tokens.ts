/** A token that expires then, for tests; its signature is fake. */
export function tokenUntil(expiry: 'in an hour' | 'an hour ago' | 'never'): string {
  const hours = { 'in an hour': 1, 'an hour ago': -1, never: Number.NaN }[expiry];
  const exp = Number.isNaN(hours) ? undefined : Math.floor(Date.now() / 1000) + hours * 3600;
  const payload = btoa(JSON.stringify({ sub: '7', exp })).replaceAll('=', '');
  return `e30.${payload.replaceAll('+', '-').replaceAll('/', '_')}.x`;
}
