/** Names in pg_stat_activity of connections that belong to no server; they are not picked as victims. */
export const HARNESS = 'crash harness';
export const PROVIDER = 'payment provider';

export function named(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.href;
}
