import type { CustomsPaper } from '../../../rules/destination-guide.js';
import { paper } from './facts.js';

const SERVICE = 'Our description of the service Standard door to door';

/** The papers that our agent needs at every destination. */
export const COMMON_PAPERS: readonly CustomsPaper[] = [
  paper('Passport', 'A photo or scan of the page with your picture, sharp and whole.', SERVICE),
  paper(
    'Inventory',
    'Everything in the shipment, box by box. Your packing list on this page does, once it is complete and signed.',
    SERVICE,
  ),
];
