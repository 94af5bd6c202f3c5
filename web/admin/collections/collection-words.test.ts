import { describe, expect, it } from '@jest/globals';
import {
  dayBeside,
  readDay,
  readPageNumber,
  unweighedWords,
  weightWords,
  writeSheetQuery,
} from './collection-words';

const TODAY = '2026-07-02';

describe('the day of a sheet', () => {
  it('is today unless the address names one that exists', () => {
    expect(readDay(new URLSearchParams('date=2026-12-04'), TODAY)).toBe('2026-12-04');
    expect(readDay(new URLSearchParams('date=2026-02-30'), TODAY)).toBe('2026-07-02');
    expect(readDay(new URLSearchParams(), TODAY)).toBe('2026-07-02');
  });

  it('stands in the address with its page, unless both go without saying', () => {
    const written = (date: string, page: number) => writeSheetQuery({ date, page, today: TODAY }).toString();
    expect([written('2026-07-02', 1), written('2026-07-02', 2)]).toEqual(['', 'page=2']);
    expect(written('2026-12-04', 3)).toBe('date=2026-12-04&page=3');
    expect(
      ['3', '0', '-1', '1.5', 'x', ''].map((page) => readPageNumber(new URLSearchParams({ page }))),
    ).toEqual([3, 1, 1, 1, 1, 1]);
  });

  it('has neighbours, also over the end of summer time', () => {
    expect([dayBeside('2026-10-25', 1), dayBeside('2026-10-25', -1)]).toEqual(['2026-10-26', '2026-10-24']);
    expect(dayBeside('2026-12-31', 1)).toBe('2027-01-01');
  });
});

it('a weight is never said to be exact, nor an unknown one to be nothing', () => {
  expect([weightWords(1289.5), weightWords(0)]).toEqual(['about 1,290 kg', 'not known']);
  expect([unweighedWords(1), unweighedWords(0)]).toEqual(['1 piece of unknown weight', undefined]);
});
