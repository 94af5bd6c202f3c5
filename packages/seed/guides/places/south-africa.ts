import { forbidden, OWN_ESTIMATE, paper, possible, restricted } from '../facts.js';
import type { PlaceFacts } from './place-facts.js';

const SARS = 'South African Revenue Service (SARS), rebate item 407.06; forms DA 304 and P1.160';
const SARS_GOODS = 'South African Revenue Service (SARS), Prohibited and restricted imports';

export const SOUTH_AFRICA: PlaceFacts = {
  papers: [
    paper('Form DA 304', 'Completed and signed.', SARS),
    paper('Form P1.160', 'Completed and signed.', SARS),
    paper('Permit', 'A certified copy of your permit; your passport has to be a certified copy too.', SARS),
  ],
  charges: [
    possible(
      'Duty and VAT',
      [0, 600],
      'Household goods are free for immigrants, and for residents after six months away, once. Otherwise duty and 15% VAT are due.',
      'Send certified copies of passport and permit with forms DA 304 and P1.160 before the ship arrives. Keep to one shipment.',
      `${SARS}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs deposit',
      [0, 800],
      'With a temporary permit customs may hold a deposit until you leave or become a resident. You get it back.',
      'Have your permit in your passport before the ship arrives.',
      `${SARS}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Inspection by customs and agriculture',
      [0, 220],
      'Customs, port health and agriculture may open the shipment.',
      'Clean outdoor things, and leave out food and plants.',
      `${SARS_GOODS}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Honey and bee products',
      'honey, honeycomb, beeswax, bee pollen, propolis',
      'Needs an import permit and is irradiated. Leave it out.',
      'South African Department of Agriculture, Agricultural Pests Act 1983',
    ),
    forbidden(
      'Counterfeits',
      'counterfeit, fake designer bag, fake watch, pirated dvd, replica watch',
      'Seized, and you may be charged.',
      SARS_GOODS,
    ),
    restricted(
      'Used tyres and car parts',
      'tyre, used tyre, car part, engine, motorcycle part',
      'Used tyres and parts need a permit of ITAC.',
      'International Trade Administration Commission of South Africa (ITAC)',
    ),
    restricted(
      'More than two of a kind',
      'television, tv, fridge, refrigerator, freezer, washing machine',
      'Reasonable numbers for one home, about two of each, are free; the rest is charged duty.',
      SARS,
    ),
    restricted(
      'Wooden masks, carvings and wicker',
      'wooden mask, mask, wooden carving, carving, bamboo, rattan, wicker, wicker basket, drum',
      'Free of bark, insects and soil. They may be inspected and fumigated.',
      'South African Department of Agriculture, Agricultural Pests Act 1983',
    ),
    restricted(
      'Drones and radios',
      'drone, quadcopter, dji, walkie talkie, radio transmitter, two-way radio, satellite phone',
      'Needs type approval of ICASA; drones follow the rules of the Civil Aviation Authority.',
      'Independent Communications Authority of South Africa (ICASA); South African Civil Aviation Authority',
    ),
  ],
};
