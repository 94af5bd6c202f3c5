import { describe, expect, it } from '@jest/globals';
import { describeCharges, describeSources, possibleCharges } from './destination-charges.js';

const inPounds = (pence: number) => `£${pence / 100}`;
const CHECKED = { source: 'The port', checkedOn: '2026-11-23' };
const DUTY = {
  name: 'GST',
  kind: 'possible',
  scope: 'any',
  fromPence: 0,
  toPence: 45_000,
  ...CHECKED,
} as const;
const STAIRS = { ...DUTY, name: 'Difficult delivery', scope: 'bulky', toPence: 18_000 } as const;
const TREATMENT = { ...DUTY, name: 'Treatment', scope: 'restricted', toPence: 35_000 } as const;
const CLEARANCE = { ...DUTY, name: 'Customs clearance', kind: 'included', toPence: 0 } as const;
const ALL = [DUTY, STAIRS, TREATMENT, CLEARANCE];
const GOODS = [{ words: ['bicycle'], kind: 'restricted' }] as const;

describe('charges at a destination', () => {
  it.each([
    [['Standard Box'], 510_000, ['GST']],
    [['Standard Box', 'Bicycle'], 999_999, ['GST', 'Treatment']],
    [['Standard Box'], 1_000_000, ['GST', 'Difficult delivery']],
  ])('are those that concern a shipment of %j with %i cm³', (names, volumeCm3, expected) => {
    expect(possibleCharges(ALL, GOODS, { names, volumeCm3 }).map(({ name }) => name)).toEqual(expected);
  });

  it('begin with the usual case and are never added up', () => {
    expect(describeCharges([], 'Japan', inPounds)).toBe('Nothing more is due in Japan.');
    expect(describeCharges([DUTY, TREATMENT], 'Japan', inPounds)).toBe(
      'Usually nothing more is due in Japan. Customs, the port or a carrier may charge for: GST, up to £450; treatment, up to £350.',
    );
    expect(describeCharges([{ ...DUTY, fromPence: 2_000 }], 'Japan', inPounds)).toMatch(
      /^In Japan usually £20 more is due\./,
    );
  });

  it('have one line of sources, with the oldest check', () => {
    const facts = [CHECKED, { source: 'The port. Amount: our estimate', checkedOn: '2026-10-01' }];
    expect(describeSources(facts, (day) => day)).toBe(
      'Sources: The port; Amount: our estimate. Checked on 2026-10-01.',
    );
    expect(describeSources([], (day) => day)).toBe('');
  });
});
