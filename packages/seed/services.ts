/** The service levels a new store offers; staff change words and prices in the settings. */
import type { ServiceLevel } from '../../rules/prices/quote.js';

export interface ServiceSeed {
  readonly level: ServiceLevel;
  readonly name: string;
  /** The service in one sentence, as shown to customers. */
  readonly description: string;
  /** Added once to the shipment; 0 when it is part of every price. Source: specification, section 9. */
  readonly pricePence: number;
}

/** Standard is part of every price; the other two are the specification's 29.99 and 59.99. */
export const SERVICES: readonly ServiceSeed[] = [
  {
    level: 'standard',
    name: 'Standard door to door',
    description:
      'We collect from your door in the UK, ship by sea in a shared container, clear customs and deliver to your new front door.',
    pricePence: 0,
  },
  {
    level: 'express',
    name: 'Express',
    description:
      'Standard door to door, and we load your shipment first, on the next container. The crossing takes the same time.',
    pricePence: 2999,
  },
  {
    level: 'whiteglove',
    name: 'White glove',
    description:
      'Standard door to door, and at delivery two people carry each item to the room you choose, unwrap it and take the packing away.',
    pricePence: 5999,
  },
];
