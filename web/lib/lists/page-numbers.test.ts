import { describe, expect, it } from '@jest/globals';
import { pageNumbers, resultRangeText } from './page-numbers';

describe('the pages that a pager names', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [3, 5, '1 2 3 4 5'],
    [1, 9, '1 2 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
    [4, 9, '1 2 3 4 5 … 9'],
  ])('on page %d of %d are %s', (page, pages, text) => {
    expect(
      pageNumbers(page, pages)
        .map((one) => one ?? '…')
        .join(' '),
    ).toBe(text);
  });
});

describe('the words for what is shown', () => {
  it('name the first, the last and all, also on the last page and for a single result', () => {
    const text = (page: number, total: number) =>
      resultRangeText({ page, pageSize: 10, total, totalPages: Math.ceil(total / 10) });
    expect(text(1, 23)).toBe('Showing 1 to 10 of 23 results');
    expect(text(3, 23)).toBe('Showing 21 to 23 of 23 results');
    expect(text(1, 1)).toBe('Showing 1 to 1 of 1 result');
  });
});
