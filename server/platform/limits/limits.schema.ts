/** An unlogged table: counting costs no write-ahead log, and restarts after a crash of PostgreSQL. */
export const LIMITS_UNLOGGED = 'alter table rate_limits set unlogged';
