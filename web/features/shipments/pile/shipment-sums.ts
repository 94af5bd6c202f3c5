import type { Quote } from '../../../../rules/prices/quote';

/** What the minimum charge and containers are compared with. */
export type ShipmentSums = Pick<Quote, 'itemsPence' | 'minimumPence' | 'minimumTopUpPence' | 'volumeCm3'>;
