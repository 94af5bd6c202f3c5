import { LockMode } from '@mikro-orm/postgresql';
import type { DestinationGuide as Guide } from '../../../rules/destination-guide.js';
import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import { assertVersion } from '../../db/assert-version.js';
import { inTransaction } from '../../db/transaction.js';
import { type Deps, Service } from '../../shared/service.js';
import { requireAdmin } from '../../shared/viewer.js';
import { assignChanged } from '../settings-change.js';
import { DestinationGuide } from './guide.entity.js';
import { readGuides } from './guide.store.js';
import { checkGuide } from './guide-change.js';

/** What staff set of a guide: lists that were sent replace those that are there. */
export type GuideChange = Partial<Omit<Guide, 'destination' | 'version'>> & {
  /** The version that was read; null and left out mean any. */
  readonly version?: number | null;
};

/** What is known of each destination beside its prices: transit times, charges, goods, containers. */
export class GuideService extends Service<Deps<'em' | 'reads' | 'readCache'>> {
  /** The guide of every destination, in the order of the list. */
  async list(): Promise<DestinationGuide[]> {
    const guides = await this.deps.readCache.getOrLoad('guides', () => readGuides(this.deps.reads));
    return DESTINATION_KEYS.map((key) => guides.find(({ destination }) => destination === key)!);
  }

  /** The guide of one destination. */
  async of(destination: DestinationKey): Promise<DestinationGuide> {
    return (await this.list()).find((guide) => guide.destination === destination)!;
  }

  /** Staff: changes a guide. Throws BAD_INPUT; CONFLICT for an older version. */
  async update(destination: DestinationKey, { version, ...lists }: GuideChange): Promise<DestinationGuide> {
    requireAdmin(this.viewer);
    checkGuide(lists, new Date());
    await inTransaction(this.deps.em, async (tx) => {
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
      const guide = await tx.findOneOrFail(DestinationGuide, { destination }, lock);
      const current = { destination };
      await assertVersion(tx, {
        ...{ thing: 'guide', id: destination, version: guide.version, lookedAt: version, current },
      });
      assignChanged(guide, lists as Partial<DestinationGuide>);
    });
    this.deps.readCache.invalidate();
    return this.of(destination);
  }
}
