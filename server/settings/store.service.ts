import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { DESTINATION_KEYS, type DestinationKey } from '../../rules/destinations.js';
import type { CustomBoxRate, ServiceLevel } from '../../rules/quote.js';
import { query } from '../db/query.js';
import type { ReadCache } from '../shared/cache/read-cache.js';
import type { Company, SocialLink } from './settings.entity.js';

export interface ServiceOffer {
  readonly level: ServiceLevel;
  readonly name: string;
  readonly description: string;
  readonly surchargePence: number;
}

/** Everything about the shop that is not a product: decided by staff, the same for every visitor. */
export interface StoreTerms {
  /** Raised by every change of the settings. */
  readonly version: number;
  /** What the shop is called. */
  readonly name: string;
  readonly phone: string;
  readonly promotion: string;
  readonly refundText: string;
  readonly socialLinks: readonly SocialLink[];
  readonly sameDayCutOffHour: number;
  readonly company: Company;
  readonly services: readonly ServiceOffer[];
  readonly customBoxRates: Readonly<Partial<Record<DestinationKey, CustomBoxRate>>>;
  readonly minimumPence: Readonly<Partial<Record<DestinationKey, number>>>;
}

const STORE_SQL = `
  select s.name, s.phone, s.promotion, s.refund_text as "refundText", s.version, s.social_links as "socialLinks", s.same_day_cut_off_hour as "sameDayCutOffHour",
    s.company,
    (select coalesce(jsonb_agg(jsonb_build_object('level', level, 'name', name, 'description', description,
       'surchargePence', surcharge_pence) order by position), '[]') from service_options) as services,
    (select coalesce(jsonb_object_agg(destination, jsonb_build_object('perCubicMetrePence', per_cubic_metre_pence,
       'handlingPence', handling_pence, 'heavySurchargePence', heavy_surcharge_pence)), '{}') from destination_rates) as "customBoxRates",
    (select coalesce(jsonb_object_agg(destination, amount_pence), '{}') from prices) as "minimumPence"
  from store_settings s`;

export interface StoreDeps {
  readonly pool: Pool;
  readonly readCache: ReadCache;
}

/** Reads the shop's terms. */
export class StoreService {
  constructor(private readonly deps: StoreDeps) {}

  /** The terms in force: cached, and fresh within milliseconds of a change by staff. */
  terms(): Promise<StoreTerms> {
    return this.deps.readCache.getOrLoad('store', async () => {
      const { rows } = await this.deps.pool.query<StoreTerms>({ name: 'store', text: STORE_SQL });
      return present(rows[0]);
    });
  }
}

function present(terms: StoreTerms | undefined): StoreTerms {
  if (!terms) throw new Error('The store settings are missing; the database was not seeded.');
  return terms;
}

/** The terms as a transaction sees them; for decisions about money. */
export async function readTermsIn(tx: EntityManager): Promise<StoreTerms> {
  const [terms] = await query<StoreTerms>(tx, STORE_SQL);
  return present(terms);
}

/** The minimum charge in pence; 0 when none is set. */
export function minimumFor(terms: StoreTerms, destination: DestinationKey): number {
  return terms.minimumPence[destination] ?? 0;
}

/** What a service costs on top; 0 for one that is not offered any more. */
export function servicePenceOf(terms: StoreTerms, level: ServiceLevel): number {
  return terms.services.find((service) => service.level === level)?.surchargePence ?? 0;
}

/** Destinations that staff have set a custom-box rate for. */
export function ratedDestinations(terms: StoreTerms): DestinationKey[] {
  return DESTINATION_KEYS.filter((key) => terms.customBoxRates[key]);
}
