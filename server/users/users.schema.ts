import { byName } from '../db/by-name.js';
import { searchIndex } from '../db/schema/common.schema.js';
import { foundByColumn } from '../db/schema/search.schema.js';

/** The text that staff find users by. */
const FOUND_BY = foundByColumn({
  texts: ['email', "address->>'line1'", "address->>'city'"],
  names: ['name'],
  codes: ['phone', "address->>'postcode'"],
});

/** Accounts, how they are secured, and what customers keep in them. */
export const USERS_SCHEMA = `
create table users (
  id uuid primary key,
  name text not null,
  first_name text,
  -- Lower case, so that one address is one account however it is typed.
  email text not null unique check (email = lower(email)),
  email_verified_at timestamptz,
  password_hash text not null,
  phone text not null default '',
  role text not null default 'customer' check (role in ('customer', 'admin')),
  status text not null default 'active' check (status in ('active', 'inactive', 'suspended')),
  department text,
  address jsonb,
  -- Raised to end every session of the account.
  session_version integer not null default 1,
  newsletter_consented_at timestamptz,
  invitation_hash text unique,
  invitation_expires_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  last_login_at timestamptz,
  deleted_at timestamptz,
  -- Of the month of sample orders: removed with all that is theirs (server/samples).
  is_sample boolean not null default false,
  ${FOUND_BY}
);
create index users_created_at on users (created_at desc, id) where deleted_at is null;
create index users_by_name on users ((${byName('name')}), id) where deleted_at is null;
-- Customers and active accounts are nearly all, and are listed by the first of these.
create index users_by_role on users (role, created_at desc, id) where role <> 'customer' and deleted_at is null;
create index users_by_status on users (status, created_at desc, id) where status <> 'active' and deleted_at is null;
create index users_of_sample on users (id) where is_sample;
create index users_closed on users (deleted_at) where deleted_at is not null;
${searchIndex('users_by_words', 'users', 'where deleted_at is null')}

-- Raised by what staff see and set, whoever changes it; not by signing in, passwords, confirmed addresses or
-- invitations, which are no edits.
create trigger users_version before update on users for each row
  when ((old.name, old.email, old.phone, old.address, old.role, old.status, old.department, old.deleted_at)
    is distinct from (new.name, new.email, new.phone, new.address, new.role, new.status, new.department, new.deleted_at))
  execute function raise_version();

-- Open subscriptions of a session that ended are closed by every process at once.
create function tell_session_changed() returns trigger language plpgsql as $$
begin perform pg_notify('session_changed', new.id::text); return null; end $$;
create trigger users_told after update of status, session_version on users for each row
  when (old.status <> new.status or old.session_version <> new.session_version)
  execute function tell_session_changed();

create table security_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  device text not null,
  network text not null,
  created_at timestamptz not null
);
create index security_events_of_user on security_events (user_id, created_at desc, id desc);
create index security_events_created_at on security_events using brin (created_at);

-- Links that prove an address: one of each purpose for an account, so a new one ends the one before.
create table account_links (
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset-password', 'verify-email')),
  email text not null,
  hash text not null unique,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);
create index account_links_over on account_links (expires_at);

create table saved_addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  label text not null default '',
  address jsonb not null,
  country_code text not null check (country_code ~ '^[A-Z]{2}$'),
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_addresses_of_user on saved_addresses (user_id, created_at, id);
create unique index saved_addresses_one_default on saved_addresses (user_id, country_code) where is_default;

-- Each consent and each withdrawal with the wording shown, as evidence: rows are added, never changed.
create table newsletter_consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  is_on boolean not null,
  given_at text not null check (given_at in ('register', 'account', 'email')),
  wording text not null,
  created_at timestamptz not null
);
create index newsletter_consents_of_user on newsletter_consents (user_id, created_at desc, id);
create function refuse_consent_change() returns trigger language plpgsql as $$
begin raise exception 'rows of % are never changed', tg_table_name; end $$;
create trigger newsletter_consents_stay before update on newsletter_consents
  for each row execute function refuse_consent_change();
`;
