import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addressProblems } from '../../../../rules/people/address-rules.js';
import { countryCode, countryName } from '../../../../rules/people/countries.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import {
  badInput,
  conflict,
  notFound,
  unauthenticated,
  wrongField,
} from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { type Address, type AddressInput, toAddress } from '../../../platform/values/address.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { lockOpenUser } from '../user.store.js';
import { SavedAddress } from './saved-address.entity.js';

/** Enough for every relative abroad; more would be a business's address book. */
export const SAVED_ADDRESSES_MAX = 20;

export interface AddressToSave {
  readonly label?: string | null;
  readonly address: AddressInput;
  readonly isDefault?: boolean | null;
}

/** The addresses of the signed-in customer. Every method throws UNAUTHENTICATED for others. */
export class SavedAddressService extends Service<Deps<'em' | 'now'>> {
  /** All addresses, at most 20, the default ones first. */
  list(): Promise<SavedAddress[]> {
    const { id } = requireUser(this.viewer);
    return this.deps.em.find(
      SavedAddress,
      { userId: id },
      { orderBy: { isDefault: 'desc', createdAt: 'asc', id: 'asc' }, limit: SAVED_ADDRESSES_MAX },
    );
  }

  /** Saves an address; an existing one is returned unchanged. Throws BAD_INPUT, or CONFLICT for a 21st. */
  add(wanted: AddressToSave): Promise<SavedAddress> {
    const { id: userId } = requireUser(this.viewer);
    const facts = readAddress(wanted);
    return this.write(userId, async (tx, kept) => {
      const same = kept.find(({ address }) => isSame(address, facts.address));
      if (same) return same;
      if (kept.length >= SAVED_ADDRESSES_MAX)
        throw conflict(`You have ${SAVED_ADDRESSES_MAX} saved addresses. Delete one first.`);
      const now = this.deps.now();
      const made = { id: randomUUID(), userId, createdAt: now, updatedAt: now };
      const saved = tx.create(SavedAddress, { ...facts, ...made, isDefault: false });
      await makeDefault(tx, saved, kept, wanted.isDefault ?? false);
      return saved;
    });
  }

  /** Replaces an address; an omitted label or default stays. Throws BAD_INPUT or NOT_FOUND. */
  change(id: string, wanted: AddressToSave): Promise<SavedAddress> {
    const { id: userId } = requireUser(this.viewer);
    const facts = readAddress(wanted);
    return this.write(userId, async (tx, kept) => {
      const saved = findOne(kept, id);
      const isDefault = wanted.isDefault ?? (saved.isDefault && saved.countryCode === facts.countryCode);
      const others = kept.filter((other) => other !== saved);
      Object.assign(saved, {
        ...facts,
        label: wanted.label == null ? saved.label : facts.label,
        isDefault: false,
        updatedAt: this.deps.now(),
      });
      await makeDefault(tx, saved, others, isDefault);
      return saved;
    });
  }

  /** Deletes an address. Throws NOT_FOUND. */
  async remove(id: string): Promise<void> {
    const { id: userId } = requireUser(this.viewer);
    await this.write(userId, async (tx, kept) => {
      tx.remove(findOne(kept, id));
    });
  }

  /** Changes a customer's addresses one after the other, so that limits and defaults hold. */
  private write<T>(
    userId: string,
    work: (tx: EntityManager, kept: readonly SavedAddress[]) => Promise<T>,
  ): Promise<T> {
    return inTransaction(this.deps.em, async (tx) => {
      if (!(await lockOpenUser(tx, userId))) throw unauthenticated();
      return work(tx, await tx.find(SavedAddress, { userId }));
    });
  }
}

function findOne(kept: readonly SavedAddress[], id: string): SavedAddress {
  const saved = isUuid(id) ? kept.find((one) => one.id === id) : undefined;
  if (!saved) throw notFound('Address');
  return saved;
}

/** Makes an address the default of its country when asked, or when it is the first; it replaces the former default. */
async function makeDefault(
  tx: EntityManager,
  saved: SavedAddress,
  others: readonly SavedAddress[],
  isWanted: boolean,
): Promise<void> {
  const sameCountry = others.filter(({ countryCode: code }) => code === saved.countryCode);
  if (!isWanted && sameCountry.length > 0) return;
  for (const other of sameCountry) other.isDefault = false;
  // The former default loses its place before this one takes it.
  await tx.flush();
  saved.isDefault = true;
}

function readAddress({ label, address: typed }: AddressToSave) {
  const code = countryCode(typed.country);
  if (!code) throw wrongField('address.country', 'Choose a country from the list');
  const address = { ...toAddress(typed), country: countryName(code) };
  const wrong = Object.entries(addressProblems(address, code)).flatMap(([part, message]) =>
    message ? [{ field: `address.${part}`, message }] : [],
  );
  const [first] = wrong;
  if (first) throw badInput(first.message, wrong);
  return { label: label?.trim() ?? '', address, countryCode: code };
}

const isSame = (one: Address, other: Address) =>
  (Object.keys(other) as (keyof Address)[]).every(
    (part) => one[part].toLowerCase() === other[part].toLowerCase(),
  );
