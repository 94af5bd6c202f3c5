import { InMemoryCache } from '@apollo/client';

/** The normalised cache. What has no identity of its own is kept inside its parent. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Store: { merge: true, keyFields: [] },
      MyAccount: { merge: true, keyFields: [] },
      DestinationRate: { keyFields: ['destination'] },
      Conversation: { keyFields: ['orderId'] },
      MessagePage: { merge: false },
      AdminProduct: { fields: { prices: { merge: false } } },
      Box: { fields: { items: { merge: false } } },
      BoxPage: { merge: false },
      ServiceOption: { keyFields: ['level'] },
      Money: { merge: true },
      Cart: { fields: { lines: { merge: false }, quote: { merge: false } } },
      Checkout: { fields: { lines: { merge: false }, quote: { merge: false } } },
      Order: { fields: { lines: { merge: false }, timeline: { merge: false }, quote: { merge: false } } },
    },
  });
}
