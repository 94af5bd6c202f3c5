import { forbidden, OWN_ESTIMATE, paper, possible, restricted } from '../facts.js';
import type { PlaceFacts } from './place-facts.js';

const CBP =
  'U.S. Customs and Border Protection (CBP), Declaration for Free Entry of Unaccompanied Articles (form 3299)';
const CBP_GOODS = 'U.S. Customs and Border Protection (CBP), Prohibited and restricted items';
const CBSA = 'Canada Border Services Agency (CBSA), Personal Effects Accounting Document (form BSF186)';
const CBSA_GOODS = 'Canada Border Services Agency (CBSA), Settling in Canada';

export const USA: PlaceFacts = {
  papers: [
    paper(
      'Form 3299',
      'The Declaration for Free Entry of Unaccompanied Articles, with your own signature.',
      CBP,
    ),
  ],
  charges: [
    possible(
      'Duty',
      [0, 300],
      'Household goods used abroad for a year or more are free of duty; newer ones, gifts and things to sell are not.',
      'Send only what you have used for a year, and complete form 3299 with your own signature.',
      `${CBP}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs examination',
      [0, 650],
      'Customs chooses containers for X-ray or unpacking. The examination station charges, and the cost is shared by volume.',
      'It cannot be ruled out. A full inventory without “miscellaneous”, and nothing from the restricted list, makes it rare.',
      `Choice of shipments: ${CBP}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    restricted(
      'Wooden things and wicker',
      'wooden mask, wooden carving, carving, bamboo, cane furniture, rattan, wicker, wicker basket, driftwood, firewood, log',
      'Finished wood without bark, soil or insects may travel. Firewood and logs may not.',
      'U.S. Department of Agriculture (USDA), Animal and Plant Health Inspection Service (APHIS)',
    ),
    forbidden(
      'Haggis, meat and soups with meat',
      'haggis, meat, sausage, ham, bacon, biltong, jerky, black pudding, stock cube, instant soup, pot noodle, pork pie, gravy granules',
      'Most meat from the United Kingdom is refused, also dried or as an ingredient.',
      'U.S. Department of Agriculture (USDA), Animal and Plant Health Inspection Service (APHIS)',
    ),
    forbidden(
      'Chocolate eggs with a toy inside',
      'kinder surprise, kinder egg, chocolate egg with toy, toy egg',
      'Sweets with a toy hidden inside are banned and seized.',
      CBP_GOODS,
    ),
    restricted(
      'Cuban and other embargoed goods',
      'cuban cigar, cuban rum, iranian carpet, persian rug, persian carpet',
      'Goods from embargoed countries need a licence, even as household goods. Ask us with the country of origin.',
      'U.S. Treasury, Office of Foreign Assets Control (OFAC)',
    ),
    restricted(
      'Alcohol',
      'alcohol, wine, beer, whisky, whiskey, gin, vodka, rum, champagne, prosecco, port, sherry, liqueur, brandy, cider, spirits',
      'Duty and the rules of the state you move to apply to every bottle, and an importer’s permit is often wanted. Leave it out.',
      CBP_GOODS,
    ),
    forbidden('Absinthe with thujone', 'absinthe', 'Refused unless it is free of thujone.', CBP_GOODS),
  ],
};

export const CANADA: PlaceFacts = {
  papers: [
    paper(
      'Form BSF186',
      'The copy that was stamped at your first arrival, with everything in this shipment under “goods to follow”.',
      CBSA,
    ),
  ],
  charges: [
    possible(
      'Duty and tax',
      [0, 350],
      'Settlers’ goods owned and used before arrival are free. What is missing from your list of goods to follow, or worth over 10,000 Canadian dollars each, is not.',
      'Hand in form BSF186 with “goods to follow” at your first arrival, with everything on it, and keep the stamped copy.',
      `${CBSA}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs examination',
      [0, 450],
      'Customs may unpack the container. The warehouse charges for it, and the cost is shared by volume.',
      'A full inventory without “miscellaneous” makes it rare. Be there in person to clear the shipment.',
      `Choice of shipments: ${CBSA}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Baby walkers',
      'baby walker, baby walker on wheels, lawn dart',
      'Banned in Canada, used ones too.',
      'Canada Consumer Product Safety Act, Schedule 2',
    ),
    restricted(
      'Car seats and cots',
      'car seat, child seat, baby seat, cot, crib, cradle, drop-side cot',
      'They must meet Canadian standards and carry their label; British ones do not, and may not be used or sold.',
      'Health Canada and Transport Canada, consumer product safety',
    ),
    restricted(
      'Alcohol',
      'alcohol, wine, beer, whisky, whiskey, gin, vodka, rum, champagne, prosecco, port, sherry, liqueur, brandy, cider, spirits',
      'Only what travels with you is free. For a shipment the province wants an application and its own charges first.',
      CBSA_GOODS,
    ),
    forbidden(
      'Pepper spray and restricted weapons',
      'pepper spray, mace spray, nunchuck, flick knife, switchblade, butterfly knife, knuckleduster, brass knuckles, crossbow pistol',
      'Prohibited weapons: they are seized, and you may be charged.',
      CBSA_GOODS,
    ),
    restricted(
      'Wooden things and wicker',
      'wooden mask, wooden carving, carving, bamboo, rattan, wicker, wicker basket, driftwood, firewood, log',
      'Finished wood without bark, soil or insects may travel. Firewood and logs may not.',
      'Canadian Food Inspection Agency (CFIA), Automated Import Reference System (AIRS)',
    ),
  ],
};
