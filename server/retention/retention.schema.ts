/** When each policy last removed what is over its time. */
export const RETENTION_SCHEMA = `
create table retention_runs (
  policy text primary key,
  finished_at timestamptz not null,
  removed bigint not null
);
`;
