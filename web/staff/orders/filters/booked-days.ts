/** Options of the booking date filter, as days in London. */
import { todayInLondon } from '../../../../rules/calendar-date';
import { chosenDays, type Days, monthOf, weekOf } from '../../ui/days';

/** Presets, or typed days. */
export const BOOKINGS = {
  '': 'Any day',
  today: 'Today',
  week: 'This week',
  month: 'This month',
  lastMonth: 'Last month',
  days: 'Chosen days',
} as const;

export type Booked = keyof typeof BOOKINGS;

/** The days of an option now; null without a limit. */
export function bookedDays(booked: Booked, chosen: Days, now: Date): Days | null {
  const today = todayInLondon(now);
  switch (booked) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return weekOf(today);
    case 'month':
      return monthOf(today);
    case 'lastMonth':
      return monthOf(today, -1);
    case 'days':
      return chosenDays(chosen);
    default:
      return null;
  }
}
