import type { TransitTime } from '../../../rules/destination-guide.js';
import type { DestinationKey } from '../../../rules/destinations.js';
import { CHECKED_ON } from './facts.js';

const OWN_PLAN = "The company's plan for shared containers by sea; to be confirmed by operations";

/** Weeks from collection to delivery in a shared container by sea: waiting for the container, voyage, customs, delivery. */
const WEEKS: Readonly<Record<DestinationKey, readonly [from: number, to: number]>> = {
  australia: [10, 14],
  bahrain: [7, 10],
  canada: [6, 9],
  china: [8, 11],
  dubai: [6, 9],
  hongkong: [7, 10],
  japan: [8, 11],
  malaysia: [7, 10],
  newzealand: [11, 15],
  singapore: [7, 10],
  southafrica: [7, 10],
  usa: [6, 9],
};

/** Express takes the next container that we load, so the wait is shorter by this; the ship sails no faster. */
const EXPRESS_WEEKS_SAVED = { from: 1, to: 3 };

/** From collection to delivery, for each service. */
export function transitTimesTo(destination: DestinationKey): TransitTime[] {
  const [from, to] = WEEKS[destination];
  const express = [from - EXPRESS_WEEKS_SAVED.from, to - EXPRESS_WEEKS_SAVED.to] as const;
  return (
    [
      ['standard', from, to],
      ['express', ...express],
      ['whiteglove', from, to],
    ] as const
  ).map(([service, fromWeeks, toWeeks]) => ({
    service,
    fromDays: fromWeeks * 7,
    toDays: toWeeks * 7,
    source: OWN_PLAN,
    checkedOn: CHECKED_ON,
  }));
}
