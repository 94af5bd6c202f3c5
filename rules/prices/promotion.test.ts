import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decideChange, EXTRA_PENCE_MIN } from '../orders/change-money.js';
import { PROMOTION_KINDS, type PromotionTerms, promotionRefusal, TOTAL_PENCE_MIN } from './promotion.js';
import { quoteShipment } from './quote.js';

const TEN: PromotionTerms = {
  ...{ id: 'ten', code: 'TEN', name: 'Ten off', kind: 'percent', value: 10 },
  ...{ minimumPence: 0, isLimited: false },
};
const line = (unitPence: number, quantity = 1) => ({ quantity, unitPence, unitVolumeCm3: 1 });

function quote(unitPence: number, promotions: readonly PromotionTerms[], servicePence = 2999) {
  return quoteShipment({ lines: [line(unitPence)], servicePence, minimumPence: 24_500, promotions });
}

describe('a promotion', () => {
  it('is taken of items and top-up, after the minimum charge and without the service', () => {
    expect(quote(6650, [TEN])).toMatchObject({ promotionPence: 2450, totalPence: 24_500 - 2450 + 2999 });
  });

  it('of per cent is rounded up to the penny, so that it is never less than it says', () => {
    expect(quote(24_501, [TEN]).promotionPence).toBe(2451);
  });

  it('of an amount takes off no more than there is, and leaves the service', () => {
    expect(quote(1, [{ ...TEN, kind: 'pence', value: 99_999 }])).toMatchObject({
      promotionPence: 24_500,
      totalPence: 2999,
    });
  });

  it('that gives the service for nothing takes off its price alone, and nothing of an included one', () => {
    const free: PromotionTerms = { ...TEN, kind: 'freeService', value: 0 };
    expect(quote(6650, [free])).toMatchObject({ promotionPence: 2999, totalPence: 24_500 });
    expect(quote(6650, [free], 0)).toMatchObject({ promotionPence: 0, promotion: null });
  });

  it('is the best one only', () => {
    const five = { ...TEN, id: 'five', kind: 'pence' as const, value: 500 };
    expect(quote(6650, [five, TEN])).toMatchObject({ promotion: { id: 'ten' }, promotionPence: 2450 });
  });

  it('does not hold below its minimum, nor where it would leave less than a card payment', () => {
    expect(quote(6650, [{ ...TEN, minimumPence: 24_501 }]).promotion).toBeNull();
    const all = { ...TEN, value: 100 };
    expect(quote(6650, [all], 0).promotion).toBeNull();
    expect(promotionRefusal(all, { carriagePence: 24_500, servicePence: 0 })).toBe('leavesTooLittle');
    expect(promotionRefusal(all, { carriagePence: 24_500, servicePence: TOTAL_PENCE_MIN })).toBeNull();
  });

  it('does nothing for an empty shipment', () => {
    const empty = quoteShipment({ lines: [], servicePence: 2999, minimumPence: 24_500, promotions: [TEN] });
    expect(empty).toMatchObject({ promotion: null, promotionPence: 0, totalPence: 0 });
  });
});

/** A part of a penny, exactly: numerator and denominator. */
type Fraction = readonly [bigint, bigint];
const roundUp = ([over, under]: Fraction) => over / under + (over % under > 0n ? 1n : 0n);

/** The discount of one promotion in fractions; null when the promotion may not be used. */
function offByHand(terms: PromotionTerms, carriage: bigint, service: bigint): bigint | null {
  if (carriage === 0n || carriage < BigInt(terms.minimumPence)) return null;
  const wanted: Record<PromotionTerms['kind'], () => bigint> = {
    percent: () => roundUp([carriage * BigInt(terms.value), 100n]),
    pence: () => (BigInt(terms.value) > carriage ? carriage : BigInt(terms.value)),
    freeService: () => service,
  };
  const off = wanted[terms.kind]();
  return off > 0n && carriage + service - off >= 30n ? off : null;
}

/** Adds a cart up piece by piece, tries every promotion, and keeps the lowest total. */
function countByHand(cart: RandomCart) {
  let carriage = 0n;
  for (const [quantity, pence] of cart.lines)
    for (let piece = 0; piece < quantity; piece += 1) carriage += BigInt(pence);
  if (cart.lines.length > 0 && carriage < BigInt(cart.minimumPence)) carriage = BigInt(cart.minimumPence);
  const service = cart.lines.length > 0 ? BigInt(cart.servicePence) : 0n;
  const offs = cart.promotions.map((terms) => offByHand(terms, carriage, service) ?? 0n);
  const off = offs.reduce((best, one) => (one > best ? one : best), 0n);
  return { off, total: carriage + service - off, service };
}

const terms = fc
  .record({
    kind: fc.constantFrom(...PROMOTION_KINDS),
    percent: fc.integer({ min: 1, max: 100 }),
    pence: fc.integer({ min: 1, max: 200_000 }),
    minimumPence: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
    id: fc.uuid(),
  })
  .map(({ kind, percent, pence, minimumPence, id }): PromotionTerms => {
    const value = { percent, pence, freeService: 0 }[kind];
    return { ...{ id, code: null, name: '', kind, value, minimumPence }, isLimited: false };
  });
const service = fc.oneof(fc.constantFrom(0, 1599, 2999, 5999), fc.integer({ min: 0, max: 60 }));
const randomCart = fc.record({
  lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 60_000 })), {
    maxLength: 4,
  }),
  servicePence: service,
  minimumPence: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 100_000 })),
  promotions: fc.array(terms, { maxLength: 3 }),
  /** The service that the paid order is changed to. */
  newServicePence: service,
});
type RandomCart = typeof randomCart extends fc.Arbitrary<infer Cart> ? Cart : never;

function quoteOf({ lines, servicePence, minimumPence, promotions }: RandomCart) {
  return quoteShipment({
    lines: lines.map(([quantity, pence]) => line(pence, quantity)),
    ...{ servicePence, minimumPence, promotions },
  });
}

describe('any cart', () => {
  it('costs the same to the penny when 100,000 random ones with promotions are added up by other means', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const priced = quoteOf(cart);
        const byHand = countByHand(cart);
        return (
          BigInt(priced.promotionPence) === byHand.off &&
          BigInt(priced.totalPence) === byHand.total &&
          priced.totalPence ===
            priced.itemsPence + priced.minimumTopUpPence - priced.promotionPence + priced.servicePence &&
          (priced.promotion !== null) === byHand.off > 0n
        );
      }),
      { numRuns: 100_000 },
    );
  });

  it('that was paid is refunded to the penny: by a cheaper service first, then by cancelling', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const paid = quoteOf(cart);
        if (paid.totalPence < TOTAL_PENCE_MIN) return true;
        const isFree = paid.promotion?.kind === 'freeService';
        const order = (leftPence: number) => ({
          ...{ status: 'processing', isPaid: true, collectionDate: null },
          payments: [{ paymentIntent: 'pi_1', leftPence }],
        });
        const duePence = isFree ? 0 : cart.newServicePence - paid.servicePence;
        const change = decideChange(order(paid.totalPence), { kind: 'price', duePence }, new Date());
        const refund = change.refundPence;
        if (refund !== (duePence < 0 ? Math.min(-duePence, paid.totalPence) : 0)) return false;
        if (change.extraPence !== (duePence >= EXTRA_PENCE_MIN ? duePence : 0)) return false;
        const cancelled = decideChange(order(paid.totalPence - refund), { kind: 'cancel' }, new Date());
        return refund + cancelled.refundPence === paid.totalPence;
      }),
      { numRuns: 100_000 },
    );
  });
});
