import { describe, expect, it } from '@jest/globals';
import { percentProblem, readBulkForm, toBulkInput, writeBulkForm } from './bulk-form';

const read = (query: string) => readBulkForm(new URLSearchParams(query));

describe('a change of many prices in the address bar', () => {
  it('is read back as it was written', () => {
    const query =
      'change=lower&percent=12.5&rounding=ENDS_IN_99&category=beds&search=king&status=ACTIVE&to=canada%2Cjapan&minimums=yes&rates=yes&services=yes';
    expect(writeBulkForm(read(query)).toString()).toBe(query);
    expect(toBulkInput(read(query))).toEqual({
      ...{ percent: -12.5, rounding: 'ENDS_IN_99', category: 'beds', search: 'king', status: 'ACTIVE' },
      ...{ destinations: ['CANADA', 'JAPAN'], withMinimums: true, withRates: true, withServices: true },
    });
  });

  it('leaves out what is usual, and what makes no sense', () => {
    expect(writeBulkForm(read('status=gone&rounding=up&change=sideways')).toString()).toBe('');
    expect(toBulkInput(read('percent=5'))).toEqual({
      ...{ percent: 5, rounding: 'PENNY', withMinimums: false, withRates: false, withServices: false },
    });
  });

  it.each(['', 'percent=', 'percent=0', 'percent=101', 'percent=1.25', 'percent=x', 'percent=5&to='])(
    'asks nothing for %j',
    (query) => {
      expect(toBulkInput(read(query))).toBeNull();
    },
  );

  it('says how far prices can rise and fall', () => {
    expect(percentProblem({ direction: 'raise', percent: '100' })).toBeNull();
    expect(percentProblem({ direction: 'lower', percent: '50.1' })).toMatch(/from 0.1 to 50/);
  });
});
