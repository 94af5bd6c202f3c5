import type { Pool } from 'pg';
import type { DestinationGuide } from '../../../rules/destination-guide.js';

const GUIDES_SQL = `select destination, transit_times as "transitTimes", charges, goods,
  container_prices as "containerPrices", version from destination_guides`;

/** The guides of all destinations that have one. */
export async function readGuides(pool: Pool): Promise<readonly DestinationGuide[]> {
  const { rows } = await pool.query<DestinationGuide>({ name: 'destination_guides', text: GUIDES_SQL });
  return rows;
}
