import { randomUUID } from 'node:crypto';
import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Field, InputType, Int } from 'type-graphql';
import { wordsOf } from '../../../../../rules/words.js';
import { assertVersion } from '../../../../platform/api/assert-version.store.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../../platform/api/pagination.js';
import { readSearch } from '../../../../platform/api/read-text.js';
import { inTransaction } from '../../../../platform/db/transaction.js';
import { conflict, notFound, wrongField } from '../../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../../platform/service/service.js';
import { isUuid } from '../../../../platform/values/uuid.js';
import { findProducts } from '../find-products.js';
import { ProductIndex } from '../product-index.js';
import { readProductIndexIn } from '../product-index.store.js';
import { productIndex } from '../product-search.js';
import { FINDS_MAX, MEANING, SearchSynonym, SYNONYM_LENGTH_MAX, WORD } from './synonym.entity.js';
import { readSynonyms } from './synonym-admin.store.js';

@InputType({
  description: 'A synonym; fields left out do not change. A new one needs both word and meaning.',
})
export class SearchSynonymInput {
  @Field(() => String, { nullable: true, description: WORD }) word?: string | null;
  @Field(() => String, { nullable: true, description: MEANING }) meaning?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused when it has changed since.',
  })
  version?: number | null;
}

/** Administration of search synonyms. Every change is in force at once, in all processes. */
export class SynonymAdminService extends Service<Deps<'em' | 'reads' | 'readCache'>> {
  /** Staff: one page of synonyms, by meaning. Throws BAD_INPUT. */
  async list(query: PageQuery & { readonly search?: string }): Promise<Page<SearchSynonym>> {
    this.require('catalogue');
    const asked = readPage(query.page, query.pageSize);
    const { synonyms, total } = await readSynonyms(this.deps.reads, readSearch(query.search), asked);
    const index = await productIndex(this.deps);
    return toPage(
      synonyms.map((synonym) => withFinds(synonym, index)),
      total,
      asked,
    );
  }

  /** Staff: adds a synonym. Throws BAD_INPUT, also for a meaning that finds nothing; CONFLICT for an existing one. */
  async create(change: SearchSynonymInput): Promise<SearchSynonym> {
    this.require('catalogue');
    const facts = { word: readWord(change.word), meaning: readMeaning(change.meaning) };
    return this.save(async (tx) => {
      await assertFinds(tx, facts.meaning);
      return tx.create(SearchSynonym, { id: randomUUID(), createdAt: new Date(), ...facts });
    });
  }

  /** Staff: changes a synonym. Throws NOT_FOUND, CONFLICT for an older version, and as `create` does. */
  async update(id: string, change: SearchSynonymInput): Promise<SearchSynonym> {
    this.require('catalogue');
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
  async remove(id: string, version?: number | null): Promise<string> {
    this.require('catalogue');
    await inTransaction(this.deps.em, async (tx) => tx.remove(await lockSynonym(tx, id, version)));
    this.deps.readCache.invalidate();
    return id;
  }

  /** Runs one transaction and drops this process's cache; the database notifies the others. */
  private async save(write: (tx: EntityManager) => Promise<SearchSynonym>): Promise<SearchSynonym> {
    try {
      const synonym = await inTransaction(this.deps.em, write);
      this.deps.readCache.invalidate();
      return withFinds(synonym, await productIndex(this.deps));
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

/** Throws BAD_INPUT for a meaning that finds no product. */
async function assertFinds(tx: EntityManager, meaning: string): Promise<void> {
  const { products } = await readProductIndexIn(tx);
  const hits = findProducts(meaning, new ProductIndex(products, []));
  if (!hits.some(({ hasEveryWord }) => hasEveryWord))
    throw wrongField('meaning', `No item matches “${meaning}”. Use words of an item's name.`);
}

function withFinds(synonym: SearchSynonym, index: ProductIndex): SearchSynonym {
  const names = new Map(index.products.map(({ id, name }) => [id, name]));
  const hits = findProducts(synonym.word, index).filter(({ isListed }) => isListed);
  return { ...synonym, finds: hits.slice(0, FINDS_MAX).map(({ id }) => names.get(id) ?? '') };
}

async function lockSynonym(
  tx: EntityManager,
  id: string,
  lookedAt: number | null | undefined,
): Promise<SearchSynonym> {
  const synonym = isUuid(id)
    ? await tx.findOne(SearchSynonym, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
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
