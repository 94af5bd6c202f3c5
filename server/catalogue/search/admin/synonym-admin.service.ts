import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { wordsOf } from '../../../../rules/words.js';
import { assertVersion } from '../../../db/assert-version.js';
import { inTransaction } from '../../../db/transaction.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../shared/api/pagination.js';
import { conflict, notFound, wrongField } from '../../../shared/errors/errors.js';
import { type Deps, Service } from '../../../shared/service.js';
import { isUuid } from '../../../shared/uuid.js';
import { requireAdmin } from '../../../shared/viewer.js';
import { SynonymRecord } from '../../catalogue.entity.js';
import { readSearch } from '../../product-filter.js';
import { findProducts } from '../find-products.js';
import { ProductIndex } from '../product-index.js';
import { readProductIndexIn } from '../product-index.store.js';
import { productIndex } from '../product-search.js';
import { readSynonyms, type StoredSynonym } from './synonym-admin.store.js';

/** What staff set of a synonym; what is left out stays. */
export interface SynonymChange {
  readonly word?: string | null;
  readonly meaning?: string | null;
  /** The version that was read; null and left out mean any. Not for a new one. */
  readonly version?: number | null;
}

/** A synonym with what customers find by it. */
export interface SynonymWithFinds extends StoredSynonym {
  /** Names of the first products. */
  readonly finds: readonly string[];
}

/** The longest word or meaning, in characters. */
export const SYNONYM_LENGTH_MAX = 100;

/** Products named beside a synonym. */
export const FINDS_MAX = 3;

/** Staff keep the synonyms of the search. Every change is in force at once, in all processes. */
export class SynonymAdminService extends Service<Deps<'em' | 'reads' | 'readCache'>> {
  /** Staff: one page of synonyms, by meaning. Throws BAD_INPUT. */
  async list(query: PageQuery & { readonly search?: string }): Promise<Page<SynonymWithFinds>> {
    requireAdmin(this.viewer);
    const asked = readPage(query.page, query.pageSize);
    const { synonyms, total } = await readSynonyms(this.deps.reads, readSearch(query) ?? '', asked);
    const index = await productIndex(this.deps);
    return toPage(
      synonyms.map((synonym) => withFinds(synonym, index)),
      total,
      asked,
    );
  }

  /** Staff: adds a synonym. Throws BAD_INPUT, also for a meaning that finds nothing; CONFLICT for one that is there. */
  async create(change: SynonymChange): Promise<SynonymWithFinds> {
    requireAdmin(this.viewer);
    const facts = { word: readWord(change.word), meaning: readMeaning(change.meaning) };
    return this.save(async (tx) => {
      await assertFinds(tx, facts.meaning);
      return tx.create(SynonymRecord, { id: randomUUID(), createdAt: new Date(), ...facts });
    });
  }

  /** Staff: changes a synonym. Throws NOT_FOUND, CONFLICT for an older version, and as `create` does. */
  async update(id: string, change: SynonymChange): Promise<SynonymWithFinds> {
    requireAdmin(this.viewer);
    const word = change.word == null ? undefined : readWord(change.word);
    const meaning = change.meaning == null ? undefined : readMeaning(change.meaning);
    return this.save(async (tx) => {
      const synonym = await lockSynonym(tx, id, change.version);
      if (word !== undefined) synonym.word = word;
      if (meaning !== undefined && meaning !== synonym.meaning) {
        await assertFinds(tx, meaning);
        synonym.meaning = meaning;
      }
      await tx.flush();
      return tx.refreshOrFail(synonym);
    });
  }

  /** Staff: deletes a synonym. Throws NOT_FOUND, or CONFLICT for an older version. */
  async remove(id: string, version?: number | null): Promise<void> {
    requireAdmin(this.viewer);
    await inTransaction(this.deps.em, async (tx) => tx.remove(await lockSynonym(tx, id, version)));
    this.deps.readCache.invalidate();
  }

  /** One transaction; then this process drops its cache, and the others are notified by the database. */
  private async save(write: (tx: EntityManager) => Promise<SynonymRecord>): Promise<SynonymWithFinds> {
    try {
      const { id, word, meaning, version } = await inTransaction(this.deps.em, write);
      this.deps.readCache.invalidate();
      return withFinds({ id, word, meaning, version }, await productIndex(this.deps));
    } catch (fault) {
      if (!(fault instanceof UniqueConstraintViolationException)) throw fault;
      throw conflict('This synonym already exists');
    }
  }
}

function readWord(text: string | null | undefined): string {
  const word = readText('word', text);
  if (wordsOf(word).all.length === 0) throw wrongField('word', 'Enter the word customers type');
  return word;
}

function readMeaning(text: string | null | undefined): string {
  const meaning = readText('meaning', text);
  if (meaning === '') throw wrongField('meaning', 'Enter what it means in this shop');
  return meaning;
}

function readText(field: string, sent: string | null | undefined): string {
  const text = sent?.normalize('NFC').trim().replace(/\s+/g, ' ') ?? '';
  if (text.length > SYNONYM_LENGTH_MAX)
    throw wrongField(field, `Keep the text under ${SYNONYM_LENGTH_MAX} characters`);
  return text;
}

/** Throws BAD_INPUT for a meaning that leads customers nowhere. */
async function assertFinds(tx: EntityManager, meaning: string): Promise<void> {
  const { products } = await readProductIndexIn(tx);
  const hits = findProducts(meaning, new ProductIndex(products, []));
  if (!hits.some(({ hasEveryWord }) => hasEveryWord))
    throw wrongField('meaning', `No item matches “${meaning}”. Use words of an item's name.`);
}

function withFinds(synonym: StoredSynonym, index: ProductIndex): SynonymWithFinds {
  const names = new Map(index.products.map(({ id, name }) => [id, name]));
  const hits = findProducts(synonym.word, index).filter(({ isListed }) => isListed);
  return { ...synonym, finds: hits.slice(0, FINDS_MAX).map(({ id }) => names.get(id) ?? '') };
}

async function lockSynonym(
  tx: EntityManager,
  id: string,
  lookedAt: number | null | undefined,
): Promise<SynonymRecord> {
  const synonym = isUuid(id)
    ? await tx.findOne(SynonymRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!synonym) throw notFound('Synonym');
  const { word, meaning, version } = synonym;
  await assertVersion(tx, {
    thing: 'synonym',
    id: synonym.id,
    version,
    lookedAt,
    current: { word, meaning },
  });
  return synonym;
}
