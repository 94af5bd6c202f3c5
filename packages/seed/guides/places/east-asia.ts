import { forbidden, OWN_ESTIMATE, paper, possible, restricted } from '../facts.js';
import type { PlaceFacts } from './place-facts.js';

const HK = 'Hong Kong Customs and Excise Department, Cargo clearance: personal effects; Dutiable commodities';
const HK_GOODS = 'Hong Kong Customs and Excise Department, Prohibited and controlled items';
const JAPAN_FORM = 'Japan Customs, Declaration of Personal Effects and Unaccompanied Articles (form C-5360)';
const JAPAN_GOODS = 'Japan Customs, Prohibited and restricted articles';
const GACC =
  'General Administration of Customs of China (GACC), articles for self-use of residents and settlers (Decree 58)';
const GACC_GOODS =
  'General Administration of Customs of China (GACC), Articles prohibited from entry (Decree 43)';

export const HONG_KONG: PlaceFacts = {
  papers: [],
  charges: [
    possible(
      'Duty on liquor and tobacco',
      [0, 150],
      'Hong Kong is a free port: duty is due only on strong liquor, tobacco and fuel, with no allowance in a shipment.',
      'Leave out spirits and tobacco.',
      `${HK}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs examination',
      [0, 150],
      'Personal effects are cleared like other cargo, and some shipments are opened.',
      'Give a full inventory, and leave out what needs a licence.',
      `${HK}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Vapes and heated tobacco',
      'vape, vaping, vaporiser, e-cigarette, ecigarette, electronic cigarette, e-liquid, juul, elf bar, heated tobacco, iqos, herbal cigarette',
      'Importing alternative smoking products is a crime since April 2022, also for yourself.',
      'Smoking (Public Health) (Amendment) Ordinance 2021; Hong Kong Customs and Excise Department',
    ),
    forbidden(
      'CBD in any product',
      'cbd, cbd oil, cbd cream, cannabis, marijuana, weed, hemp, hemp oil',
      'Cannabidiol (CBD) is a dangerous drug in Hong Kong since February 2023.',
      'Dangerous Drugs Ordinance (Cap. 134), Hong Kong',
    ),
    restricted(
      'Strong liquor',
      'whisky, whiskey, gin, vodka, rum, liqueur, brandy, spirits, alcohol',
      'Above 30% of alcohol, duty is due from the first bottle and a licence is needed.',
      HK,
    ),
    restricted(
      'Milk powder and meat',
      'baby milk, powdered formula, infant formula, milk powder, meat, poultry, egg',
      'Needs a licence or health certificate. Leave it out.',
      HK_GOODS,
    ),
    restricted(
      'Radios',
      'walkie talkie, radio transmitter, two-way radio, cb radio, satellite phone, signal booster',
      'Telecommunications equipment needs a licence.',
      HK_GOODS,
    ),
  ],
};

export const JAPAN: PlaceFacts = {
  papers: [
    paper(
      'Form C-5360',
      'The copy with the stamp of the day you arrived, with “unaccompanied articles” declared.',
      JAPAN_FORM,
    ),
  ],
  charges: [
    possible(
      'Duty and consumption tax',
      [0, 500],
      'Without the stamped form C-5360 of the day you arrived the shipment counts as ordinary cargo, and duty and tax are due.',
      'Declare “unaccompanied articles” on two forms at the airport, keep the stamped one, and ship within six months.',
      `${JAPAN_FORM}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs inspection',
      [0, 200],
      'Customs may X-ray or open the shipment.',
      'Leave out all food and medicine: they cause most inspections.',
      `Choice of shipments: ${JAPAN_FORM}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Stimulants, also in cold remedies',
      'vicks inhaler, sudafed, pseudoephedrine, adderall, amphetamine, stimulant, actifed',
      'Inhalers and cold or allergy remedies with stimulants are illegal in Japan, also with a prescription.',
      JAPAN_GOODS,
    ),
    restricted(
      'Medicine and cosmetics',
      'medicine, medication, prescription, pill, painkiller, insulin, inhaler, antibiotic, cough syrup, sleeping pill, antidepressant, herbal remedy, cosmetic, vitamin, supplement',
      'Up to two months of medicine and 24 of each cosmetic for yourself; more needs an import certificate (Yunyu Kakunin-sho).',
      'Japan Ministry of Health, Labour and Welfare (MHLW), importing medicine for personal use',
    ),
    forbidden(
      'Obscene pictures',
      'pornography, porn, adult film, adult magazine',
      'Obscene materials are seized.',
      JAPAN_GOODS,
    ),
    forbidden(
      'Counterfeits and copies',
      'counterfeit, fake designer bag, fake watch, pirated dvd, pirate copy, replica watch',
      'Things that infringe a trademark or copyright are seized, also for yourself.',
      JAPAN_GOODS,
    ),
    restricted(
      'Animal products',
      'horn, antler, feather, down coat, wool fleece, hide, leather rug, sheepskin, bone',
      'Skins, horns, feathers and bones that are not finished goods need a quarantine inspection.',
      'Japan Animal Quarantine Service',
    ),
  ],
};

export const CHINA: PlaceFacts = {
  papers: [
    paper('Residence permit', 'A permit of a year or more.', GACC),
    paper(
      'Photographs of antiques',
      'Of each antique in the shipment; a sheet that says “none” when there are none.',
      GACC,
    ),
  ],
  charges: [
    possible(
      'Import duty',
      [0, 700],
      'Customs decides what is free. Televisions, cameras, pianos, large appliances and things that look new are often charged.',
      'Have a residence permit of a year or more, ship within six months of it, and send only used things in ordinary numbers.',
      `${GACC}. Amount: ${OWN_ESTIMATE}`,
    ),
    possible(
      'Customs inspection',
      [0, 250],
      'Many household shipments are opened, and books, discs and storage are looked through.',
      'Give an inventory with every book, disc and device, and be reachable on the day.',
      `Inspection: ${GACC}. Amount: ${OWN_ESTIMATE}`,
    ),
  ],
  goods: [
    forbidden(
      'Harmful books, films and storage',
      'political book, map, atlas, globe, religious book, dvd, film, video, pornography, porn, adult film, adult magazine, pirated dvd',
      'What customs finds harmful to politics, culture or morals is seized, and so are maps with other borders. List books and discs one by one, or leave them out.',
      GACC_GOODS,
    ),
    restricted(
      'Books',
      'book, magazine, printed matter, cd, hard drive, usb stick',
      'A reasonable number for yourself, listed. They may be looked through.',
      GACC,
    ),
    restricted(
      'Appliances and electronics',
      'television, tv, camera, video camera, computer, laptop, printer, fridge, refrigerator, washing machine, freezer, piano, projector',
      'One of each kind; more, or new ones, are charged duty.',
      GACC,
    ),
    forbidden(
      'Used clothes in quantity',
      'used clothes, second-hand clothes, charity clothes, rags',
      'Your own wardrobe is fine; bales of used clothing are banned.',
      GACC_GOODS,
    ),
    restricted(
      'Antiques',
      'antique, antique furniture, porcelain, old coin, stamp collection',
      'Send photographs: antiques are recorded on arrival, so that they may leave again.',
      GACC,
    ),
    restricted(
      'Drones and radios',
      'drone, quadcopter, dji, walkie talkie, radio transmitter, two-way radio, satellite phone, gps receiver',
      'Transmitters need approval, and drones from 250 g must be registered.',
      'Civil Aviation Administration of China (CAAC); GACC',
    ),
  ],
};
