import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { hashNoPassword } from '../password/passwords.js';
import { anonymise } from '../privacy/anonymise.js';
import { lockCheckoutsOf, readClosingObstacles } from '../privacy/closing.store.js';
import { countNotified, moveNotices } from '../profile/profile.store.js';
import { User } from '../user.entity.js';
import { countThings, type MergedThings, moveThings } from './merge.store.js';

/** The accounts of a merge, and what it would do. */
export interface MergePreview extends MergedThings {
  readonly from: User;
  readonly into: User;
  /** Orders under way that would write to the address that stays. */
  readonly notifiedOrders: number;
  /** Differs as soon as anything of this has changed. */
  readonly fingerprint: string;
}

/** Merges two accounts of one person. Every method throws UNAUTHENTICATED or FORBIDDEN without the permission. */
export class MergeAccountsService extends Service<Deps<'em' | 'now'>> {
  /** The consequences of merging an account into another. Throws BAD_INPUT, NOT_FOUND, CONFLICT where it can't be done. */
  async preview(from: string, into: string): Promise<MergePreview> {
    this.require('users');
    return preview(this.deps.em.fork(), from, into);
  }

  /**
   * Moves orders, quotes, requests, saved addresses and notes of an account into another, whose email address, password
   * and contact stay; closes the first and ends its sessions. Throws BAD_INPUT, NOT_FOUND, CONFLICT, also when anything
   * has changed since the preview with this fingerprint.
   */
  async merge(from: string, into: string, fingerprint: string): Promise<User> {
    this.requireProof('users');
    const passwordHash = await hashNoPassword();
    return inTransaction(this.deps.em, async (tx) => {
      const locked = await lockBoth(tx, from, into);
      await lockCheckoutsOf(tx, from);
      const seen = await preview(tx, from, into);
      if (seen.fingerprint !== fingerprint)
        throw conflict('One of these accounts has changed since you looked. Check what moves again.');
      await moveNotices(tx, locked.from, locked.into.email);
      await moveThings(tx, into, from);
      const { orders, quotes, requests, savedAddresses, notes } = seen;
      await anonymise(tx, locked.from, passwordHash, this.deps.now());
      await writeAuditEntry(tx, {
        ...{ entity: 'user', entityId: into, label: '' },
        what: { merged_account: from, orders, quotes, requests, saved_addresses: savedAddresses, notes },
      });
      return locked.into;
    });
  }
}

async function preview(em: EntityManager, from: string, into: string): Promise<MergePreview> {
  if (from === into) throw wrongField('from', 'Choose another account than this one');
  const [merged, kept] = await Promise.all([find(em, from), find(em, into)]);
  if (merged.role === 'admin' || kept.role === 'admin')
    throw conflict("Accounts of staff can't be merged. Make this a customer first.");
  if ((await readClosingObstacles(em, from))?.hasPayment)
    throw conflict('A payment of this account is under way. Try again when it has been paid or cancelled.');
  const things = await countThings(em, from);
  const notifiedOrders = merged.email === kept.email ? 0 : await countNotified(em, merged);
  const facts = [merged.version, kept.version, notifiedOrders, ...Object.values(things)];
  return { from: merged, into: kept, ...things, notifiedOrders, fingerprint: facts.join('.') };
}

async function find(em: EntityManager, id: string): Promise<User> {
  const user = isUuid(id) ? await em.findOne(User, { id, deletedAt: null }) : null;
  if (!user) throw notFound('User');
  return user;
}

/** Locks both accounts in the order of their ids, so that two merges of the same pair wait for each other. */
async function lockBoth(tx: EntityManager, from: string, into: string) {
  const locked = await tx.find(
    User,
    { id: { $in: [from, into].filter(isUuid) }, deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const one = (id: string) => locked.find((user) => user.id === id);
  const [merged, kept] = [one(from), one(into)];
  if (!merged || !kept) throw notFound('User');
  return { from: merged, into: kept };
}
