import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../rules/destinations.js';
import { LEGAL_KINDS, type LegalKind } from '../../rules/legal-documents.js';
import { Category } from '../../server/modules/catalogue/category.entity.js';
import { Price } from '../../server/modules/catalogue/prices/price.entity.js';
import { Product, ProductPrice } from '../../server/modules/catalogue/product.entity.js';
import { SearchSynonym } from '../../server/modules/catalogue/search/admin/synonym.entity.js';
import { DestinationGuide } from '../../server/modules/settings/guides/guide.entity.js';
import { LegalDocument } from '../../server/modules/settings/legal/legal.entity.js';
import {
  DestinationRate,
  ServiceOption,
  StoreSettings,
} from '../../server/modules/settings/settings.entity.js';
import { hashPassword } from '../../server/modules/users/password/passwords.js';
import { User } from '../../server/modules/users/user.entity.js';
import type { Database } from '../../server/platform/db/orm.js';
import { inTransaction } from '../../server/platform/db/transaction.js';
import { CATEGORIES } from './categories.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { FIRST_DOCUMENTS, FIRST_NOTE } from './documents/documents.js';
import { guideOf } from './guides/guide-of.js';
import { PRODUCTS, pricesOf } from './products.js';
import { CUSTOM_BOX_RATES, MINIMUM_CHARGES } from './rate-card.js';
import { SERVICES } from './services.js';
import { STORE } from './store.js';
import { SYNONYMS } from './synonyms.js';

/** Any number will do as long as nothing else locks on it. */
const SEED_LOCK = 4_620_002;

/** Fills an empty shop with its terms, catalogue and prices, in one transaction; does nothing to a filled one. */
export async function seed({ orm }: Database, now: Date): Promise<void> {
  await inTransaction(orm.em, async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [SEED_LOCK]);
    if (await tx.findOne(StoreSettings, { id: 1 })) return;
    insertTerms(tx);
    await fillGuides(tx);
    for (const kind of LEGAL_KINDS) insertDocument(tx, kind, now);
    insertCatalogue(tx, now);
    for (const synonym of SYNONYMS)
      tx.create(SearchSynonym, { id: randomUUID(), createdAt: now, ...synonym });
  });
}

/** Makes the demo accounts where they are missing. Never called in production. */
export async function seedDemoAccounts({ orm }: Database, now: Date): Promise<void> {
  await inTransaction(orm.em, async (tx) => {
    await tx.execute('select pg_advisory_xact_lock(?)', [SEED_LOCK]);
    for (const { name, email, password, role } of DEMO_ACCOUNTS) {
      if (await tx.findOne(User, { email })) continue;
      tx.create(User, {
        id: randomUUID(),
        name,
        email,
        role,
        passwordHash: await hashPassword(password),
        phone: '',
        status: 'active',
        address: null,
        sessionVersion: 1,
        newsletterConsentedAt: null,
        createdAt: now,
        emailVerifiedAt: now,
        lastLoginAt: null,
      });
    }
  });
}

function insertTerms(tx: EntityManager): void {
  tx.create(StoreSettings, { id: 1, ...STORE, socialLinks: [...STORE.socialLinks] });
  SERVICES.forEach(({ pricePence, ...service }, position) => {
    tx.create(ServiceOption, { ...service, surchargePence: pricePence, position });
  });
  for (const [destination, rate] of Object.entries(CUSTOM_BOX_RATES)) {
    tx.create(DestinationRate, { destination: destination as DestinationKey, ...rate });
  }
  for (const [destination, { minimumPence }] of Object.entries(MINIMUM_CHARGES)) {
    tx.create(Price, {
      id: randomUUID(),
      destination: destination as DestinationKey,
      amountPence: minimumPence,
    });
  }
}

async function fillGuides(tx: EntityManager): Promise<void> {
  for (const guide of await tx.findAll(DestinationGuide)) Object.assign(guide, guideOf(guide.destination));
}

function insertDocument(tx: EntityManager, kind: LegalKind, now: Date): void {
  const text = FIRST_DOCUMENTS[kind];
  tx.create(LegalDocument, { kind, version: 1, text, note: FIRST_NOTE, publishedAt: now });
}

function insertCatalogue(tx: EntityManager, now: Date): void {
  const categories = new Map(
    CATEGORIES.map((category) => [category.slug, tx.create(Category, { imageUrl: null, ...category })]),
  );
  PRODUCTS.forEach((product, position) => {
    const { slug, name, details, size, widthCm, heightCm, depthCm, weightKg, altText } = product;
    const record = tx.create(Product, {
      id: randomUUID(),
      category: categories.get(product.category)!,
      imageUrl: `/pictures/${slug}.svg`,
      status: 'active',
      isPublished: true,
      position,
      attributes: {},
      createdAt: now,
      deletedAt: null,
      ...{ slug, name, details, size, widthCm, heightCm, depthCm, weightKg, altText },
    });
    for (const [destination, amountPence] of Object.entries(pricesOf(product))) {
      tx.create(ProductPrice, {
        product: record,
        destination: destination as DestinationKey,
        amountPence,
      });
    }
  });
}
