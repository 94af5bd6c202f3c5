import { forbidden, OWN_ESTIMATE, paper, possible, possibleFor, restricted } from '../facts.js';
import type { PlaceFacts } from './place-facts.js';

const MPI = 'Ministry for Primary Industries (MPI), Moving to New Zealand: what you need to know';
const NZCS =
  'New Zealand Customs Service, Household effects; Unaccompanied Personal Baggage Declaration (form NZCS 218)';

export const NEW_ZEALAND: PlaceFacts = {
  papers: [
    paper(
      'Form NZCS 218',
      'The Unaccompanied Personal Baggage Declaration, with every question answered.',
      NZCS,
    ),
    paper('Visa', 'Your visa, or the passport that lets you live in New Zealand.', NZCS),
  ],
  charges: [
    possible(
      'Duty and GST',
      [0, 400],
      'Household goods are free for people who may live in New Zealand, were away for 21 months and used the goods before; all else is assessed for duty and 15% GST.',
      'Send only used things, complete form NZCS 218, and send us your visa or passport before the ship arrives.',
      `${NZCS}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Biosecurity inspection',
      [0, 250],
      'MPI checks the papers of every shipment and opens what may carry soil, seeds or insects; the time is charged.',
      'Answer every question of the declaration, clean what was outdoors and pack it together, near the door.',
      `${MPI}. Amount: ${OWN_ESTIMATE}`,
    ),
    possibleFor(
      'restricted',
      'Biosecurity treatment',
      [0, 350],
      'Dirty goods, cane and bamboo are cleaned or fumigated, sent back or destroyed at your cost.',
      'Leave out cane, bamboo and untreated wood; scrub everything that was outdoors.',
      `${MPI}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Honey and bee products',
      'honey, honeycomb, beeswax, bee pollen, pollen, propolis, royal jelly, beekeeping suit, beehive',
      'They may carry bee diseases and are seized.',
      MPI,
    ),
    forbidden(
      'Food of any kind',
      'food, packaged food, tea, coffee, spice, herb, rice, pasta, flour, cereal, chocolate, sweet, biscuit, cake, tinned food, canned food, dried fruit, pet food, baby food, baby milk, protein powder, marmite, jam, peanut, walnut, almond',
      'Do not pack any packet of food in a household shipment: it is seized without official papers.',
      MPI,
    ),
    restricted(
      'Wooden masks, carvings and wicker',
      'wooden mask, mask, wooden carving, carving, wooden artefact, wooden furniture, wooden bowl, wooden toy, bamboo, cane furniture, rattan, wicker, wicker basket, basket, driftwood, drum, antique furniture',
      'All wood is inspected and must be free of bark, insects and soil. Cane and bamboo are always fumigated, at your cost.',
      'Ministry for Primary Industries (MPI), Import requirements for wood household goods',
    ),
    restricted(
      'Things used outdoors',
      'bicycle, bike, tent, golf club, hiking boot, walking boot, football boot, wellington boot, lawn mower, mower, garden tool, spade, rake, garden furniture, barbecue, bbq, saddle, horse saddle, fishing rod, waders, camping gear, sleeping bag, surfboard, kayak, pushchair, vacuum cleaner, wheelbarrow, riding boot, golf bag, trampoline',
      'Declare them, and clean and dry them until no soil, seed or water is left. Dirty things are cleaned at your cost, or destroyed.',
      MPI,
    ),
    forbidden(
      'Things with seeds, straw or bark',
      'straw, hay, pine cone, potpourri, dried flower, wreath, seed, wheat bag, corn dolly, straw hat, bark, fruit box, egg box',
      'Straw, seeds and used boxes of fruit or eggs are seized. Pack in new cartons.',
      MPI,
    ),
    restricted(
      'Medicine',
      'medicine, medication, prescription, pill, painkiller, insulin, inhaler, antibiotic, cough syrup, antidepressant, herbal remedy',
      'Up to three months of your own medicine. Controlled drugs such as codeine must travel with you.',
      'New Zealand Customs Service, Wearing apparel and personal effects',
    ),
    restricted(
      'Controlled medicine',
      'codeine, sleeping pill, morphine, diazepam, valium, adhd medicine, ritalin',
      'It must travel with you, with the prescription; it cannot be sent in a shipment.',
      'New Zealand Customs Service, Wearing apparel and personal effects',
    ),
  ],
};
