import { DESTINATION_KEYS, type DestinationKey } from '../../rules/destinations.js';
import type { CustomBoxRate, ServiceLevel } from '../../rules/prices/quote.js';
import type { Company, SocialLink } from './settings.entity.js';

export interface ServiceOffer {
  readonly level: ServiceLevel;
  readonly name: string;
  readonly description: string;
  readonly surchargePence: number;
}

/** Everything about the shop that is not a product: decided by staff, the same for every visitor. */
export interface StoreTerms {
  /** Raised by every change of the settings. */
  readonly version: number;
  /** What the shop is called. */
  readonly name: string;
  readonly phone: string;
  readonly promotion: string;
  readonly refundText: string;
  readonly socialLinks: readonly SocialLink[];
  readonly sameDayCutOffHour: number;
  readonly company: Company;
  readonly services: readonly ServiceOffer[];
  readonly customBoxRates: Readonly<Partial<Record<DestinationKey, CustomBoxRate>>>;
  readonly minimumPence: Readonly<Partial<Record<DestinationKey, number>>>;
}

/** The minimum charge in pence; 0 when none is set. */
export function minimumFor(terms: StoreTerms, destination: DestinationKey): number {
  return terms.minimumPence[destination] ?? 0;
}

/** What a service costs on top; 0 for one that is not offered any more. */
export function servicePenceOf(terms: StoreTerms, level: ServiceLevel): number {
  return terms.services.find((service) => service.level === level)?.surchargePence ?? 0;
}

/** Destinations that staff have set a custom-box rate for. */
export function ratedDestinations(terms: StoreTerms): DestinationKey[] {
  return DESTINATION_KEYS.filter((key) => terms.customBoxRates[key]);
}
