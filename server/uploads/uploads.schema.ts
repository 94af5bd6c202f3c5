/** Which pictures were uploaded, so that those which nothing shows can be found and removed. */
export const UPLOADS_SCHEMA = `
create table uploaded_pictures (
  url text primary key,
  created_at timestamptz not null default now()
);
`;
