import { IS_DESTINATION } from '../db/schema/common.schema.js';

/** Minimum charges by destination. */
export const PRICES_SCHEMA = `
create table prices (
  id uuid primary key,
  destination text not null unique ${IS_DESTINATION},
  -- 0 is no minimum.
  amount_pence integer not null check (amount_pence between 0 and 9999999),
  version integer not null default 1
);
create trigger prices_version before update on prices for each row
  when (old.* is distinct from new.*) execute function raise_version();
create trigger prices_changed after insert or update or delete on prices
  for each statement execute function tell_catalogue_changed();
`;
