import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import type { DestinationGuide } from './guide.entity.js';

const GUIDES_SQL = `select destination, transit_times, charges, goods,
  container_prices, papers, version from destination_guides`;

/** The guides of all destinations with one. */
export function readGuides(pool: ReadPool): Promise<DestinationGuide[]> {
  return read<DestinationGuide>(pool, { name: 'destination_guides', text: GUIDES_SQL });
}
