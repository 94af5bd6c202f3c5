import type { DestinationGuide } from '../../../rules/destination-guide.js';
import type { ReadPool } from '../../db/replicas/read-pool.js';

const GUIDES_SQL = `select destination, transit_times as "transitTimes", charges, goods,
  container_prices as "containerPrices", papers, version from destination_guides`;

/** The guides of all destinations that have one. */
export async function readGuides(pool: ReadPool): Promise<readonly DestinationGuide[]> {
  const { rows } = await pool.query<DestinationGuide>({ name: 'destination_guides', text: GUIDES_SQL });
  return rows;
}
