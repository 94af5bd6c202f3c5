/** Files that people sent with requests, messages and papers: bytes that were checked and, of a picture, painted anew. */
export const ATTACHMENTS_SCHEMA = `
-- Sent before what it comes with, so without one at first.
create table attachments (
  id uuid primary key,
  request_id uuid unique references requests on delete cascade,
  request_message_id uuid references request_messages on delete cascade,
  message_id uuid references messages on delete cascade,
  paper_id uuid unique references order_papers on delete cascade,
  -- Among the files of its message, from 1.
  position integer not null default 1,
  is_sent boolean not null generated always as (num_nonnulls(request_id, request_message_id, message_id, paper_id) > 0) stored,
  name text not null check (length(name) between 1 and 100),
  type text not null check (type in ('application/pdf', 'image/webp')),
  bytes bytea not null check (length(bytes) <= 10485760),
  -- Null where the picture itself is small, and of a PDF.
  thumbnail bytea,
  digest text not null,
  -- Keyed digest of the account or network that sent it: nobody takes the room of all others. Null once it is sent.
  sender text,
  -- What a virus scanner said; 'harmful' has no bytes any more.
  scan text not null default 'none' check (scan in ('none', 'clean', 'harmful')),
  created_at timestamptz not null,
  check (num_nonnulls(request_id, request_message_id, message_id, paper_id) <= 1)
);
create index attachments_of_request_message on attachments (request_message_id) where request_message_id is not null;
create index attachments_of_message on attachments (message_id) where message_id is not null;
create index attachments_unscanned on attachments (created_at) where scan = 'none' and type = 'application/pdf';
create index attachments_unsent on attachments (created_at) where not is_sent;
`;
