import type { FrozenShipment } from '../../quotes/frozen-shipment.js';

const QUAY = {
  ...{ line1: '1 Quay', line2: '', city: 'Leeds', state: '', postcode: 'LS1', country: 'United Kingdom' },
};

/** A frozen shipment for rows that a test inserts into the database; its items cost the whole total. */
export function frozen({ totalPence = 100, ...parts }: Partial<FrozenShipment> = {}): FrozenShipment {
  return {
    ...{ destination: 'japan', service: 'standard', serviceName: 'Standard', fromCity: '', toCity: '' },
    ...{ itemsPence: totalPence, minimumPence: 0, minimumTopUpPence: 0, servicePence: 0, totalPence },
    ...{ promotion: null, promotionPence: 0, currency: 'gbp', itemCount: 1, volumeCm3: 1 },
    ...{ collectionDate: null, transit: null },
    ...{ collectionAddress: QUAY, deliveryAddress: QUAY, billingAddress: QUAY },
    ...parts,
  };
}
