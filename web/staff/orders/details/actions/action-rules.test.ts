import { describe, expect, it } from '@jest/globals';
import { changesMessage, type DeskEvent, eventsSince } from '../changed/changed-since';
import { type Compared, orderDifferences } from '../changed/order-differences';
import type { OrderMoneyPartsFragment } from '../details.generated';
import { paymentChoices, refundShares, refundSharesText } from '../payments/payment-text';
import { dayProblem, paymentProblem, refundProblem, textProblem, trackingProblem } from './action-rules';

const pounds = (minorUnits: number) => ({ minorUnits });

describe('what may be typed', () => {
  it('a refund is more than nothing and at most what is left', () => {
    expect(refundProblem('412', 41_200)).toBeNull();
    expect(refundProblem('412.01', 41_200)).toBe('At most £412.00 is left to refund');
    expect(refundProblem('0', 41_200)).toBe('Enter more than £0.00');
    expect(refundProblem('all', 41_200)).toContain('pounds and pence');
  });

  it('a payment may be more than is due, within reason', () => {
    expect(paymentProblem('412.01')).toBeNull();
    expect(paymentProblem('100000')).toBe('Enter at most £99,999.99');
  });

  it('money came in today or before', () => {
    expect(dayProblem('2026-11-21', '2026-11-21')).toBeNull();
    expect(dayProblem('2026-11-22', '2026-11-21')).toContain('today or an earlier day');
    expect(dayProblem('0026-11-21', '2026-11-21')).toBe('Check the year');
  });

  it('a reason is more than spaces', () => {
    expect(textProblem('  ', 'Say why', 500)).toBe('Say why');
    expect(textProblem('x'.repeat(501), 'Say why', 500)).toBe('Keep the text under 500 characters');
  });

  it('a tracking number may be empty, but not a sentence', () => {
    expect(trackingProblem(' MAEU 12-3/4 ')).toBeNull();
    expect(trackingProblem('')).toBeNull();
    expect(trackingProblem('sent!')).toContain('letters, digits');
  });
});

describe('the money', () => {
  const visa = {
    id: 'pi_1',
    method: 'CARD',
    cardBrand: 'visa',
    cardLast4: '4242',
    left: pounds(5_000),
  } as const;
  const bank = {
    id: 'manual_1',
    method: 'BANK_TRANSFER',
    cardBrand: '',
    cardLast4: '',
    left: pounds(2_000),
  } as const;
  const money = {
    paymentStatus: 'PAID',
    refundable: pounds(7_000),
    canRecordPayment: false,
    possibleCorrections: ['PENDING', 'FAILED'],
  } as unknown as OrderMoneyPartsFragment;
  const closed = (of: OrderMoneyPartsFragment | undefined) =>
    paymentChoices(of, 'PAID').flatMap(({ value, disabledReason }) => (disabledReason ? value : []));

  it('goes back to the latest payment first, and says what waits for a person', () => {
    expect(refundSharesText(refundShares(2_500, [visa, bank]))).toBe(
      "Refund £25.00: £20.00 to the customer's bank account and £5.00 to Visa ending 4242?",
    );
    expect(refundShares(2_500, [visa, bank]).map(({ isByHand }) => isByHand)).toEqual([true, false]);
    expect(refundSharesText(refundShares(2_500, [visa]))).toBe('Refund £25.00 to Visa ending 4242?');
  });

  it('only what the server allows can be chosen, and the rest says why not', () => {
    expect(closed(money)).toEqual(['PAID']);
    expect(closed({ ...money, refundable: pounds(0), possibleCorrections: [] })).toEqual([
      'PENDING',
      'PAID',
      'FAILED',
      'REFUNDED',
    ]);
    expect(closed(undefined)).toHaveLength(4);
  });
});

describe('what others changed', () => {
  const event = (version: number | null, name: string, description: string) =>
    ({ version, actor: { kind: 'STAFF', name }, description }) as DeskEvent;
  const timeline = [event(null, 'System', 'Booked'), event(2, 'Ann', 'Shipped'), event(3, 'Bo', 'Note')];

  it('is what happened after the version that was looked at', () => {
    expect(eventsSince(1, timeline).map(({ description }) => description)).toEqual(['Shipped', 'Note']);
    expect(changesMessage(2, timeline)).toBe('Bo: Note');
    expect(changesMessage(3, timeline)).toBeNull();
  });

  it('is listed field by field', () => {
    const before = {
      status: 'PROCESSING',
      paymentStatus: 'PAID',
      trackingNumber: null,
      collectionDate: null,
    } as const;
    const rest = { serviceName: 'Express', total: { minorUnits: 1, currency: 'gbp' } };
    const address = {
      line1: '7 Swan Road',
      line2: '',
      city: 'Perth',
      state: 'WA',
      postcode: '6000',
      country: 'Australia',
    };
    const handover = { collectionAccess: null, deliveryAccess: null, receiver: null };
    const places = { origin: address, deliveryAddress: address, ...handover };
    const order: Compared = { ...before, ...rest, ...places };
    expect(orderDifferences(order, order)).toEqual([]);
    expect(
      orderDifferences(order, {
        ...order,
        status: 'IN_TRANSIT',
        deliveryAddress: { ...address, line1: '8 Swan Road' },
        receiver: { name: 'Ben Bay', phone: '+61 8 9123 4567', email: '' },
      }),
    ).toEqual([
      { label: 'Status', was: 'Processing', now: 'In transit' },
      {
        label: 'Delivery address',
        was: '7 Swan Road, Perth, WA, 6000, Australia',
        now: '8 Swan Road, Perth, WA, 6000, Australia',
      },
      { label: 'Received by', was: 'the customer', now: 'Ben Bay, +61 8 9123 4567' },
    ]);
  });
});
