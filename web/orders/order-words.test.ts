import { describe, expect, it } from '@jest/globals';
import type { OrderStep } from '../apollo/schema.generated';
import { orderLook, refundWords } from './order-words';

it('a refund that was cancelled is said to be no longer coming, and why', () => {
  expect(refundWords('CANCELLED')).toBe('will not be refunded, because the payment did not hold');
});

describe('the words for a state of an order', () => {
  it('are sentences also for a step that is no status, such as money given back', () => {
    expect(orderLook('IN_TRANSIT').words).toBe('In transit');
    expect(orderLook('REFUNDED')).toEqual({ words: 'Refunded', tone: 'neutral' });
  });

  it('are those of the server for one nobody knows, which looks like processing', () => {
    expect(orderLook('AT_CUSTOMS' as OrderStep)).toEqual({ words: 'At customs', tone: 'accent' });
  });
});
