import { describe, expect, it } from '@jest/globals';
import { readShipment, shipmentFromUrl, writeShipment } from './shipment-url';

const query = (text: string) => new URLSearchParams(text);

describe('the address of the quote builder', () => {
  it.each(['hongkong', 'Hong Kong', 'HONG KONG'])('takes the destination as %s', (toCountry) => {
    expect(readShipment(query(`toCountry=${encodeURIComponent(toCountry)}`))).toEqual({
      destination: 'hongkong',
    });
  });

  it('leaves open what it does not say, and ignores places we do not ship to and unknown types', () => {
    expect(readShipment(query('type=lunar&toCountry=Moon&fromCity=%20Leeds%20'))).toEqual({
      fromCity: 'Leeds',
    });
    expect(readShipment(query(''))).toEqual({});
  });

  it('writes a postcode as Royal Mail does', () => {
    expect(readShipment(query('fromCity=ls14ap'))).toEqual({ fromCity: 'LS1 4AP' });
  });

  it('follows the cart and keeps everything else', () => {
    const shipment = { destination: 'newzealand', fromCity: 'York', toCity: '' } as const;
    expect(
      writeShipment(query('type=international&toCountry=usa&toCity=Boston&step=2'), shipment).toString(),
    ).toBe('type=international&toCountry=New+Zealand&step=2&fromCity=York');
  });

  it('is left alone when it means the same', () => {
    const address = 'toCountry=newzealand&fromCity=York';
    const shipment = { destination: 'newzealand', fromCity: 'York', toCity: '' } as const;
    expect(writeShipment(query(address), shipment).toString()).toBe(address);
  });

  it('without a country means the one that a quote begins with', () => {
    const shipment = { destination: 'australia', fromCity: '', toCity: '' } as const;
    expect(writeShipment(query('step=2'), shipment).toString()).toBe('step=2');
    expect(writeShipment(query(''), { ...shipment, destination: 'usa' }).toString()).toBe('toCountry=USA');
  });

  it('of another page asks for nothing', () => {
    const search = '?toCountry=usa&fromCity=Leeds';
    expect(shipmentFromUrl({ pathname: '/checkout', search })).toEqual({});
    expect(shipmentFromUrl({ pathname: '/New-Quote/', search })).toEqual({
      destination: 'usa',
      fromCity: 'Leeds',
    });
  });
});
