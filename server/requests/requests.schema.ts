import { IS_DESTINATION, searchIndex } from '../db/schema/common.schema.js';
import { foundByColumn } from '../db/schema/search.schema.js';

/** What staff find requests by. */
const FOUND_BY = foundByColumn({
  texts: ['reference', 'email'],
  names: ['name'],
  codes: ['phone', 'reference'],
});

/** What visitors ask for, with what they ship, the other company's offer, and what both sides write. */
export const REQUESTS_SCHEMA = `
create sequence request_numbers start 10001;
create table requests (
  -- Made by the client: the same request sent again is the same row.
  id uuid primary key,
  reference text not null unique default 'R-' || nextval('request_numbers'),
  kind text not null check (kind in ('container', 'survey', 'price_match', 'question')),
  state text not null check (state in ('new', 'answered', 'offered', 'won', 'lost')),
  -- Since when the customer waits for staff; null once they wrote, offered or closed it.
  waits_since timestamptz,
  -- Whoever changes it names the version that was read.
  version integer not null default 1,
  user_id uuid references users on delete cascade,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  phone text not null check (length(phone) <= 30),
  destination text ${IS_DESTINATION},
  survey_month text check (survey_month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
  -- What is shipped, frozen with its prices; null without a cart.
  shipment jsonb,
  other_offer jsonb,
  quote_id uuid unique references saved_quotes on delete set null,
  -- The saved quote that staff made it of, to offer another price; null for a customer's own.
  of_quote uuid unique references saved_quotes on delete set null,
  -- Of its content, for an hour: the same once more is the first.
  digest text unique,
  -- Of what its id was sent with: the id belongs to it.
  sent_digest text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  ${FOUND_BY},
  check (kind <> 'price_match' or (shipment is not null and other_offer is not null))
);
create index requests_newest on requests (created_at desc, id);
create index requests_by_state on requests (state, created_at desc, id);
create index requests_by_kind on requests (kind, created_at desc, id);
create index requests_of_user on requests (user_id, created_at desc, id) where user_id is not null;
create index requests_waiting on requests (waits_since, id) where waits_since is not null;
create index requests_by_change on requests (changed_at);
${searchIndex('requests_by_words', 'requests')}
create table request_messages (
  id uuid primary key,
  request_id uuid not null references requests on delete cascade,
  -- Null: whoever asked, with or without an account.
  staff_id uuid references users,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null
);
create index messages_of_request on request_messages (request_id, created_at desc, id);
create index request_messages_of_staff on request_messages (staff_id) where staff_id is not null;
`;
