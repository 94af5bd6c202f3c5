import { describe, expect, it } from '@jest/globals';
import { readChoice, readDay, readPage, readTextParam } from './url-params';

const query = (text: string) => new URLSearchParams(text);

describe('what an address asks for', () => {
  it.each([
    ['page=3', 3],
    ['page=3&page=4', 3],
    ['', 1],
    ['page=', 1],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=1e3', 1],
    ['page=1e99', 1],
    ['page=0x10', 1],
    ['page=99999999999999999999', 1],
    ['page=NaN', 1],
    ['page=%E0%A4%A', 1],
    ['page[]=2', 1],
  ])('%s is page %d', (text, page) => {
    expect(readPage(query(text))).toBe(page);
  });

  it.each([
    ['search=+red+box+', 'red box'],
    ['search=%00a%0Ab%7F', 'ab'],
    ['search=a&search=b', 'a'],
    ['search', ''],
    ['', ''],
    [`search=${'x'.repeat(5000)}`, 'x'.repeat(100)],
    [`search=${'x'.repeat(99)}%F0%9F%98%80`, 'x'.repeat(99)],
    ['search=%E0%A4%A', '\uFFFD%A'],
  ])('%.40s are the words %.40s', (text, expected) => {
    expect(readTextParam(query(text), 'search')).toBe(expected);
  });

  it.each(['2026-02-30', '0000-01-01', '20261204', 'garbage', '2026-12-04T00:00', ''])(
    '%s is no day',
    (day) => {
      expect(readDay(query(`from=${encodeURIComponent(day)}`), 'from')).toBe('');
    },
  );

  it('a choice is one of those there are, and nothing that every object has', () => {
    const known = ['asc', 'desc'] as const;
    expect(readChoice(query('sort=desc'), 'sort', known)).toBe('desc');
    for (const sort of ['constructor', '__proto__', 'toString', 'ASC', ''])
      expect(readChoice(query(`sort=${sort}`), 'sort', known)).toBeUndefined();
  });
});
