/** @jest-environment jest-fixed-jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { NO_ADDRESS } from '../../../../rules/people/addresses/address-parts';
import { clearCheckout } from '../clear-checkout';
import { paymentSessionStore } from '../payment/payment-session-store';
import { saveDraft, startForm } from './checkout-draft';
import { removeDraft } from './stored-draft';

const ADA = { id: 'ada', name: 'Ada', email: 'ada@example.com', phone: '', address: null };
const SHIPMENT = {
  destination: 'australia',
  service: 'standard',
  fromCity: 'Hull',
  toCity: 'Sydney',
  collectionDate: '2026-12-05',
} as const;

function typed() {
  const form = startForm(ADA, SHIPMENT);
  return {
    ...form,
    collection: { ...form.collection, line1: '1 Quay Street' },
    delivery: { ...form.delivery, line1: '2 Bay Road', state: 'NSW' },
  };
}

describe('what was typed at checkout', () => {
  beforeEach(() => sessionStorage.clear());

  it('begins with what is known of customer and shipment', () => {
    expect(startForm(ADA, SHIPMENT)).toMatchObject({
      name: 'Ada',
      collectionDate: '2026-12-05',
      collection: { city: 'Hull' },
      delivery: { city: 'Sydney' },
      billingAs: 'collection',
    });
  });

  it('a postcode given for the quote fills the postcode, not the town', () => {
    expect(startForm(ADA, { ...SHIPMENT, fromCity: 'hu1 1aa' }).collection).toEqual({
      ...NO_ADDRESS,
      postcode: 'HU1 1AA',
    });
  });

  it('begins with the first saved address of the country, where the quote names its town', () => {
    const address = { line1: '7 Swan Road', line2: '', city: 'Perth', state: 'WA', postcode: '6000' };
    const saved = [
      {
        ...{ id: 'one', label: '', countryCode: 'AU', isDefault: true },
        address: { ...address, country: 'Australia' },
      },
    ];
    expect(startForm(ADA, { ...SHIPMENT, toCity: 'perth' }, saved).delivery).toEqual(address);
    expect(startForm(ADA, SHIPMENT, saved).delivery).toEqual({ ...NO_ADDRESS, city: 'Sydney' });
    expect(startForm(ADA, { ...SHIPMENT, fromCity: 'Perth' }, saved).collection.line1).toBe('');
  });

  it('comes back without the tick about forbidden goods', () => {
    saveDraft('ada', SHIPMENT, { ...typed(), hasNoForbiddenGoods: true });
    expect(startForm(ADA, SHIPMENT)).toMatchObject({
      collection: { line1: '1 Quay Street' },
      hasNoForbiddenGoods: false,
    });
  });

  it('comes back after a reload, and not once it is paid', () => {
    saveDraft('ada', SHIPMENT, typed());
    expect(startForm(ADA, SHIPMENT)).toEqual(typed());
    removeDraft();
    expect(startForm(ADA, SHIPMENT).collection.line1).toBe('');
  });

  it('is never shown to somebody else in the same tab', () => {
    saveDraft('ada', SHIPMENT, typed());
    expect(startForm({ ...ADA, id: 'bob' }, SHIPMENT).collection.line1).toBe('');
  });

  it('follows a quote that was changed meanwhile', () => {
    saveDraft('ada', SHIPMENT, typed());
    const moved = startForm(ADA, { ...SHIPMENT, toCity: 'Perth', collectionDate: '2026-12-12' });
    expect(moved).toMatchObject({
      collectionDate: '2026-12-12',
      delivery: { line1: '2 Bay Road', city: 'Perth' },
    });
    const elsewhere = startForm(ADA, { ...SHIPMENT, destination: 'canada', toCity: 'Toronto' });
    expect(elsewhere.delivery).toEqual({ ...NO_ADDRESS, city: 'Toronto' });
    expect(elsewhere.collection.line1).toBe('1 Quay Street');
  });

  it('brings no day into a cart that has none, as one that began afresh elsewhere', () => {
    saveDraft('ada', SHIPMENT, typed());
    expect(startForm(ADA, { ...SHIPMENT, collectionDate: null }).collectionDate).toBe('');
  });

  it('keeps the day of a saved quote for that quote alone', () => {
    const quoted = { ...SHIPMENT, collectionDate: null, quote: 'Q-1' };
    saveDraft('ada', quoted, typed());
    expect(startForm(ADA, quoted).collectionDate).toBe('2026-12-05');
    expect(startForm(ADA, { ...quoted, quote: 'Q-2' }).collectionDate).toBe('');
    expect(startForm(ADA, { ...SHIPMENT, collectionDate: null }).collectionDate).toBe('');
  });

  it('goes when its customer logs out, with the payment unless an answer is missing', () => {
    const payment = {
      fingerprint: '2 Bay Road',
      idempotencyKey: 'k',
      checkoutId: null,
      paymentIntentId: null,
      isUnanswered: false,
    };
    saveDraft('ada', SHIPMENT, typed());
    paymentSessionStore('ada').write(payment);
    clearCheckout('ada');
    expect(sessionStorage).toHaveLength(0);

    paymentSessionStore('ada').write({ ...payment, isUnanswered: true });
    clearCheckout('ada');
    expect(paymentSessionStore('ada').read()?.isUnanswered).toBe(true);
  });
});
