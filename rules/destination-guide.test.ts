import { describe, expect, it } from '@jest/globals';
import { describeCharges, worstChargesPence } from './destination-guide.js';

const inPounds = (pence: number) => `£${pence / 100}`;
const DUTY = { name: 'GST', kind: 'possible', toPence: 45_000 } as const;
const STORAGE = { name: 'Port storage', kind: 'possible', toPence: 28_000 } as const;
const CLEARANCE = { name: 'Customs clearance', kind: 'included', toPence: 0 } as const;

describe('what may be due at a destination', () => {
  it('is nothing where our price includes all', () => {
    expect(describeCharges([CLEARANCE], inPounds)).toBe('At the destination nothing more is due.');
    expect(worstChargesPence([CLEARANCE])).toBe(0);
  });

  it('is at worst the sum of all that is possible, by name', () => {
    expect(worstChargesPence([DUTY, CLEARANCE, STORAGE])).toBe(73_000);
    expect(describeCharges([DUTY, CLEARANCE, STORAGE], inPounds)).toBe(
      'At the destination between nothing and £730 more may be due: GST or port storage.',
    );
  });
});
