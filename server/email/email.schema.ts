import { searchIndex } from '../db/schema/common.schema.js';
import { foundByColumn } from '../db/schema/search.schema.js';

/** Email that is to be sent or was. */
export const EMAIL_SCHEMA = `
create table email_messages (
  id uuid primary key,
  -- What follows from one fact is sent once, however often the fact is noticed.
  dedupe_key text not null unique,
  kind text not null,
  recipient text not null,
  order_id uuid,
  user_id uuid,
  data jsonb not null default '{}',
  status text not null check (status in ('queued', 'sent', 'kept', 'failed', 'closed')),
  subject text not null default '',
  body_text text not null default '',
  body_html text not null default '',
  last_error text,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- One process sends a message at a time, and nobody renews or ends the claim of another (send-email.ts).
  claimed_until timestamptz,
  claimed_by uuid,
  resent_at timestamptz,
  -- A message that had arrived goes out again as one of its own, which names the first.
  again_of uuid,
  -- What staff find messages by.
  ${foundByColumn({ texts: ['recipient', 'subject'] })}
);
create index email_messages_user_id on email_messages (user_id) where user_id is not null;
create index email_messages_of_order on email_messages (order_id) where order_id is not null;
create index email_messages_newest on email_messages (created_at desc, id);
create index email_messages_by_status on email_messages (status, created_at desc, id);
create index email_messages_by_kind on email_messages (kind, created_at desc, id);
create index email_messages_repeats on email_messages (again_of, created_at) where again_of is not null;
-- Finds messages whose process died over them (recover-emails.ts) without reading those that were sent.
create index email_messages_claimed on email_messages (claimed_until) where claimed_until is not null;
-- Who wants no reminders. Of the address only a digest (reminder-stop.store.ts).
create table reminder_stops (
  address_digest text primary key,
  stopped_at timestamptz not null
);
${searchIndex('email_messages_by_words', 'email_messages')}
`;
