import { randomUUID } from 'node:crypto';
import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { type PromotionChange, promotionCode } from '../../../../rules/prices/promotion.js';
import { assertVersion } from '../../../platform/api/assert-version.store.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { readSearch } from '../../../platform/api/read-text.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { assignChanged } from '../../settings/settings-change.js';
import { BASKETS_MAX } from '../bulk-prices/bulk-price.service.js';
import { readPastBaskets } from '../bulk-prices/bulk-price.store.js';
import { Promotion } from './promotion.entity.js';
import { type PromotionFilter, readPromotions } from './promotion.store.js';
import { type PromotionEffect, rehearse } from './promotion-effect.js';

/** Promotion administration. Frozen promotions of checkouts, quotes and orders never change. */
export class PromotionAdminService extends Service<Deps<'em' | 'limits' | 'now'>> {
  /** Staff: one page of promotions, newest first. Throws BAD_INPUT. */
  async list({ page, pageSize, state, search }: PromotionFilter & PageQuery): Promise<Page<Promotion>> {
    this.require('catalogue');
    const at = readPage(page, pageSize);
    const filter = { state, search: readSearch(search) };
    const { promotions, total } = await this.read(filter, at.pageSize, at.offset);
    return toPage(promotions, total, at);
  }

  /** Staff: a promotion's discounts on the last 500 quotes and orders. Throws BAD_INPUT, TOO_MANY_ATTEMPTS. */
  async rehearse(sent: PromotionChange): Promise<PromotionEffect> {
    const { id } = this.require('catalogue');
    await this.deps.limits.spend('bulk-price', id);
    const { em } = this.deps;
    return rehearse(readPromotion(sent), await readPastBaskets(em, BASKETS_MAX), await readTermsIn(em));
  }

  /** Staff: adds a promotion. Throws BAD_INPUT, also for a code that is taken. */
  async create(sent: PromotionChange): Promise<Promotion> {
    this.require('catalogue');
    const id = randomUUID();
    await codeIsFree(() =>
      inTransaction(this.deps.em, async (tx) => {
        tx.create(Promotion, { ...readPromotion(sent), id, endedAt: null, createdAt: this.deps.now() });
      }),
    );
    return this.one(id);
  }

  /**
   * Staff: changes a promotion; another last day restarts an ended one. Throws NOT_FOUND, BAD_INPUT; CONFLICT for an
   * older version.
   */
  async update(id: string, sent: PromotionChange, version?: number | null): Promise<Promotion> {
    const change = readPromotion(sent);
    return this.write(id, version, (promotion) => {
      if (change.endsOn !== promotion.endsOn) promotion.endedAt = null;
      assignChanged<Promotion>(promotion, change);
    });
  }

  /** Staff: ends a promotion now, which is its last day. Throws NOT_FOUND; CONFLICT for an older version. */
  async end(id: string, version?: number | null): Promise<Promotion> {
    const now = this.deps.now();
    const today = todayInLondon(now);
    return this.write(id, version, (promotion) => {
      const { endedAt, startsOn, endsOn } = promotion;
      if (endedAt || (endsOn && endsOn < today)) return;
      promotion.endedAt = now;
      promotion.endsOn = startsOn && startsOn > today ? startsOn : today;
    });
  }

  private async write(
    id: string,
    lookedAt: number | null | undefined,
    work: (promotion: Promotion) => unknown,
  ): Promise<Promotion> {
    this.require('catalogue');
    await codeIsFree(() =>
      inTransaction(this.deps.em, async (tx) => {
        const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
        const promotion = isUuid(id) ? await tx.findOne(Promotion, { id }, lock) : null;
        if (!promotion) throw notFound('Promotion');
        const { version } = promotion;
        const current = settingsOf(promotion);
        await assertVersion(tx, { thing: 'promotion', id, version, lookedAt, current });
        work(promotion);
      }),
    );
    return this.one(id);
  }

  private async one(id: string): Promise<Promotion> {
    return (await this.read({ id }, 1, 0)).promotions[0]!;
  }

  private read(filter: PromotionFilter, limit: number, offset: number) {
    const today = todayInLondon(this.deps.now());
    return readPromotions(this.deps.em.fork(), filter, { today, limit, offset });
  }
}

async function codeIsFree(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw wrongField('code', 'Another promotion has this code. Choose another.');
  }
}

const CODE = /^[A-Z0-9-]{3,30}$/;

/** A promotion as it is stored: fields checked together, its code in capitals. Throws BAD_INPUT with the field. */
function readPromotion(sent: PromotionChange): PromotionChange {
  const { kind, value, startsOn, endsOn } = sent;
  const code = sent.code?.trim() ? promotionCode(sent.code) : null;
  if (code !== null && !CODE.test(code))
    throw wrongField('code', 'Enter a code of 3 to 30 letters, digits and hyphens, or leave it empty');
  if (kind === 'percent' && (value < 1 || value > 100))
    throw wrongField('value', 'Enter whole per cent from 1 to 100');
  if (kind === 'pence' && value < 1) throw wrongField('value', 'Enter an amount from £0.01');
  if (startsOn && endsOn && endsOn < startsOn)
    throw wrongField('endsOn', 'The last day must not be before the first');
  return { ...sent, code, name: sent.name.trim(), value: kind === 'freeService' ? 0 : value };
}

/** The settings of a stored promotion that staff may change. */
function settingsOf(promotion: PromotionChange): PromotionChange {
  const { code, name, kind, value, destinations, startsOn, endsOn } = promotion;
  const { minimumPence, oncePerAccount, usesMax } = promotion;
  return {
    ...{ code, name, kind, value, destinations, startsOn, endsOn },
    ...{ minimumPence, oncePerAccount, usesMax },
  };
}
