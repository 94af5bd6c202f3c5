import { DESTINATION_KEYS } from '../../../rules/destinations.js';
import { IS_DESTINATION } from '../../db/schema/common.schema.js';

/** What is known of each destination; one row each from the start, its lists read and written whole. */
export const GUIDES_SCHEMA = `
create table destination_guides (
  destination text primary key ${IS_DESTINATION},
  transit_times jsonb not null default '[]' check (jsonb_typeof(transit_times) = 'array'),
  charges jsonb not null default '[]' check (jsonb_typeof(charges) = 'array'),
  goods jsonb not null default '[]' check (jsonb_typeof(goods) = 'array'),
  container_prices jsonb not null default '[]' check (jsonb_typeof(container_prices) = 'array'),
  papers jsonb not null default '[]' check (jsonb_typeof(papers) = 'array'),
  version integer not null default 1
);
insert into destination_guides (destination) values ${DESTINATION_KEYS.map((key) => `('${key}')`).join(', ')};
create trigger destination_guides_version before update on destination_guides for each row
  when (old.* is distinct from new.*) execute function raise_version();
create trigger destination_guides_changed after insert or update or delete on destination_guides
  for each statement execute function tell_catalogue_changed();
`;
