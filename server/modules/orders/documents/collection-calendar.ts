import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { FullOrder } from '../order.store.js';

export interface CalendarFacts {
  readonly order: FullOrder;
  readonly collectionDate: string;
  readonly storeName: string;
  /** Empty when the shop has no phone. */
  readonly storePhone: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The day of collection as a calendar entry (RFC 5545): all day, so the date is the same in every time zone. The UID is
 * constant and SEQUENCE rises with the order's version, so a calendar takes over a new day or a cancellation.
 */
export function collectionCalendar({
  order,
  collectionDate,
  storeName,
  storePhone,
  publicUrl,
  now,
}: CalendarFacts): string {
  const { id, number, status, version } = order;
  const { itemCount, collectionAddress } = order.shipment;
  const { line1, line2, city, postcode } = collectionAddress;
  const isCancelled = status === 'cancelled';
  const calendar = ical({
    prodId: { company: storeName, product: 'Bookings', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const pieces = itemCount === 1 ? '1 piece' : `${itemCount} pieces`;
  const event = calendar.createEvent({
    id: `collection-${id}@${new URL(publicUrl).hostname}`,
    sequence: version - 1,
    stamp: now,
    start: new Date(`${collectionDate}T00:00:00Z`),
    end: new Date(Date.parse(`${collectionDate}T00:00:00Z`) + DAY_MS),
    allDay: true,
    timezone: null,
    summary: `${storeName} collects your shipment (${number})`,
    description: `We collect ${pieces} for booking ${number}.${storePhone && ` Questions? Call ${storePhone}.`} Everything about it: ${publicUrl}/user/orders/${id}`,
    location: [line1, line2, city, postcode].filter(Boolean).join(', '),
    url: `${publicUrl}/user/orders/${id}`,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  if (!isCancelled)
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: ALARM_SECONDS,
      description: `${storeName} collects your shipment tomorrow`,
    });
  // Each line ends, the last one too (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`;
}

/** The reminder is at noon of the day before. */
const ALARM_SECONDS = 12 * 60 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;
