import { expect, it } from '@jest/globals';
import { mockServer, pageOf } from '../test/mock-server';
import { evictLists } from './AdminArea';
import { AdminQuotesDocument } from './quotes/quotes.generated';

it('of the lists of a long day those that were shown last stay in memory', async () => {
  const quote = ({ search }: { search: string }) => ({ id: search, reference: `HLQ-${search}` });
  const { client } = mockServer({ adminQuotes: (asked: { search: string }) => pageOf([quote(asked)]) });
  const isKnown = (search: string) =>
    client.readQuery({ query: AdminQuotesDocument, variables: { search, page: 1 } }) !== null;

  const words = Array.from({ length: 40 }, (_, number) => `word ${number}`);
  for (const search of words) {
    const query = client.watchQuery({ query: AdminQuotesDocument, variables: { search, page: 1 } });
    await new Promise<void>((resolve) => {
      const shown = query.subscribe(({ data }) => {
        if (!data) return;
        evictLists(client);
        shown.unsubscribe();
        resolve();
      });
    });
  }

  expect(words.filter(isKnown)).toEqual(words.slice(-30));
  expect(
    Object.keys(client.cache.extract() as object).filter((id) => id.startsWith('SavedQuote:')),
  ).toHaveLength(30);
});
