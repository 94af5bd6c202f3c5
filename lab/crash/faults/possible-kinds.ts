import type { ShopDatabase } from '../world/shop-database.js';
import { FAULTS, type FaultKind } from './fault-kinds.js';

/** Why a kind of fault cannot be made here; null when it can. */
export function skipReason(kind: FaultKind, { cluster }: ShopDatabase): string | null {
  const isOfCluster = FAULTS[kind].lane === 'database' && kind !== 'backend-terminated';
  if (isOfCluster && !cluster) return 'the PostgreSQL of DATABASE_URL is not ours to kill';
  if (kind === 'disk-full' && !cluster!.disk) return 'only root can mount a small disk';
  return null;
}
