import { COMMON_GOODS } from '../guides/common-goods.js';

const entries = (kind: (typeof COMMON_GOODS)[number]['kind']) =>
  COMMON_GOODS.filter((rule) => rule.kind === kind)
    .map(({ name, explanation }) => `- **${name}**: ${explanation}`)
    .join('\n');

/** Repeats the rules of the guides to all destinations, so that a customer agrees to one list. */
export const PROHIBITED_GOODS = `Your shipment travels by sea in a container that you share with others. One wrong item can stop all of it. By booking, you confirm that none of the goods under "Never" are in it, nor any that your destination doesn't allow.

## Never

${entries('forbidden')}
- **Counterfeit goods**, and anything else that is against the law here or at the destination

## Only on conditions

${entries('restricted')}
- **Works of art and antiques** may need a licence to leave the country. Ask us first

Destinations have rules of their own on top of this list, and the stricter one holds: the page of your destination and "May I send this?" on your quote show both. Send us a message if you're not sure. It costs nothing to ask.

## If such goods are in a shipment

We may refuse them, or have them removed, destroyed or handed to the authorities. You pay what that costs, and any fine that follows, as far as the law allows. If we find them before we ship, we'll tell you and send the rest.
`;
