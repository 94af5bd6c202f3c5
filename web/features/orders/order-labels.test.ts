import { describe, expect, it } from '@jest/globals';
import type { OrderStep } from '../../data/schema.generated';
import { orderBadge } from './order-labels';
import { refundProgressLabel } from './payment-labels';

it('a refund that was cancelled is said to be no longer coming, and why', () => {
  expect(refundProgressLabel('CANCELLED')).toBe("won't be refunded, because the payment was reversed");
});

describe('the words for a state of an order', () => {
  it('are sentences also for a step that is no status, such as a refund', () => {
    expect(orderBadge('IN_TRANSIT').label).toBe('In transit');
    expect(orderBadge('REFUNDED')).toEqual({ label: 'Refunded', tone: 'neutral' });
  });

  it('are those of the server for one nobody knows, which looks like processing', () => {
    expect(orderBadge('AT_CUSTOMS' as OrderStep)).toEqual({ label: 'At customs', tone: 'accent' });
  });
});
