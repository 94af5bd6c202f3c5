import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../apollo/schema.generated';
import type { OrderRow } from '../list/row-text';
import { unusualMoveWarning } from '../status/status-moves';
import { fromStatusesText, planBulk, selectedText } from './bulk-plan';

const order = (number: string, status: OrderStatus) => ({ number, status }) as OrderRow;

describe('changing many orders at once', () => {
  const selected = [
    order('HL-1', 'PROCESSING'),
    order('HL-2', 'SHIPPED'),
    order('HL-3', 'DELIVERED'),
    order('HL-4', 'PROCESSING'),
  ];

  it('leaves out those that are as wanted, and names those that need a reason', () => {
    const plan = planBulk(selected, 'SHIPPED');
    expect(plan.already).toEqual(['HL-2']);
    expect(plan.unusual).toEqual(['HL-3']);
    expect(fromStatusesText(plan.orders)).toBe('2 from Processing, 1 from Delivered');
  });
});

describe('what is selected', () => {
  it('says what is not in sight, and when it is too much for one change', () => {
    expect(selectedText(10, 0)).toBe('10 orders selected');
    expect(selectedText(30, 20)).toBe('30 orders selected, 20 of them on other pages');
    expect(selectedText(1, 1)).toBe('1 order selected, on another page');
    expect(selectedText(110, 100)).toBe('110 orders selected: change at most 100 at once');
  });
});

describe('an unusual change of one order', () => {
  it('is recognised as going back, leaving out a step or taking up a cancelled order', () => {
    expect(unusualMoveWarning('SHIPPED', 'PROCESSING')).toBe('This moves the order back.');
    expect(unusualMoveWarning('PROCESSING', 'DELIVERED')).toBe('This skips a step.');
    expect(unusualMoveWarning('CANCELLED', 'PROCESSING')).toBe('This reopens a cancelled order.');
    expect(unusualMoveWarning('SHIPPED', 'IN_TRANSIT')).toBeNull();
  });
});
