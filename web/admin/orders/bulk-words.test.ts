import { describe, expect, it } from '@jest/globals';
import type { OrderRowFragment, OrderStatus } from '../../gql';
import { fromWords, planBulk } from './bulk-words';
import { unusualWords } from './status-moves';

const order = (number: string, status: OrderStatus) => ({ number, status }) as OrderRowFragment;

describe('changing many orders at once', () => {
  const ticked = [
    order('HL-1', 'processing'),
    order('HL-2', 'shipped'),
    order('HL-3', 'delivered'),
    order('HL-4', 'processing'),
  ];

  it('leaves out those that are as wanted, and names those that need a reason', () => {
    const plan = planBulk(ticked, 'shipped');
    expect(plan.already).toEqual(['HL-2']);
    expect(plan.unusual).toEqual(['HL-3']);
    expect(fromWords(plan.orders)).toBe('2 from Processing, 1 from Delivered');
  });
});

describe('an unusual change of one order', () => {
  it('is told apart as going back, leaving out a step or taking up a cancelled order', () => {
    expect(unusualWords('shipped', 'processing')).toBe('This goes back.');
    expect(unusualWords('processing', 'delivered')).toBe('This leaves out a step.');
    expect(unusualWords('cancelled', 'processing')).toBe('This takes up a cancelled order again.');
    expect(unusualWords('shipped', 'in_transit')).toBeNull();
  });
});
