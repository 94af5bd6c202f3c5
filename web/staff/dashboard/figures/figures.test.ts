import { describe, expect, it } from '@jest/globals';
import { lastDays, periodRange, rangeProblem, readRange } from './figures-range';
import { stepsOf } from './figures-steps';

const TODAY = '2026-07-02';
const ask = (query: string) => readRange(new URLSearchParams(query), TODAY);

describe('the range of the charts', () => {
  it('is the last thirty days unless the address says another', () => {
    expect(ask('')).toEqual({ from: '2026-06-03', to: '2026-07-02' });
    expect(ask('from=2026-01-01&to=2026-03-31')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    for (const wrong of ['from=2026-01-01', 'from=2026-02-02&to=2026-02-01', 'from=x&to=y'])
      expect(ask(wrong)).toEqual(lastDays(30, TODAY));
  });

  it('is a month or a year of the calendar, up to today', () => {
    expect(periodRange('This month', TODAY)).toEqual({ from: '2026-07-01', to: '2026-07-02' });
    expect(periodRange('Last month', TODAY)).toEqual({ from: '2026-06-01', to: '2026-06-30' });
    expect(periodRange('Last month', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(periodRange('This year', TODAY)).toEqual({ from: '2026-01-01', to: '2026-07-02' });
  });

  it('says why it cannot be shown', () => {
    expect(rangeProblem({ from: '2024-01-01', to: '2026-12-31' })).toBeNull();
    expect(rangeProblem({ from: '2023-12-31', to: '2026-12-31' })).toBe('Choose at most three years');
    expect(rangeProblem({ from: '2026-02-02', to: '2026-02-01' })).toBe(
      'The last day must not be before the first',
    );
  });
});

describe('the bars of a range', () => {
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      day: new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10),
      revenue: { minorUnits: 100 },
      orders: 1,
    }));

  it('are days, weeks from Monday, or months, and lose nothing', () => {
    const [few, some, many] = [days('2026-07-01', 30), days('2026-07-01', 90), days('2026-01-01', 730)].map(
      stepsOf,
    );
    expect([few?.by, some?.by, many?.by]).toEqual(['day', 'week', 'month']);
    // 1 July 2026 is a Wednesday.
    expect(some?.steps[0]).toMatchObject({ label: '29 Jun', revenuePence: 500, orders: 5 });
    expect(some?.steps[1]).toMatchObject({ label: '6 Jul', revenuePence: 700, orders: 7 });
    expect(many?.steps[1]).toMatchObject({ name: 'February 2026', orders: 28 });
    expect(many?.steps.reduce((sum, { orders }) => sum + orders, 0)).toBe(730);
  });
});
