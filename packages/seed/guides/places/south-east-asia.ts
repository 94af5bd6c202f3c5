import { forbidden, OWN_ESTIMATE, paper, possible, restricted } from '../facts.js';
import type { PlaceFacts } from './place-facts.js';

const SG = 'Singapore Customs, Moving to Singapore: sending unaccompanied items';
const SG_GOODS = 'Immigration and Checkpoints Authority (ICA), Prohibited, controlled and dutiable goods';
const MY = 'Royal Malaysian Customs Department, Bringing in personal belongings (Customs Form No. 1)';
const MY_GOODS = 'Royal Malaysian Customs Department, Customs (Prohibition of Imports) Order';

export const SINGAPORE: PlaceFacts = {
  papers: [],
  charges: [
    possible(
      'GST',
      [0, 450],
      'Used household goods are free of GST for people who move to Singapore. Without the relief, 9% of their value is due.',
      'Own and use everything for three months, ship within six months of your first arrival, and let us apply before the ship does.',
      `${SG}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs inspection',
      [0, 150],
      'Some shipments are opened, and controlled goods wait for an approval.',
      'Leave out what needs a permit, and list all liquor.',
      `${SG}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Vapes and imitation tobacco',
      'vape, vaping, vaporiser, e-cigarette, ecigarette, electronic cigarette, e-liquid, juul, elf bar, heated tobacco, iqos',
      'Bringing one in, or having one, is a crime.',
      `Health Sciences Authority (HSA); ${SG_GOODS}`,
    ),
    forbidden(
      'Chewing tobacco and snuff',
      'chewing tobacco, snuff, snus, gutka, khaini',
      'Banned in any amount.',
      SG_GOODS,
    ),
    forbidden(
      'Chewing gum',
      'chewing gum, gum, bubble gum, nicotine gum',
      'Only dental and medicinal gum from a pharmacist is allowed; leave it out.',
      'Regulation of Imports and Exports (Chewing Gum) Regulations, Singapore',
    ),
    forbidden(
      'Obscene or seditious things',
      'pornography, porn, adult film, adult magazine, pirated dvd, pirate copy, banned publication',
      'Obscene, seditious and copied works are seized.',
      `Infocomm Media Development Authority (IMDA); ${SG_GOODS}`,
    ),
    forbidden(
      'Weapons, also as toys',
      'gun, toy gun, replica gun, air gun, airsoft, bb gun, pistol, revolver, rifle, sword, samurai sword, kris, spear, catapult, slingshot, flick knife, throwing knife, ninja star, knuckleduster, bulletproof vest',
      'Toy guns, swords and spears need a licence of the police; flick knives, catapults and throwing stars are banned.',
      `Singapore Police Force; ${SG_GOODS}`,
    ),
    restricted(
      'Alcohol',
      'alcohol, wine, beer, whisky, whiskey, gin, vodka, rum, champagne, prosecco, port, sherry, liqueur, brandy, cider, spirits',
      'No relief for liquor: duty and GST are due on every bottle. List each one, or leave them out.',
      SG,
    ),
    restricted(
      'Tobacco',
      'tobacco, cigarette, cigar, rolling tobacco, pipe tobacco',
      'No relief for tobacco: duty and GST are due from the first one.',
      SG,
    ),
  ],
};

export const MALAYSIA: PlaceFacts = {
  papers: [
    paper('Customs Form No. 1', 'Completed and signed.', MY),
    paper('Work permit', 'Your work permit; a returning resident sends what shows a year abroad.', MY),
  ],
  charges: [
    possible(
      'Duty and sales tax',
      [0, 400],
      'Used household goods are free when you have used them for three months and hold a work permit, or return after a year abroad. New things are not.',
      'Be in Malaysia before the ship, keep receipts of what looks new, and list electrical goods with make and serial number.',
      `${MY}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs examination',
      [0, 200],
      'Customs examines household shipments, and some ports ask for a permit for electrical goods.',
      'Give an inventory with a list of electrical goods, books and discs.',
      `${MY}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Things against faith or morals',
      'pornography, porn, adult film, adult magazine, sex toy, cloth with koran verses, banned book, pirated dvd',
      'Obscene and banned works, and cloth with verses of the Koran, are seized.',
      MY_GOODS,
    ),
    forbidden(
      'Knives and weapon-like things',
      'flick knife, dagger, sword, spear, samurai sword, toy gun, replica gun, sword stick, syringe pen, laser pointer',
      'Daggers, flick knives, and things that look like guns are banned.',
      MY_GOODS,
    ),
    restricted(
      'Electrical goods',
      'television, tv, fridge, refrigerator, washing machine, microwave, oven, kettle, rice cooker, lamp, printer, hairdryer',
      'May need a permit of the Energy Commission. List make, model and serial number.',
      `${MY}; Energy Commission (Suruhanjaya Tenaga)`,
    ),
    restricted(
      'Plants and wooden carvings',
      'wooden mask, wooden carving, carving, bamboo, rattan, wicker basket',
      'Finished and free of bark and insects. Plants need a permit of the Department of Agriculture.',
      'Malaysian Quarantine and Inspection Services (MAQIS)',
    ),
    restricted(
      'Radios',
      'walkie talkie, radio transmitter, two-way radio, cb radio, satellite phone, signal booster',
      'Communications equipment needs approval by SIRIM and MCMC.',
      'Malaysian Communications and Multimedia Commission (MCMC)',
    ),
  ],
};
