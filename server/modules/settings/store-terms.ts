import type { DayRange, Transit, TransitTime } from '../../../rules/destination-guide.js';
import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import { LEGAL_KINDS, type LegalKind, type LegalVersion } from '../../../rules/legal-documents.js';
import { type CustomBoxRate, SERVICE_LEVELS, type ServiceLevel } from '../../../rules/prices/quote.js';
import type { ServiceOption, StoreSettings } from './settings.entity.js';

/** A service as it is offered. */
export type ServiceOffer = Readonly<Omit<ServiceOption, 'position'>>;

/** Counted transit times by destination and service: eight in ten deliveries took this many days. */
export interface LaneTransit extends DayRange {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly deliveries: number;
}

/** All facts about the shop except its products: decided by staff, the same for every visitor. */
export interface StoreTerms extends Readonly<Omit<StoreSettings, 'id'>> {
  readonly services: readonly ServiceOffer[];
  readonly customBoxRates: Readonly<Partial<Record<DestinationKey, CustomBoxRate>>>;
  readonly minimumPence: Readonly<Partial<Record<DestinationKey, number>>>;
  /** Transit times that staff expect. */
  readonly transitTimes: Readonly<Partial<Record<DestinationKey, readonly TransitTime[]>>>;
  /** Transit times of last year's deliveries, where there were enough of them. */
  readonly laneTransits: readonly LaneTransit[];
  /** The version of each document that is in force. */
  readonly legalVersions: Readonly<Partial<Record<LegalKind, number>>>;
}

/** The minimum charge in pence; 0 when none is set. */
export function minimumFor(terms: StoreTerms, destination: DestinationKey): number {
  return terms.minimumPence[destination] ?? 0;
}

/** The surcharge of a service; 0 for one that is no longer offered. */
export function servicePenceOf(terms: StoreTerms, level: ServiceLevel): number {
  return terms.services.find((service) => service.level === level)?.surchargePence ?? 0;
}

/** The transit time of a service to a destination: counted, else expected by staff; null where neither is known. */
export function transitOf(
  terms: StoreTerms,
  destination: DestinationKey,
  level: ServiceLevel,
): DayRange | null {
  const time = findLane(terms, destination, level) ?? findExpected(terms, destination, level);
  return time ? { fromDays: time.fromDays, toDays: time.toDays } : null;
}

/** The transit time as customers see it, with its basis. */
export function shownTransitOf(
  terms: StoreTerms,
  destination: DestinationKey,
  level: ServiceLevel,
): Transit | null {
  const transit = transitOf(terms, destination, level);
  return transit && { ...transit, deliveries: findLane(terms, destination, level)?.deliveries ?? null };
}

/** Every known transit time, by destination and service; `deliveries` is null where none were counted. */
export function transitTimesOf(terms: StoreTerms) {
  return DESTINATION_KEYS.flatMap((destination) =>
    SERVICE_LEVELS.flatMap((service) => {
      const transit = shownTransitOf(terms, destination, service);
      return transit ? [{ destination, service, ...transit }] : [];
    }),
  );
}

function findLane({ laneTransits }: StoreTerms, destination: DestinationKey, level: ServiceLevel) {
  return laneTransits.find((lane) => lane.destination === destination && lane.service === level);
}

function findExpected({ transitTimes }: StoreTerms, destination: DestinationKey, level: ServiceLevel) {
  return transitTimes[destination]?.find(({ service }) => service === level);
}

/** The documents in force, in the order of the list. */
export function legalVersionsOf({ legalVersions }: StoreTerms): LegalVersion[] {
  return LEGAL_KINDS.flatMap((kind) => {
    const version = legalVersions[kind];
    return version ? [{ kind, version }] : [];
  });
}

/** Destinations with a custom-box rate set by staff. */
export function ratedDestinations(terms: StoreTerms): DestinationKey[] {
  return DESTINATION_KEYS.filter((key) => terms.customBoxRates[key]);
}
