import { describe, expect, it } from '@jest/globals';
import { routeText } from './route-text';

const order = { status: 'IN_TRANSIT', destination: 'AUSTRALIA', fromCity: 'Leeds', toCity: 'Perth' } as const;

describe('the way of an order', () => {
  it('says as much as the map', () => {
    expect(routeText(order)).toMatchObject({
      stage: 'At sea',
      label: 'Map of the way by sea from Leeds, UK to Perth, Australia. At sea.',
    });
  });

  it('names a place once whose city is the country, and the UK when no town is known', () => {
    const text = routeText({ ...order, destination: 'SINGAPORE', fromCity: '', toCity: 'Singapore' });
    expect(text).toMatchObject({ from: 'the UK', to: 'Singapore' });
  });

  it('grows with every status, and nothing travels once it is cancelled', () => {
    const share = (status: Parameters<typeof routeText>[0]['status']) =>
      routeText({ ...order, status }).share;
    const shares = [share('PROCESSING'), share('SHIPPED'), share('IN_TRANSIT'), share('DELIVERED')];
    expect(shares).toEqual([...shares].sort());
    expect([shares[0], shares[3], share('CANCELLED')]).toEqual([0, 1, null]);
  });
});
