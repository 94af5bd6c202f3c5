/** What callers have used of their limits. */
export const LIMITS_SCHEMA = `
-- The columns are those of rate-limiter-flexible: expire is milliseconds since 1970. Unlogged: counting costs no
-- write-ahead log, and counting restarts after a crash of PostgreSQL.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
`;
