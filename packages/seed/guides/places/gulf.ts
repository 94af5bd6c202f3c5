import { forbidden, OWN_ESTIMATE, paper, possible, restricted } from '../facts.js';
import type { PlaceFacts } from './place-facts.js';

const GCC = 'Common Customs Law of the GCC States: personal effects and used household items';
const DUBAI_GOODS = 'Dubai Customs, Prohibited and restricted goods';
const BAHRAIN_GOODS = 'Bahrain Customs Affairs, prohibited and restricted goods';

const dutyIn = (place: string) =>
  possible(
    'Customs duty',
    [0, 300],
    `Used household goods of people who come to live in ${place} are free. New things are charged 5% of their value.`,
    'Have your residence visa before the ship arrives, and send only used things.',
    `${GCC}. Amount: ${OWN_ESTIMATE}`,
  );

const examination = possible(
  'Customs examination',
  [0, 250],
  'Every household shipment is inspected. Books, films and pictures may be sent for approval.',
  'Pack books and discs together in boxes of their own, and leave out what is on the list.',
  `Inspection: ${GCC}. Amount: ${OWN_ESTIMATE}`,
);

const offensive = (source: string) =>
  forbidden(
    'Things against faith or morals',
    'pornography, porn, adult film, adult magazine, sex toy, nude painting, religious statue, bible in quantity, voodoo doll, ouija board, tarot card, magic charm',
    'Pictures, books and objects that offend Islam or public morals, and objects of magic, are seized.',
    source,
  );

const gambling = (source: string) =>
  forbidden(
    'Gambling things',
    'gambling machine, slot machine, roulette, roulette wheel, poker chip, poker set, casino game, fruit machine',
    'Tools and machines for gambling are banned.',
    source,
  );

const paan = (source: string) =>
  forbidden(
    'Paan and betel',
    'paan, betel leaf, betel nut, areca nut, gutka',
    'Banned in any amount.',
    source,
  );

export const DUBAI: PlaceFacts = {
  papers: [paper('Residence visa', 'The visa of the Emirates.', GCC)],
  charges: [dutyIn('the Emirates'), examination],
  goods: [
    offensive(DUBAI_GOODS),
    gambling(DUBAI_GOODS),
    paan(DUBAI_GOODS),
    forbidden(
      'Used tyres',
      'tyre, used tyre, car tyre, retread tyre',
      'Used and retreaded tyres are banned.',
      DUBAI_GOODS,
    ),
    forbidden('Nylon fishing nets', 'fishing net, nylon net', 'Banned in any size.', DUBAI_GOODS),
    restricted(
      'Books, films and discs',
      'book, dvd, film, video, vhs tape, cd, magazine, painting, picture, hard drive, usb stick',
      'Allowed for yourself. Customs may send them for approval, so pack them in boxes of their own with a list.',
      DUBAI_GOODS,
    ),
    restricted(
      'Medicine',
      'medicine, medication, prescription, pill, painkiller, codeine, insulin, inhaler, antibiotic, cough syrup, sleeping pill, antidepressant, herbal remedy',
      'Needs approval by the Ministry of Health and Prevention. Codeine, sleeping pills and many others are controlled: do not send them.',
      'UAE Ministry of Health and Prevention (MOHAP), controlled medicines',
    ),
    restricted(
      'Drones and radios',
      'drone, quadcopter, dji, walkie talkie, radio transmitter, two-way radio, cb radio, satellite phone, wireless camera',
      'Wireless transmitters need approval, and drones must be registered. Customs holds them until then.',
      'UAE General Civil Aviation Authority (GCAA); Telecommunications and Digital Government Regulatory Authority (TDRA)',
    ),
    restricted(
      'Alcohol',
      'alcohol, wine, beer, whisky, whiskey, gin, vodka, rum, champagne, prosecco, port, sherry, liqueur, brandy, cider, spirits',
      'Needs a permit of Dubai Police, which is not given for shared containers. Leave it out.',
      `${DUBAI_GOODS}: Dubai Police`,
    ),
  ],
};

export const BAHRAIN: PlaceFacts = {
  papers: [paper('Residence visa', 'The visa of Bahrain.', GCC)],
  charges: [dutyIn('Bahrain'), examination],
  goods: [
    offensive(BAHRAIN_GOODS),
    gambling(GCC),
    paan(BAHRAIN_GOODS),
    forbidden(
      'Cultured pearls',
      'pearl, pearl necklace, cultured pearl, pearl earring',
      'Bahrain bans cultured pearls, to protect its own.',
      BAHRAIN_GOODS,
    ),
    forbidden(
      'Used tyres',
      'tyre, used tyre, car tyre',
      'Used and reconditioned tyres are banned.',
      BAHRAIN_GOODS,
    ),
    forbidden(
      'Remote-controlled aircraft and drones',
      'drone, quadcopter, dji, remote control plane, remote control aircraft, model aircraft, rc plane, rc helicopter',
      'Remote-controlled model aircraft are banned without a licence of Civil Aviation Affairs.',
      `${BAHRAIN_GOODS}; Civil Aviation Affairs`,
    ),
    restricted(
      'Books, films and discs',
      'book, dvd, film, video, vhs tape, cd, magazine, hard drive',
      'Allowed for yourself. Customs may look through them, so pack them in boxes of their own with a list.',
      BAHRAIN_GOODS,
    ),
  ],
};
