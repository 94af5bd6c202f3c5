import type { GoodsRule } from '../../../rules/destination-guide.js';
import { forbidden, OWN_RULE, restricted } from './facts.js';

const IMDG = 'International Maritime Organization, International Maritime Dangerous Goods (IMDG) Code';
const CITES = 'Convention on International Trade in Endangered Species (CITES)';

/** Goods that may not travel in a shared container, or only under conditions, to any destination. */
export const COMMON_GOODS: readonly GoodsRule[] = [
  forbidden(
    'Aerosols',
    'aerosol, spray can, spray paint, hairspray, deodorant spray, air freshener, dry shampoo, whipped cream charger',
    'They burst or burn when a container gets hot. Use them up, or give them away.',
    `${IMDG}, UN 1950`,
  ),
  forbidden(
    'Loose lithium batteries and power banks',
    'lithium battery, loose battery, spare battery, power bank, battery pack, laptop battery, drone battery, car battery, battery',
    'A loose or damaged battery can start a fire. One built into a laptop, toothbrush or tool may travel switched off, and so may alkaline batteries in their packet.',
    `${IMDG}, UN 3480`,
  ),
  forbidden(
    'Electric scooters, hoverboards and e-bikes',
    'electric scooter, e-scooter, escooter, hoverboard, segway, electric bike, e-bike, ebike, electric wheelchair battery',
    'Their batteries are too large for a shared container. Take the battery out and ask us about the frame.',
    `${IMDG}, UN 3171`,
  ),
  forbidden(
    'Vapes and e-liquid',
    'vape, vaping, vaporiser, e-cigarette, ecigarette, electronic cigarette, e-liquid, juul, elf bar, heated tobacco, iqos',
    'Battery and liquid are both dangerous goods, and many countries seize them.',
    OWN_RULE,
  ),
  forbidden(
    'Flammable liquids and gas',
    'paint, paint tin, paint thinner, varnish, petrol, diesel, fuel, gas bottle, gas cylinder, gas canister, camping gas, propane, butane, lighter, lighter fluid, white spirit, turpentine, methylated spirit, paraffin, kerosene, match, firelighter, charcoal, fire extinguisher, scuba tank, oxygen cylinder',
    "What burns or is under pressure may not go into a shared container, nor its empty bottle unless it was cleaned and vented. Water-based artists' paint in tubes may travel.",
    `${IMDG}, classes 2 and 3`,
  ),
  restricted(
    'Perfume and nail varnish',
    'perfume, aftershave, cologne, nail varnish, nail polish, nail polish remover, hand sanitiser',
    'Used bottles for yourself, closed and in a sealed bag, five at most. New stock is dangerous goods.',
    `${IMDG}, UN 1266`,
  ),
  forbidden(
    'Bleach, acids and poisons',
    'bleach, drain cleaner, acid, ammonia, pesticide, weed killer, weedkiller, rat poison, insecticide, fertiliser, pool chemical, chlorine, mercury, mercury thermometer, asbestos',
    'They burn, poison or eat through packing when they leak.',
    `${IMDG}, classes 5, 6 and 8`,
  ),
  forbidden(
    'Fireworks and explosives',
    'firework, firecracker, sparkler, banger, christmas cracker, party popper, flare, explosive, gunpowder, ammunition, ammo, bullet, cartridge, grenade',
    'Class 1 dangerous goods: no shared container takes them.',
    `${IMDG}, class 1`,
  ),
  forbidden(
    'Guns and other weapons',
    'gun, firearm, rifle, shotgun, pistol, revolver, air gun, air rifle, airsoft, bb gun, paintball gun, replica gun, toy gun, weapon, crossbow, sword, samurai sword, machete, dagger, flick knife, butterfly knife, knuckleduster, nunchuck, pepper spray, mace spray, taser, stun gun',
    'We carry no weapons, and no replicas. Kitchen knives, tools and fencing foils without a point are fine when packed safely.',
    OWN_RULE,
  ),
  forbidden(
    'Drugs and hemp',
    'drug, cannabis, marijuana, weed, cbd, cbd oil, hemp, hemp oil, khat, cocaine, poppy seed, poppy head, magic mushroom, kava',
    'Illegal to send, also where CBD or hemp is sold freely in the UK.',
    'UN Single Convention on Narcotic Drugs, 1961; UK Misuse of Drugs Act 1971',
  ),
  restricted(
    'Medicine',
    'medicine, medication, prescription, pill, painkiller, codeine, insulin, inhaler, antibiotic, cough syrup, sleeping pill, antidepressant, herbal remedy',
    'Carry what you take in your hand luggage, with the prescription. In a shipment it is held until a doctor or pharmacist has confirmed it.',
    OWN_RULE,
  ),
  forbidden(
    'Money, bullion and jewellery',
    'cash, money, banknote, coin, coin collection, bullion, gold bar, gold, silver bar, jewellery, jewelry, diamond, gemstone, engagement ring, wedding ring, rolex, gift card, share certificate',
    'Nobody can insure them in a shared container. Take them with you.',
    OWN_RULE,
  ),
  restricted(
    'Passports and papers you need',
    'passport, visa, birth certificate, marriage certificate, driving licence, driving license, academic certificate, will, title deed',
    'You need them to clear customs and to begin your life there. Take them with you; copies may travel.',
    OWN_RULE,
  ),
  forbidden(
    'Ivory and other protected species',
    'ivory, elephant tusk, tusk, rhino horn, tortoiseshell, turtle shell, tiger skin, leopard skin, shahtoosh, whale bone, whale tooth, stuffed bird, taxidermy',
    'Trade and transport need permits of both countries, which take months. We do not carry them.',
    `${CITES}; UK Ivory Act 2018`,
  ),
  restricted(
    'Skins, corals and rare woods',
    'crocodile skin, crocodile bag, alligator skin, snakeskin, snake skin, python, fur coat, fur, coral, conch, giant clam, rosewood, guitar of rosewood, cactus wood, rainstick',
    'Some kinds need a CITES permit. Tell us what it is made of before you pack it.',
    CITES,
  ),
  restricted(
    'Alcohol',
    'alcohol, wine, beer, whisky, whiskey, gin, vodka, rum, champagne, prosecco, port, sherry, liqueur, brandy, cider, sake, spirits',
    'Duty is due on every bottle and the whole shipment may wait for it. List each one, or leave them out.',
    OWN_RULE,
  ),
  restricted(
    'Tobacco',
    'tobacco, cigarette, cigar, rolling tobacco, snuff, snus, shisha, hookah tobacco, pipe tobacco',
    'Duty is due from the first one, and the whole shipment may wait for it. Leave it out.',
    OWN_RULE,
  ),
  forbidden(
    'Fresh and frozen food',
    'fresh food, frozen food, fruit, vegetable, meat, sausage, ham, bacon, biltong, jerky, cheese, butter, milk, egg, seafood, fresh fish',
    'It spoils on the way, and no customs lets it in.',
    OWN_RULE,
  ),
  restricted(
    'Packaged food',
    'food, tea, coffee, spice, herb, rice, pasta, flour, cereal, chocolate, sweet, biscuit, cake, peanut, walnut, almond, tinned food, canned food, dried fruit, pet food, baby food, baby milk, protein powder, marmite, honey, jam',
    'Food makes customs open a shipment. Leave it out, or send only sealed shop packets and list each one.',
    OWN_RULE,
  ),
  forbidden(
    'Plants, seeds and soil',
    'plant, houseplant, seed, flower bulb, tulip bulb, soil, compost, turf, plant cutting, flower, dried flower, potpourri, pine cone, christmas tree, wreath, acorn, straw, hay, tree bark',
    'They carry pests and need a phytosanitary certificate, which nobody gives for household goods.',
    'International Plant Protection Convention (IPPC)',
  ),
  forbidden(
    'Animals',
    'animal, pet, dog, cat, hamster, rabbit, fish, reptile, insect, live bird, snake, tortoise',
    'Nothing that lives travels in a container. An airline or a pet carrier can help.',
    OWN_RULE,
  ),
  restricted(
    'Ashes of a person or pet',
    'ashes, cremated remains, cremation urn, human remains',
    'Take them with you, with the certificates of death and cremation. Airlines allow it.',
    OWN_RULE,
  ),
  restricted(
    'Things with an engine',
    'petrol mower, petrol lawn mower, chainsaw, strimmer, hedge trimmer, leaf blower, generator, outboard motor, pressure washer',
    'Drain fuel and oil, run it dry and leave it open for a day. A rest of fuel makes it dangerous goods.',
    `${IMDG}, UN 3166`,
  ),
  restricted(
    'Cars, motorcycles and boats',
    'car, motorcycle, motorbike, moped, motor scooter, quad bike, boat, jet ski, caravan, car trailer, car part, tyre, engine',
    'A vehicle is no household good to any customs: it needs papers and a price of its own. Call us.',
    OWN_RULE,
  ),
  restricted(
    'Drones and radios',
    'drone, quadcopter, dji, walkie talkie, radio transmitter, two-way radio, cb radio, satellite phone, gps jammer, signal booster',
    'Its battery stays inside, switched off. Many countries want you to register it: check before you fly or transmit.',
    OWN_RULE,
  ),
];
