import { describe, expect, it } from '@jest/globals';
import { collectionFilters } from './CollectionsPage';
import { addDays, unweighedText, weightText } from './collection-text';

describe('the day of a sheet', () => {
  it('stands in the address with its page, unless both go without saying', () => {
    const written = (date: string, page: number) =>
      collectionFilters('2026-07-02').write({ date, page }).toString();
    expect([written('2026-07-02', 1), written('2026-07-02', 2)]).toEqual(['', 'page=2']);
    expect(written('2026-12-04', 3)).toBe('date=2026-12-04&page=3');
  });

  it('has neighbours, also over the end of summer time', () => {
    expect([addDays('2026-10-25', 1), addDays('2026-10-25', -1)]).toEqual(['2026-10-26', '2026-10-24']);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

it('a weight is never said to be exact, nor an unknown one to be nothing', () => {
  expect([weightText(1289.5), weightText(0)]).toEqual(['about 1,290 kg', 'not known']);
  expect([unweighedText(1), unweighedText(0)]).toEqual(['1 piece of unknown weight', undefined]);
});
