import type { Quote } from '../../../../rules/prices/quote';

/** The sums of a quote that the minimum charge and containers are compared with. */
export type ShipmentSums = Pick<Quote, 'itemsPence' | 'minimumPence' | 'minimumTopUpPence' | 'volumeCm3'>;
