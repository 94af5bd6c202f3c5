import { forbidden, OWN_ESTIMATE, paper, possible, possibleFor, restricted } from '../facts.js';
import type { PlaceFacts } from './place-facts.js';

const DAFF =
  'Department of Agriculture, Fisheries and Forestry (DAFF), Biosecurity Import Conditions system (BICON)';
const ABF = 'Australian Border Force (ABF), Unaccompanied Personal Effects Statement (form B534)';

export const AUSTRALIA: PlaceFacts = {
  papers: [
    paper('Form B534', 'The Unaccompanied Personal Effects Statement, completed in full and signed.', ABF),
    paper('Visa', 'Your visa or the grant notice; not for citizens, whose passport is enough.', ABF),
  ],
  charges: [
    possible(
      'Duty and GST',
      [0, 450],
      "Goods you've owned for less than 12 months, and all alcohol and tobacco, are assessed for duty and 10% GST.",
      'Send only what you have used for a year or more, keep receipts, and complete form B534 in full.',
      `${ABF}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Biosecurity inspection',
      [0, 220],
      'If goods may carry soil, seeds or insects, an officer inspects them and charges for the time.',
      'Clean everything that was outdoors, list it openly, and leave out food, plants and untreated wood.',
      `${DAFF}. Amount: ${OWN_ESTIMATE}`,
    ),
    possibleFor(
      'restricted',
      'Biosecurity treatment',
      [0, 350],
      'Dirty or infested goods are cleaned, fumigated or destroyed. You pay.',
      'Scrub bicycles, boots, mowers and garden furniture until no soil, grass or cobweb is left.',
      `${DAFF}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Vapes and e-liquid',
      'vape, vaping, vaporiser, e-cigarette, ecigarette, electronic cigarette, e-liquid, juul, elf bar',
      'Vapes may not be imported without a licence and permit, with nicotine or without.',
      'Therapeutic Goods Administration (TGA), Vaping hub: changes to the regulation of vapes, 2024',
    ),
    restricted(
      'Wooden masks, carvings and wicker',
      'wooden mask, mask, wooden carving, carving, wooden artefact, wooden furniture, wooden bowl, wooden toy, bamboo, cane furniture, rattan, wicker, wicker basket, basket, driftwood, didgeridoo, antique furniture',
      'Allowed without bark, insects or holes of borers. An officer looks at them; with any sign of insects they are treated at your cost.',
      DAFF,
    ),
    restricted(
      'Things used outdoors',
      'bicycle, bike, tent, golf club, hiking boot, walking boot, football boot, wellington boot, lawn mower, mower, garden tool, spade, rake, garden furniture, barbecue, bbq, horse saddle, saddle, fishing rod, camping gear, sleeping bag, surfboard, pushchair, vacuum cleaner, plant pot, wheelbarrow, riding boot, golf bag, wetsuit, trampoline',
      'Clean them until no soil, seed, grass, dust or cobweb is left; empty the vacuum cleaner. Dirty things are cleaned at your cost, or destroyed.',
      DAFF,
    ),
    forbidden(
      'Honey and bee products',
      'honey, honeycomb, beeswax, bee pollen, propolis, royal jelly',
      'Bee products for yourself travel only as BICON allows, and are inspected. We leave them out of shared containers.',
      `${DAFF}; our own rule for shared containers`,
    ),
    forbidden(
      'Things with seeds, straw or bark',
      'straw, hay, pine cone, potpourri, dried flower, wreath, seed, wheat bag, corn dolly, straw hat, bark',
      'Pine cones, bark, seeds and straw packing are refused, and destroyed at your cost.',
      DAFF,
    ),
    restricted(
      'Alcohol',
      'alcohol, wine, beer, whisky, whiskey, gin, vodka, rum, champagne, prosecco, port, sherry, liqueur, brandy, cider, spirits',
      'No duty-free allowance for a shipment: duty, GST and wine tax are due on every bottle. List each one, or leave them out.',
      ABF,
    ),
    forbidden(
      'Tobacco',
      'tobacco, cigarette, cigar, rolling tobacco, snuff, snus, shisha, chewing tobacco, pipe tobacco',
      'Tobacco in a shipment needs a permit, and is seized without one.',
      'Australian Border Force (ABF), Prohibited goods: tobacco',
    ),
  ],
};
