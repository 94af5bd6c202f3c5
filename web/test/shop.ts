import type { Shop } from '../data/page/page-data';

/** A shop that ships to Australia and Japan. */
export const SHOP: Shop = {
  name: 'Test Removals',
  phone: '0800 123 456',
  promotion: '',
  onlineSavingPercent: 20,
  refundText: 'Cancel until 24 hours before we come.',
  socialLinks: [],
  proofs: [],
  company: { legalName: 'Quay Ltd', addressLines: ['1 Quay', 'London'], companyNumber: '01234567' },
  sameDayCutOffHour: 11,
  areaCutOffs: '',
  services: [],
  transitTimes: [],
  legalVersions: [],
  destinationRates: [rateOf('AUSTRALIA', 20_000), rateOf('JAPAN', 25_500)],
};

function rateOf(destination: 'AUSTRALIA' | 'JAPAN', minimumPence: number) {
  return {
    destination,
    minimumCharge: { minorUnits: minimumPence },
    perCubicMetre: { minorUnits: 44_000 },
    handling: { minorUnits: 1000 },
    heavySurcharge: { minorUnits: 2500 },
  };
}
