import { describe, expect, it } from '@jest/globals';
import { orderLook, refundWords } from './order-words';

it('a refund that was cancelled is said to be no longer coming, and why', () => {
  expect(refundWords('cancelled')).toBe('will not be refunded, because the payment did not hold');
});

describe('the words for a state of an order', () => {
  it('are sentences also for a step that is no status, such as money given back', () => {
    expect(orderLook('in_transit').words).toBe('In transit');
    expect(orderLook('refunded')).toEqual({ words: 'Refunded', tone: 'neutral' });
  });

  it('are those of the server for one nobody knows, which looks like processing', () => {
    expect(orderLook('at_customs')).toEqual({ words: 'At customs', tone: 'accent' });
  });
});
