import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import {
  DESTINATION_KEYS,
  type Destination,
  type DestinationKey,
  destinationName,
  findDestination,
} from '../../../../rules/destinations.js';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { Price } from './price.entity.js';
import { COUNTRY, type PriceInput } from './price.inputs.js';

/** Minimum charges of shipments by destination. Checkouts keep the one they were opened with. */
export class PriceService extends Service<Deps<'em' | 'readCache'>> {
  /** The minimum charge of a destination, by any of its spellings. Throws NOT_FOUND. */
  async ofCountry(country: string): Promise<Price> {
    const destination = findDestination(country)?.key;
    const price = destination && (await this.all()).find((one) => one.destination === destination);
    if (!price) throw notFound('Price');
    return price;
  }

  /** Staff: every minimum charge, in the order of the destinations. */
  async list(): Promise<readonly Price[]> {
    this.require('catalogue');
    const position = ({ destination }: Price) => DESTINATION_KEYS.indexOf(destination);
    return [...(await this.all())].sort((one, other) => position(one) - position(other));
  }

  /** Staff: sets the charge of a destination that has none. Throws BAD_INPUT, or CONFLICT when it has one. */
  async create(input: PriceInput): Promise<Price> {
    this.require('catalogue');
    const { key } = readCountry(input.country);
    if (input.price == null) throw wrongField('price', 'Price is required');
    const facts = { id: randomUUID(), destination: key, amountPence: input.price };
    return this.save(key, async (tx) => tx.create(Price, facts));
  }

  /** Staff: changes a charge; an omitted field stays. Throws BAD_INPUT, NOT_FOUND or CONFLICT. */
  async update(id: string, { country, price: amountPence, version }: PriceInput): Promise<Price> {
    this.require('catalogue');
    const known = isUuid(id) ? await this.deps.em.findOne(Price, { id }) : null;
    if (!known) throw notFound('Price');
    const destination = country == null ? known.destination : readCountry(country).key;
    return this.save(destination, async (tx) => {
      const price = await lockPrice(tx, id, version);
      if (country != null) price.destination = destination;
      price.amountPence = amountPence ?? price.amountPence;
      await tx.flush();
      return tx.refreshOrFail(price);
    });
  }

  /**
   * Staff: deletes a charge; shipments there then cost the sum of their items. Throws NOT_FOUND, or CONFLICT for an
   * older version.
   */
  async remove(id: string, version?: number | null): Promise<string> {
    this.require('catalogue');
    if (!isUuid(id)) throw notFound('Price');
    await this.write(async (tx) => tx.remove(await lockPrice(tx, id, version)));
    return id;
  }

  private all(): Promise<readonly Price[]> {
    return this.deps.readCache.getOrLoad('prices', () =>
      this.deps.em.find(Price, {}, { disableIdentityMap: true }),
    );
  }

  private async save(
    destination: DestinationKey,
    write: (tx: EntityManager) => Promise<Price>,
  ): Promise<Price> {
    try {
      return await this.write(write);
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw conflict(`A price for ${destinationName(destination)} already exists`);
    }
  }

  /** Runs one transaction and drops this process's cache; the database notifies the others. */
  private async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const written = await inTransaction(this.deps.em, work);
    this.deps.readCache.invalidate();
    return written;
  }
}

/** The charge, locked. Throws NOT_FOUND, or CONFLICT for an older version. */
async function lockPrice(tx: EntityManager, id: string, lookedAt: number | null | undefined): Promise<Price> {
  const price = await tx.findOne(Price, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!price) throw notFound('Price');
  const { destination, country, amountPence, version } = price;
  const current = { destination, country, pricePence: amountPence };
  await assertVersion(tx, { thing: 'price', id: price.id, version, lookedAt, current });
  return price;
}

function readCountry(country: string | null | undefined): Destination {
  const destination = country && findDestination(country);
  if (!destination) throw wrongField('country', COUNTRY.message);
  return destination;
}
