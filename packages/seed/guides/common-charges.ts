import type { DestinationCharge } from '../../../rules/destination-guide.js';
import { included, OWN_ESTIMATE, possible, possibleFor } from './facts.js';

/** Charges that apply at every destination, listed after its duty and inspections. */
export const COMMON_CHARGES: readonly DestinationCharge[] = [
  included(
    'Customs clearance and delivery',
    'Our agent prepares the customs entry, moves your shipment through the port and delivers it to your door.',
    'Our description of the service Standard door to door',
  ),
  possible(
    'Port storage',
    [0, 280],
    'The port or warehouse charges by the day when customs papers are late or nobody can take delivery.',
    'Send us passport, visa and the customs form before the ship arrives, and take the first delivery day we offer.',
    OWN_ESTIMATE,
  ),
  possibleFor(
    'bulky',
    'Difficult delivery',
    [0, 180],
    'Stairs beyond the first floor without a lift, no parking for a lorry within 30 metres, or a second attempt.',
    'Tell us about access when you book, and reserve parking for the day.',
    OWN_ESTIMATE,
  ),
];
