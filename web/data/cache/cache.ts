import { InMemoryCache } from '@apollo/client';
import { mergeMessages } from './merge-messages';

/** The normalised cache. Objects without an id are stored inside their parent. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Store: { merge: true, keyFields: [] },
      Attachment: { keyFields: false },
      DestinationRate: { keyFields: ['destination'] },
      Conversation: { fields: { messages: { keyArgs: false, merge: mergeMessages } } },
      Product: { fields: { prices: { merge: false } } },
      PaymentWithIssues: { fields: { issues: { merge: false }, unlinkedRefunds: { merge: false } } },
      Contact: { merge: true },
      Company: { merge: true },
      Box: { fields: { items: { merge: false } } },
      BoxPage: { merge: false },
      ServiceOption: { keyFields: ['level'] },
      Money: { merge: true },
      Cart: { fields: { lines: { merge: false }, quote: { merge: false } } },
      SavedQuote: { fields: { lines: { merge: false }, quote: { merge: true } } },
      Checkout: { fields: { lines: { merge: false }, quote: { merge: false } } },
      Order: {
        fields: {
          lines: { merge: false },
          timeline: { merge: false },
          quote: { merge: false },
          balance: { merge: false },
        },
      },
    },
  });
}
