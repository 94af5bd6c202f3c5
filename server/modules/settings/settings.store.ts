import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { byProperty, query, read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import type { Company, StoreSettings } from './settings.entity.js';
import type { StoreTerms } from './store-terms.js';

/** Gives a nameless shop the environment's name at the start of a server; staff change it in the settings. */
export async function setInitialStoreName(pool: Pool, initialName: string): Promise<void> {
  await pool.query("update store_settings set name = $1 where name = ''", [initialName]);
}

/** The shop's details in messages; its phone is the store's line, empty when there is none. */
export interface StoreLetterhead extends Readonly<Pick<StoreSettings, 'name' | 'phone' | 'refundText'>> {
  readonly company: Partial<Company>;
}

/** The shop's current details for messages. */
export async function readLetterhead(pool: Pool): Promise<StoreLetterhead> {
  const rows = await read<StoreLetterhead>(
    pool,
    `select name, case when phone ~ '[0-9]' then phone else '' end as phone, refund_text, company from store_settings`,
  );
  return rows[0] ?? { name: '', phone: '', refundText: '', company: {} };
}

/** The one row of the terms in force. */
export const TERMS_SQL = `
  select s.name, s.phone, s.phone_hours, s.bank_details, s.promotion, s.online_saving_percent, s.refund_text, s.version, s.social_links, s.proofs, s.same_day_cut_off_hour, s.area_cut_offs,
    s.collection_regions, s.company, s.new_order_emails, s.premium_from_orders, s.refund_limit_pence,
    (select coalesce(jsonb_agg(jsonb_build_object('level', level, 'name', name, 'description', description,
       'surchargePence', surcharge_pence) order by position), '[]') from service_options) as services,
    (select coalesce(jsonb_object_agg(destination, jsonb_build_object('perCubicMetrePence', per_cubic_metre_pence,
       'handlingPence', handling_pence, 'heavySurchargePence', heavy_surcharge_pence)), '{}') from destination_rates) as custom_box_rates,
    (select coalesce(jsonb_object_agg(destination, amount_pence), '{}') from prices) as minimum_pence,
    (select coalesce(jsonb_object_agg(destination, transit_times), '{}') from destination_guides) as transit_times,
    (select coalesce(jsonb_agg(jsonb_build_object('destination', destination, 'service', service, 'deliveries', deliveries,
       'fromDays', from_days, 'toDays', to_days)), '[]') from lane_transits) as lane_transits,
    (select coalesce(jsonb_object_agg(kind, version), '{}') from (select kind, max(version) as version
       from legal_documents group by kind) current) as legal_versions
  from store_settings s`;

/** The terms in force. */
export async function readTerms(pool: ReadPool): Promise<StoreTerms> {
  const rows = await read<StoreTerms>(pool, { name: 'store', text: TERMS_SQL });
  return presentTerms(rows[0]);
}

/** The terms as a transaction sees them; for decisions about money. */
export async function readTermsIn(tx: EntityManager): Promise<StoreTerms> {
  const [terms] = await query<StoreTerms>(tx, TERMS_SQL);
  return presentTerms(terms);
}

/** The terms of a row, also of one that a statement returned as JSON. Throws when the database was not seeded. */
export function presentTerms(terms: StoreTerms | null | undefined): StoreTerms {
  if (!terms) throw new Error('The store settings are missing; the database was not seeded.');
  return byProperty(terms);
}

/** Names of the settings that staff have changed since a version, as in the audit log. */
export async function changedSince(tx: EntityManager, version: number): Promise<string[]> {
  const rows = await query<{ name: string }>(
    tx,
    `select distinct name from audit_entries a, jsonb_object_keys(a.after) as name
      where a.entity = 'settings' and name <> 'version' and a.request_id in (
        select b.request_id from audit_entries b where b.entity = 'settings' and (b.before->>'version')::int >= $1)
      order by name`,
    [version],
  );
  return rows.map(({ name }) => name);
}
