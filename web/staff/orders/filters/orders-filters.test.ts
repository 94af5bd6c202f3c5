import { describe, expect, it } from '@jest/globals';
import { daysProblem } from '../../ui/days';
import { orderFilter } from '../list/use-admin-orders';
import { bookedDays } from './booked-days';
import { collectionDays } from './collection-days';
import { ORDERS_FILTERS } from './orders-filters';

const { initial: NO_FILTERS, read: readFilters, write: writeFilters, areActive } = ORDERS_FILTERS;
const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters in the address', () => {
  it('are as short as can be, and read back as they were written', () => {
    const filters = { ...NO_FILTERS, search: 'leeds', payment: 'PAID', collection: 'week', page: 3 } as const;
    expect(writeFilters(filters).toString()).toBe('search=leeds&payment=PAID&collection=week&page=3');
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters(NO_FILTERS).toString()).toBe('');
    expect(areActive({ ...NO_FILTERS, sort: 'OLDEST', page: 2 })).toBe(false);
  });

  it('carry the days of booking beside those of collection', () => {
    const booked = { booked: 'days', bookedFrom: '2026-06-01', bookedTo: '2026-06-30' } as const;
    const filters = { ...NO_FILTERS, ...booked, collection: 'days', from: '2026-07-01' } as const;
    expect(writeFilters(filters).toString()).toBe(
      'booked=days&collection=days&bookedFrom=2026-06-01&bookedTo=2026-06-30&from=2026-07-01',
    );
    expect(readFilters(writeFilters(filters))).toEqual(filters);
    expect(writeFilters({ ...filters, booked: 'lastMonth' }).has('bookedFrom')).toBe(false);
    expect(areActive({ ...NO_FILTERS, booked: 'month' })).toBe(true);
    expect(orderFilter(filters)).toEqual({
      ...{ bookedFrom: '2026-06-01', bookedTo: '2026-06-30', collectionFrom: '2026-07-01' },
    });
  });

  it('that make no sense count as left out', () => {
    expect(
      read('status=lost&payment=iou&destination=mars&booked=once&collection=never&sort=size&page=-1'),
    ).toEqual(NO_FILTERS);
    expect(read('collection=days&from=2026-12-02&to=2026-12-01')).toMatchObject({ from: '', to: '' });
    expect(read('booked=days&bookedFrom=2026-12-02&bookedTo=2026-12-01')).toMatchObject({ bookedFrom: '' });
    expect(read('booked=month&bookedFrom=2026-12-02')).toMatchObject({ booked: 'month', bookedFrom: '' });
    expect(read('collection=today&from=2026-12-02')).toMatchObject({ collection: 'today', from: '' });
  });
});

describe('the choices of collection dates', () => {
  // A Sunday, half past midnight in summer time: in UTC it is Saturday.
  const night = new Date('2026-07-11T23:30:00Z');
  const none = { from: '', to: '' };

  it('are days in London, in weeks that begin on Monday', () => {
    expect(collectionDays('today', none, night)).toEqual({ from: '2026-07-12', to: '2026-07-12' });
    expect(collectionDays('tomorrow', none, night)).toEqual({ from: '2026-07-13', to: '2026-07-13' });
    expect(collectionDays('week', none, night)).toEqual({ from: '2026-07-06', to: '2026-07-12' });
  });

  it('may be open on one side, and never end before they begin', () => {
    expect(collectionDays('days', { from: '2026-07-01', to: '' }, night)).toEqual({
      from: '2026-07-01',
      to: '',
    });
    expect(collectionDays('days', none, night)).toBeNull();
    expect(daysProblem({ from: '', to: '2026-07-01' })).toBeNull();
    expect(daysProblem({ from: '2026-07-02', to: '2026-07-01' })).toMatch(/before the first/);
    expect(daysProblem({ from: '2026-02-30', to: '' })).toMatch(/calendar/);
  });
});

describe('the choices of days of booking', () => {
  const none = { from: '', to: '' };
  const on = (moment: string, choice: Parameters<typeof bookedDays>[0]) =>
    bookedDays(choice, none, new Date(moment));

  it('are whole months in London, across the turn of a year and in leap years', () => {
    // In London it is July already.
    const night = '2026-06-30T23:30:00Z';
    expect(on(night, 'today')).toEqual({ from: '2026-07-01', to: '2026-07-01' });
    expect(on(night, 'week')).toEqual({ from: '2026-06-29', to: '2026-07-05' });
    expect(on(night, 'month')).toEqual({ from: '2026-07-01', to: '2026-07-31' });
    expect(on(night, 'lastMonth')).toEqual({ from: '2026-06-01', to: '2026-06-30' });
    expect(on('2027-01-31T12:00:00Z', 'lastMonth')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(on('2028-03-31T12:00:00Z', 'lastMonth')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(on('2026-12-31T12:00:00Z', 'month')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(on(night, '')).toBeNull();
  });

  it('may be chosen, open on one side', () => {
    expect(bookedDays('days', { from: '', to: '2026-06-30' }, new Date())).toEqual({
      from: '',
      to: '2026-06-30',
    });
    expect(bookedDays('days', none, new Date())).toBeNull();
  });
});
