import type { DestinationGuide } from '../../../rules/destination-guide.js';
import { read } from '../../db/query.js';
import type { ReadPool } from '../../db/replicas/read-pool.js';

const GUIDES_SQL = `select destination, transit_times, charges, goods,
  container_prices, papers, version from destination_guides`;

/** The guides of all destinations that have one. */
export async function readGuides(pool: ReadPool): Promise<readonly DestinationGuide[]> {
  const rows = await read<DestinationGuide>(pool, { name: 'destination_guides', text: GUIDES_SQL });
  return rows;
}
