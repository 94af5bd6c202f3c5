import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { startOfDay } from 'date-fns/startOfDay';

/** Hours in London between which reminders are sent. */
const [FROM_HOUR, TO_HOUR] = [9, 20];

/** Seconds until reminders may be sent; 0 from nine to eight in London. */
export function secondsUntilDaytime(now: Date): number {
  const london = new TZDate(now.getTime(), 'Europe/London');
  if (london.getHours() >= FROM_HOUR && london.getHours() < TO_HOUR) return 0;
  const day = startOfDay(london.getHours() < FROM_HOUR ? london : addDays(london, 1));
  day.setHours(FROM_HOUR);
  return Math.ceil((day.getTime() - now.getTime()) / 1000);
}
