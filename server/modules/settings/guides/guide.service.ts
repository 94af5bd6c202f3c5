import { LockMode } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import type { DestinationGuide as Guide, Sourced } from '../../../../rules/destination-guide.js';
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations.js';
import { foldText } from '../../../../rules/fold-text.js';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { assignChanged } from '../settings-change.js';
import { DestinationGuide } from './guide.entity.js';
import { readGuides } from './guide.store.js';

/** A change of a guide by staff: each sent list replaces the present one. */
export type GuideChange = Partial<Omit<Guide, 'destination' | 'version'>> & {
  /** The version that was read; null or omitted means any. */
  readonly version?: number | null;
};

/** Facts about each destination beside its prices: transit times, charges, goods, containers. */
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
    this.require('content');
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

type Lists = Partial<Omit<Guide, 'destination' | 'version'>>;

/** Checks rules across the lists of a guide. Throws BAD_INPUT with the field, such as `charges.2.to`. */
export function checkGuide(lists: Lists, now: Date): void {
  const { transitTimes = [], charges = [], goods = [], containerPrices = [], papers = [] } = lists;
  const today = todayInLondon(now);
  checkSources({ transitTimes, charges, goods, containerPrices, papers }, today);
  transitTimes.forEach(({ fromDays, toDays }, at) => {
    if (toDays < fromDays)
      throw wrongField(`transitTimes.${at}.toDays`, 'The latest day must not be before the earliest');
  });
  charges.forEach(({ kind, fromPence, toPence }, at) => {
    if (toPence < fromPence)
      throw wrongField(`charges.${at}.to`, 'The highest amount must not be below the lowest');
    if (kind === 'included' && toPence > 0)
      throw wrongField(`charges.${at}.to`, 'Enter 0: our price already includes this');
  });
  const names = goods.map(({ name }) => foldText(name));
  names.forEach((name, at) => {
    if (names.indexOf(name) < at)
      throw wrongField(`goods.${at}.name`, `“${goods[at]?.name}” is in the list already. Change that rule`);
  });
  const words = goods.flatMap(({ words }, at) => words.map((word) => ({ at, word: word.toLowerCase() })));
  words.forEach(({ at, word }, position) => {
    if (words.findIndex((one) => one.word === word) < position)
      throw wrongField(`goods.${at}.words`, `“${word}” already leads to another rule`);
  });
}

function checkSources(lists: Readonly<Record<string, readonly Sourced[]>>, today: string): void {
  for (const [name, facts] of Object.entries(lists))
    facts.forEach(({ source, checkedOn }, at) => {
      if (source.trim() === '') throw wrongField(`${name}.${at}.source`, 'Enter the source');
      if (checkedOn > today)
        throw wrongField(`${name}.${at}.checkedOn`, 'Enter the day you checked this: today or earlier');
    });
}
