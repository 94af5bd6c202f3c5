/** SQL that writes a moment as ISO 8601 in UTC. */
export const isoSql = (moment: string) =>
  `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
