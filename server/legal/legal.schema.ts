import { LEGAL_KINDS } from '../../rules/legal-documents.js';

const IS_KIND = `check (kind in (${LEGAL_KINDS.map((kind) => `'${kind}'`).join(', ')}))`;

/** The shop's documents, what staff are writing of the next version, and who agreed to which version. */
export const LEGAL_SCHEMA = `
create table legal_documents (
  kind text not null ${IS_KIND},
  version integer not null check (version > 0),
  -- Markdown.
  text text not null check (text ~ '\\S'),
  -- For staff, such as who has checked the text.
  note text not null,
  published_at timestamptz not null,
  primary key (kind, version)
);
create trigger legal_documents_stay before update or delete or truncate on legal_documents
  for each statement execute function refuse_change();
create trigger legal_documents_changed after insert on legal_documents
  for each statement execute function tell_catalogue_changed();

-- One row each from the start; without a text there is no draft.
create table legal_drafts (
  kind text primary key ${IS_KIND},
  text text check (text ~ '\\S'),
  saved_at timestamptz,
  version integer not null default 1,
  check ((text is null) = (saved_at is null))
);
insert into legal_drafts (kind) values ${LEGAL_KINDS.map((kind) => `('${kind}')`).join(', ')};
create trigger legal_drafts_version before update on legal_drafts for each row
  when (old.* is distinct from new.*) execute function raise_version();

create table acceptances (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  -- None when somebody registers.
  checkout_id uuid references checkouts on delete cascade,
  kind text not null,
  version integer not null,
  accepted_at timestamptz not null,
  -- The caller named the version that it showed, or named none: then the call accepts the current one.
  accepted_by text not null check (accepted_by in ('screen', 'call')),
  foreign key (kind, version) references legal_documents
);
create unique index acceptances_of_checkout on acceptances (checkout_id, kind, version) where checkout_id is not null;
create index acceptances_of_user on acceptances (user_id, id);
create trigger acceptances_stay before update or truncate on acceptances
  for each statement execute function refuse_change();
`;
