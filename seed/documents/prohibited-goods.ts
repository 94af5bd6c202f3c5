export const PROHIBITED_GOODS = `Your shipment travels by sea in a container that you share with others. One wrong item can stop all of it. By booking, you confirm that none of the goods under "Never" are in it.

## Never

- **Things that explode or burn**: fireworks, ammunition, petrol, lighters, matches, gas bottles, camping stoves with fuel, solvents
- **Sprays and liquids under pressure**: aerosols, fire extinguishers, diving tanks that aren't empty and open
- **Poisons and corrosives**: pesticides, bleach, acids, car batteries, mercury
- **Loose lithium batteries and power banks**, and damaged batteries of any kind
- **Weapons** and parts of them, replicas, pepper spray
- **Drugs**, and what is used to take or make them
- **Food that spoils**, and meat, dairy, eggs, honey, fruit, vegetables and seeds
- **Plants, soil and animals**, alive or dead
- **Money and valuables**: cash, bank cards, jewellery, gold, watches of high value
- **Papers you can't replace**: passports, certificates, deeds
- **Tobacco and vapes**
- **Counterfeit goods**, and anything else that is against the law here or at the destination

## Ask us first

- **Devices with a built-in battery**, such as e-bikes and scooters
- **Alcohol**
- **Medicines**
- **Paint, cosmetics and perfume**
- **Untreated wood, wicker and straw**, which many countries inspect for insects
- **Garden tools, boots, bicycles and camping gear** that have touched soil: clean and dry them first
- **Knives and tools with blades**
- **Ivory, fur, shells, coral and leather of protected animals**, which need a permit
- **Cars, motorbikes and engines**
- **Works of art and antiques** that may need a licence to leave the country

Destinations have rules of their own on top of this list. Send us a message if you're not sure. It costs nothing to ask.

## If such goods are in a shipment

We may refuse them, or have them removed, destroyed or handed to the authorities. You pay what that costs, and any fine that follows, as far as the law allows. If we find them before we ship, we'll tell you and send the rest.
`;
