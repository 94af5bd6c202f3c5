import { read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import type { Company } from '../settings/settings.entity.js';

/** Facts of the database about the set-up of a new shop. */
export interface SetupFacts {
  readonly company: Company;
  /** Messages that were rendered and not sent, for lack of a mail server. */
  readonly unsentEmails: number;
  /** Whether staff have set, or confirmed, area and cut-off of collections. */
  readonly areCollectionsSet: boolean;
  /** Destinations with a fact whose source says that it is to be confirmed. */
  readonly uncheckedDestinations: number;
  /** Documents that still have their initial text. */
  readonly firstDocuments: number;
  readonly staff: number;
}

/** Settings of the place and time of collections, by their names in the audit log. */
const OF_COLLECTIONS = "key like '%collection%' or key like '%cut_off%'";

const SETUP_SQL = `select s.company,
    (select count(*)::int from email_messages m where m.status = 'kept') as unsent_emails,
    exists (select from audit_entries a, jsonb_object_keys(a.after) key
      where a.entity = 'settings' and (${OF_COLLECTIONS})) as are_collections_set,
    (select count(*)::int from destination_guides g
      where concat(g.transit_times, g.charges, g.goods, g.container_prices) like '%to be confirmed%') as unchecked_destinations,
    (select count(*)::int from (select from legal_documents group by kind having max(version) = 1) first) as first_documents,
    (select count(*)::int from users u where u.role = 'admin' and u.deleted_at is null) as staff
  from store_settings s`;

/** All facts in one statement. */
export async function readSetupFacts(pool: ReadPool): Promise<SetupFacts> {
  const rows = await read<SetupFacts>(pool, { name: 'shop-setup', text: SETUP_SQL });
  return rows[0]!;
}
