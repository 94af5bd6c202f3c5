import { describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '../../../data/schema.generated';
import type { OrderRow } from '../list/row-text';
import { unusualMoveWarning } from '../status/StatusDialog';
import { namesOf, planBulk } from './bulk-plan';
import { selectedText } from './bulk-text';

const TODAY = '2026-11-27';
const order = (number: string, status: OrderStatus, collectionDate: string | null = '2026-11-27') =>
  ({ number, status, collectionDate }) as OrderRow;

describe('changing many orders at once', () => {
  const selected = [
    order('HL-1', 'PROCESSING'),
    order('HL-2', 'SHIPPED'),
    order('HL-3', 'DELIVERED'),
    order('HL-4', 'PROCESSING'),
  ];

  it('leaves out those that are as wanted, and names those that need a reason', () => {
    const plan = planBulk(selected, 'SHIPPED', TODAY);
    expect(plan.already).toEqual(['HL-2']);
    expect(plan.ready.map(({ number }) => number)).toEqual(['HL-1', 'HL-4']);
    expect(plan.doubtful).toMatchObject([{ doubt: 'goesBack', orders: [{ number: 'HL-3' }] }]);
    expect(plan.summary).toBe('2 collected, 1 moved back');
  });

  it('sets apart those whose collection is still to come, with the earliest day', () => {
    const waiting = [
      order('HL-5', 'PROCESSING', '2026-12-16'),
      order('HL-6', 'PROCESSING', '2026-11-28'),
      order('HL-7', 'PROCESSING', null),
    ];
    const plan = planBulk([...selected.slice(0, 1), ...waiting], 'SHIPPED', TODAY);
    expect(plan.summary).toBe(
      '1 collected, 1 without a collection date, 2 with a collection still to come (earliest 28 Nov 2026)',
    );
    expect(plan.doubtful).toMatchObject([{ doubt: 'early', label: expect.stringMatching(/^2 orders with/) }]);
    for (const status of ['IN_TRANSIT', 'DELIVERED'] as const)
      expect(planBulk(waiting.slice(0, 1), status, TODAY).doubtful).toMatchObject([{ doubt: 'early' }]);
    expect(planBulk([order('HL-8', 'SHIPPED', '2026-12-16')], 'IN_TRANSIT', TODAY).doubtful).toEqual([]);
  });

  it('asks about a delivery that was never shipped, and about one that was cancelled', () => {
    const plan = planBulk([order('HL-1', 'PROCESSING'), order('HL-9', 'CANCELLED')], 'DELIVERED', TODAY);
    expect(plan.ready).toEqual([]);
    expect(plan.doubtful.map(({ doubt }) => doubt)).toEqual(['skipsStep', 'reopens']);
  });

  it('names a few of them', () => {
    expect(namesOf(['1', '2'])).toBe('1, 2');
    expect(namesOf(['1', '2', '3', '4', '5', '6', '7'])).toBe('1, 2, 3, 4, 5 and 2 more');
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
