import { describe, expect, it } from '@jest/globals';
import { routeWords } from './route-words';

const order = { status: 'IN_TRANSIT', destination: 'AUSTRALIA', fromCity: 'Leeds', toCity: 'Perth' } as const;

describe('the way of an order', () => {
  it('is told in words that say as much as the map', () => {
    expect(routeWords(order)).toMatchObject({
      stage: 'At sea',
      label: 'Map of the way by sea from Leeds, UK to Perth, Australia. At sea.',
      length: expect.stringMatching(/^about \d{1,2},\d00 nautical miles/),
    });
  });

  it('names a place once whose city is the country, and the UK when no town is known', () => {
    const words = routeWords({ ...order, destination: 'SINGAPORE', fromCity: '', toCity: 'Singapore' });
    expect(words).toMatchObject({ from: 'the UK', to: 'Singapore' });
  });

  it('grows with every status, and nothing travels once it is cancelled', () => {
    const share = (status: Parameters<typeof routeWords>[0]['status']) =>
      routeWords({ ...order, status }).share;
    const shares = [share('PROCESSING'), share('SHIPPED'), share('IN_TRANSIT'), share('DELIVERED')];
    expect(shares).toEqual([...shares].sort());
    expect([shares[0], shares[3], share('CANCELLED')]).toEqual([0, 1, null]);
  });
});
