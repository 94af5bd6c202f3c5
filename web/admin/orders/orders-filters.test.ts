import { describe, expect, it } from '@jest/globals';
import { daysOf, refuseDays } from './collection-days';
import { areNarrowing, NO_FILTERS, readFilters, writeFilters } from './orders-filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('are as short as can be, and read back as they were written', () => {
    const filters = { ...NO_FILTERS, search: 'leeds', payment: 'paid', collection: 'week', page: 3 } as const;
    expect(writeFilters(filters).toString()).toBe('search=leeds&payment=paid&collection=week&page=3');
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
    expect(areNarrowing({ ...NO_FILTERS, sort: 'oldest', page: 2 })).toBe(false);
  });

  it('that make no sense count as left out', () => {
    expect(read('status=lost&payment=iou&destination=mars&collection=never&sort=size&page=-1')).toEqual(
      NO_FILTERS,
    );
    expect(read('collection=days&from=2026-12-02&to=2026-12-01')).toMatchObject({ from: '', to: '' });
    expect(read('collection=today&from=2026-12-02')).toMatchObject({ collection: 'today', from: '' });
  });
});

describe('the choices of collection dates', () => {
  // A Sunday, half past midnight in summer time: in UTC it is Saturday.
  const night = new Date('2026-07-11T23:30:00Z');
  const none = { from: '', to: '' };

  it('are days in London, in weeks that begin on Monday', () => {
    expect(daysOf('today', none, night)).toEqual({ from: '2026-07-12', to: '2026-07-12' });
    expect(daysOf('tomorrow', none, night)).toEqual({ from: '2026-07-13', to: '2026-07-13' });
    expect(daysOf('week', none, night)).toEqual({ from: '2026-07-06', to: '2026-07-12' });
  });

  it('may be open on one side, and never end before they begin', () => {
    expect(daysOf('days', { from: '2026-07-01', to: '' }, night)).toEqual({ from: '2026-07-01', to: '' });
    expect(daysOf('days', none, night)).toBeNull();
    expect(refuseDays({ from: '', to: '2026-07-01' })).toBeNull();
    expect(refuseDays({ from: '2026-07-02', to: '2026-07-01' })).toMatch(/before the first/);
    expect(refuseDays({ from: '2026-02-30', to: '' })).toMatch(/calendar/);
  });
});
