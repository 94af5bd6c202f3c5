import { describe, expect, it } from '@jest/globals';
import { set } from 'react-hook-form';
import { toGraphqlEnum } from '../../data/enums';
import type { StoreSettingsPartsFragment } from './settings.generated';
import { checkSettings } from './settings-fields';
import { type SettingsForm, startSettingsForm, toSettingsInput } from './settings-form';

const pounds = (minorUnits: number) => ({ minorUnits, currency: 'gbp' });

const SETTINGS: StoreSettingsPartsFragment = {
  newOrderEmails: true,
  premiumFromOrders: 0,
  refundLimit: { minorUnits: 10_000 },
  version: 4,
  company: {
    legalName: 'Quayside Removals Ltd',
    addressLines: ['2 Example Quay', 'London'],
    companyNumber: '01234567',
    vatNumber: '',
    vatPercent: 0,
    vatText: '',
    email: 'books@quayside.example',
    phone: '',
  },
  name: 'Quayside',
  phone: '0808 157 0192',
  phoneHours: '',
  promotion: '',
  onlineSavingPercent: 20,
  refundText: 'Cancel until 24 hours before we come.',
  sameDayCutOffHour: 12,
  areaCutOffs: '',
  bankDetails: '',
  collectionRegions: [],
  socialLinks: [{ name: 'Maps', url: 'https://maps.example/' }],
  proofs: [{ name: 'Guild member', url: 'https://guild.example/us' }],
  services: (['standard', 'express', 'whiteglove'] as const).map((level, index) => ({
    level: toGraphqlEnum(level),
    name: level,
    description: 'Door to door.',
    surcharge: pounds(index * 2999),
  })),
  destinationRates: [
    {
      destination: 'AUSTRALIA',
      minimumCharge: pounds(24_500),
      perCubicMetre: pounds(50_000),
      handling: pounds(1_050),
      heavySurcharge: pounds(2_000),
    },
  ],
};

const before = startSettingsForm(SETTINGS);

describe('the form of the settings', () => {
  it('has nothing wrong and nothing to send as it is read', () => {
    expect([...checkSettings(before)]).toEqual([]);
    expect(toSettingsInput(before, before, 4)).toEqual({ version: 4, services: [], destinationRates: [] });
  });

  it('sends only what was typed over, in pence', () => {
    const form = typed({
      phone: ' +44 20 7946 0000 ',
      'services.express.surcharge': '31.10',
      'rates.australia.handling': '10.07',
      'socialLinks.0.name': '',
      'socialLinks.0.url': '',
    });
    expect(toSettingsInput(form, before, 4)).toEqual({
      version: 4,
      phone: '+44 20 7946 0000',
      socialLinks: [],
      services: [{ level: 'EXPRESS', name: 'express', description: 'Door to door.', surcharge: 3110 }],
      destinationRates: [
        { destination: 'AUSTRALIA', perCubicMetre: 50_000, handling: 1_007, heavySurcharge: 2_000 },
      ],
    });
  });

  it.each([
    ['proofs.0.url', ''],
    ['socialLinks.0.url', 'http://maps.example/'],
    ['socialLinks.1.name', 'Maps'],
    ['name', ' '],
    ['phone', 'call us'],
    ['refundText', 'Any time.'],
    ['company.vatPercent', '20'],
    ['company.addressLines', ' \n '],
    ['services.express.surcharge', '31,10'],
    ['rates.australia.perCubicMetre', '0'],
    ['rates.australia.handling', ''],
  ])('refuses %s of "%s"', (field, text) => {
    expect([...checkSettings(typed({ [field]: text })).keys()]).toContain(field);
  });
});

function typed(texts: Readonly<Record<string, string>>): SettingsForm {
  const form = structuredClone(before);
  for (const [field, text] of Object.entries(texts)) set(form, field, text);
  return form;
}
