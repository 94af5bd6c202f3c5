import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  choiceParam,
  dayParam,
  defineFilters,
  flagParam,
  openedParam,
  pageParam,
  sortParam,
  textParam,
  toVariables,
} from './filters';

const STATES = { OPEN: 'Open', CLOSED: 'Closed' } as const;
const SORTS = ['NEWEST', 'OLDEST'] as const;
const RANGES = ['ALL', 'WEEK'] as const;

const THINGS = defineFilters(
  {
    search: textParam,
    state: choiceParam(STATES),
    range: choiceParam(RANGES, 'ALL'),
    isUrgent: flagParam,
    sort: sortParam(SORTS, 'NEWEST'),
    from: dayParam,
    page: pageParam,
    thing: openedParam,
  },
  (filters) => (filters.range === 'WEEK' ? filters : { ...filters, from: '' }),
);

const words = fc.string({ maxLength: 100, unit: 'grapheme' }).map((text) => text.trim().slice(0, 100).trim());
const safeText = words.filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text));

const filters = fc
  .record({
    search: safeText,
    state: fc.constantFrom('', 'OPEN', 'CLOSED'),
    range: fc.constantFrom(...RANGES),
    isUrgent: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
    from: fc.constantFrom('', '2026-02-28', '2028-02-29'),
    page: fc.integer({ min: 1, max: 99_999 }),
    thing: safeText,
  } as const)
  .map((all) => (all.range === 'WEEK' ? all : { ...all, from: '' }));

const read = (query: string) => THINGS.read(new URLSearchParams(query));

describe('the filters of a list', () => {
  it('come out of an address as they were written to it', () => {
    fc.assert(fc.property(filters, (some) => expect(read(THINGS.write(some).toString())).toEqual(some)));
  });

  it('of any address at all are filters that can be written and read again alike', () => {
    const names = [...Object.keys(THINGS.initial), '__proto__', 'constructor'];
    const pair = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('OPEN', 'WEEK', '7', 'toString')),
    );
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const some = THINGS.read(new URLSearchParams(pairs));
        expect(Object.keys(some)).toEqual(Object.keys(THINGS.initial));
        expect(['', 'OPEN', 'CLOSED']).toContain(some.state);
        expect(SORTS).toContain(some.sort);
        expect(some.page).toBeGreaterThanOrEqual(1);
        expect(THINGS.read(THINGS.write(some))).toEqual(some);
      }),
    );
  });

  it('are written in the order they are declared in, without what goes without saying', () => {
    expect(THINGS.write(THINGS.initial).toString()).toBe('');
    expect(THINGS.write({ ...THINGS.initial, thing: 't1', page: 2, isUrgent: true }).toString()).toBe(
      'isUrgent=true&page=2&thing=t1',
    );
  });

  it('lose what makes no sense beside the others, when read and when written', () => {
    expect(read('from=2026-02-28').from).toBe('');
    expect(read('range=WEEK&from=2026-02-30').from).toBe('');
    expect(read('range=WEEK&from=2026-02-28').from).toBe('2026-02-28');
    expect(THINGS.write({ ...read('range=WEEK&from=2026-02-28'), range: 'ALL' }).toString()).toBe('');
  });

  it('begin at the first page after any change but that of what is open', () => {
    const third = read('state=OPEN&page=3');
    expect(THINGS.change(third, { search: 'a' }).page).toBe(1);
    expect(THINGS.change(third, { sort: 'OLDEST' }).page).toBe(1);
    expect(THINGS.change(third, { page: 4 }).page).toBe(4);
    expect(THINGS.change(third, { thing: 't1' })).toEqual({ ...third, thing: 't1' });
    expect(THINGS.change(third, { thing: '', state: '' }).page).toBe(1);
  });

  it('narrow the list unless all are as at first; order, page and what is open never do', () => {
    expect(THINGS.areActive(read('sort=OLDEST&page=3&thing=t1'))).toBe(false);
    for (const one of ['search=a', 'state=OPEN', 'range=WEEK', 'isUrgent=true'])
      expect(THINGS.areActive(read(one))).toBe(true);
    expect(THINGS.change(read('search=a&state=OPEN&sort=OLDEST&page=3'), THINGS.cleared)).toEqual(
      read('sort=OLDEST'),
    );
  });

  it('leave out what is empty as variables of a query', () => {
    expect(toVariables(read('state=OPEN&page=2'))).toEqual({
      ...{ state: 'OPEN', range: 'ALL', isUrgent: false, sort: 'NEWEST', page: 2 },
    });
  });
});
