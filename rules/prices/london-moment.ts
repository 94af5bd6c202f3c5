import { TZDate } from '@date-fns/tz';

/**
 * The moment of a day (YYYY-MM-DD) and a time (HH:MM) in the United Kingdom; the later one where the clocks go back and
 * the time comes twice. Null for a time that the clocks skip, or that is none.
 */
export function londonMoment(date: string, time: string): Date | null {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const moment = new TZDate(year, month - 1, day, hours, minutes, 0, 'Europe/London');
  return moment.getHours() === hours ? new Date(moment.getTime()) : null;
}
