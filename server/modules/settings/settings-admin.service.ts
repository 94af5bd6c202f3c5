import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { writeAuditEntry } from '../../platform/db/write-audit-entry.js';
import { versionConflict } from '../../platform/errors/errors.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { DestinationRate, ServiceOption, StoreSettings } from './settings.entity.js';
import { changedSince, readTermsIn } from './settings.store.js';
import { assignChanged, checkSettings, type SettingsChange } from './settings-change.js';
import type { StoreTerms } from './store-terms.js';

/** Settings administration. Changes are in force at once, in all processes; frozen amounts stay. */
export class SettingsAdminService extends Service<Deps<'em' | 'readCache'>> {
  /** Staff: the current settings. */
  async read(): Promise<StoreTerms> {
    this.require('settings');
    return readTermsIn(this.deps.em);
  }

  /** Staff: changes settings, all or none. Throws BAD_INPUT; CONFLICT, with the changes, for an older version. */
  async update(change: SettingsChange): Promise<StoreTerms> {
    this.requireProof('settings');
    checkSettings(change);
    const terms = await inTransaction(this.deps.em, async (tx) => {
      await writeSettings(tx, change);
      await tx.flush();
      return readTermsIn(tx);
    });
    this.deps.readCache.invalidate();
    return terms;
  }
}

/** Locks the row of settings first, so that changes of services and rates wait for one another too. */
async function writeSettings(tx: EntityManager, change: SettingsChange): Promise<void> {
  const { version, services = [], rates = {}, ...words } = change;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const settings = await tx.findOneOrFail(StoreSettings, { id: 1 }, lock);
  if (settings.version !== version) {
    const current = { version: settings.version, changed: await changedSince(tx, version) };
    throw versionConflict({ thing: 'settings', current });
  }
  if (words.sameDayCutOffHour === settings.sameDayCutOffHour) await noteKept(tx);
  const isChanged = [
    assignChanged(settings, words),
    ...(await writeServices(tx, services)),
    ...(await writeRates(tx, rates)),
  ];
  if (isChanged.includes(true)) settings.version += 1;
}

/** Records that an unchanged cut-off was sent, which confirms it: the set-up of the shop reads it in the audit log. */
function noteKept(tx: EntityManager): Promise<void> {
  return writeAuditEntry(tx, { entity: 'settings', entityId: '1', label: '', what: { collections: 'kept' } });
}

async function writeServices(
  tx: EntityManager,
  services: NonNullable<SettingsChange['services']>,
): Promise<boolean[]> {
  const rows = services.length > 0 ? await tx.findAll(ServiceOption) : [];
  return services.map(({ level, ...offer }) => {
    const row = rows.find((one) => one.level === level);
    return row !== undefined && assignChanged(row, offer);
  });
}

async function writeRates(
  tx: EntityManager,
  rates: NonNullable<SettingsChange['rates']>,
): Promise<boolean[]> {
  const wanted = Object.entries(rates) as [DestinationKey, (typeof rates)[DestinationKey] & object][];
  const rows = wanted.length > 0 ? await tx.findAll(DestinationRate) : [];
  return wanted.map(([destination, rate]) => {
    const row = rows.find((one) => one.destination === destination);
    if (row) return assignChanged(row, rate);
    tx.create(DestinationRate, { destination, ...rate });
    return true;
  });
}
