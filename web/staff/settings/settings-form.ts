/** Form values of the settings: one text per field, named as on the server. */

import { get } from 'react-hook-form';
import { DESTINATIONS } from '../../../rules/destinations';
import { COLLECTION_REGIONS } from '../../../rules/people/collection-regions';
import { SERVICE_LEVELS } from '../../../rules/prices/quote';
import { fromGraphqlEnum, toGraphqlEnum } from '../../data/enums';
import type { StoreSettingsInput } from '../../data/schema.generated';
import { poundsOf, readPounds } from '../../lib/forms/pounds';
import type { StoreSettingsPartsFragment } from './settings.generated';

export interface SettingsForm {
  name: string;
  phone: string;
  phoneHours: string;
  promotion: string;
  onlineSavingPercent: string;
  refundText: string;
  sameDayCutOffHour: string;
  areaCutOffs: string;
  bankDetails: string;
  newOrderEmails: string;
  premiumFromOrders: string;
  refundLimit: string;
  /** Whether we collect there, by area. */
  collectionRegions: Record<string, string>;
  company: Record<(typeof COMPANY_TEXTS)[number] | 'addressLines' | 'vatPercent', string>;
  socialLinks: { name: string; url: string }[];
  /** Memberships and reviews. */
  proofs: { name: string; url: string }[];
  services: Record<string, { name: string; description: string; surcharge: string }>;
  rates: Record<string, Record<(typeof RATE_PARTS)[number], string>>;
}

export const LINKS_MAX = 10;
export const LINK_SLOTS = Array.from({ length: LINKS_MAX }, (_, index) => index);
export const PROOF_SLOTS = LINK_SLOTS.slice(0, 6);
const COMPANY_TEXTS = ['legalName', 'companyNumber', 'vatNumber', 'vatText', 'email', 'phone'] as const;
export const RATE_PARTS = ['perCubicMetre', 'handling', 'heavySurcharge'] as const;

/** The settings as form values. */
export function startSettingsForm(store: StoreSettingsPartsFragment): SettingsForm {
  const { company, newOrderEmails, premiumFromOrders } = store;
  const { name, phone, phoneHours, promotion, onlineSavingPercent, refundText, sameDayCutOffHour } = store;
  const texts = COMPANY_TEXTS.map((part) => [part, company[part]]);
  return {
    ...{ name, phone, phoneHours, promotion, refundText, sameDayCutOffHour: String(sameDayCutOffHour) },
    areaCutOffs: store.areaCutOffs,
    bankDetails: store.bankDetails ?? '',
    newOrderEmails: String(newOrderEmails),
    premiumFromOrders: String(premiumFromOrders),
    refundLimit: poundsOf(store.refundLimit?.minorUnits ?? 0),
    collectionRegions: Object.fromEntries(
      COLLECTION_REGIONS.map((area) => [area, String(store.collectionRegions.includes(toGraphqlEnum(area)))]),
    ),
    onlineSavingPercent: onlineSavingPercent ? String(onlineSavingPercent) : '',
    company: {
      ...(Object.fromEntries(texts) as Record<(typeof COMPANY_TEXTS)[number], string>),
      addressLines: company.addressLines.join('\n'),
      vatPercent: String(company.vatPercent),
    },
    socialLinks: slotsOf(LINK_SLOTS, store.socialLinks),
    proofs: slotsOf(PROOF_SLOTS, store.proofs),
    services: Object.fromEntries(
      store.services.map(({ level, name, description, surcharge }) => [
        fromGraphqlEnum(level),
        { name, description, surcharge: poundsOf(surcharge.minorUnits) },
      ]),
    ),
    rates: Object.fromEntries(
      DESTINATIONS.map(({ key }) => {
        const rate = store.destinationRates.find(({ destination }) => fromGraphqlEnum(destination) === key);
        const amountOf = (part: (typeof RATE_PARTS)[number]) => (rate ? poundsOf(rate[part].minorUnits) : '');
        return [
          key,
          {
            perCubicMetre: amountOf('perCubicMetre'),
            handling: amountOf('handling'),
            heavySurcharge: amountOf('heavySurcharge'),
          },
        ];
      }),
    ),
  };
}

/** The text in a field ("company.legalName"). */
export function textAt(form: SettingsForm, field: string): string {
  return (get(form, field) as unknown as string | undefined) ?? '';
}

/** The changed fields of a valid form. */
export function toSettingsInput(
  form: SettingsForm,
  before: SettingsForm,
  version: number,
): StoreSettingsInput {
  const touches = (part: string) => !isSame(get(form, part), get(before, part));
  const text = (field: string) => textAt(form, field).trim();
  const textIfChanged = (field: string) => (touches(field) ? { [field]: text(field) } : {});
  return {
    version,
    ...textIfChanged('name'),
    ...textIfChanged('phone'),
    ...textIfChanged('phoneHours'),
    ...textIfChanged('promotion'),
    ...(touches('onlineSavingPercent') && { onlineSavingPercent: Number(text('onlineSavingPercent')) }),
    ...textIfChanged('refundText'),
    ...(touches('sameDayCutOffHour') && { sameDayCutOffHour: Number(form.sameDayCutOffHour) }),
    ...textIfChanged('areaCutOffs'),
    ...textIfChanged('bankDetails'),
    ...(touches('premiumFromOrders') && { premiumFromOrders: Number(text('premiumFromOrders')) }),
    ...(touches('refundLimit') && { refundLimit: penceAt(text('refundLimit')) }),
    ...(touches('newOrderEmails') && { newOrderEmails: form.newOrderEmails === 'true' }),
    ...(touches('collectionRegions') && {
      collectionRegions: COLLECTION_REGIONS.filter((area) => form.collectionRegions[area] === 'true').map(
        toGraphqlEnum,
      ),
    }),
    ...(touches('company') && { company: companyOf(text) }),
    ...(touches('socialLinks') && { socialLinks: linksOf('socialLinks', LINK_SLOTS, text) }),
    ...(touches('proofs') && { proofs: linksOf('proofs', PROOF_SLOTS, text) }),
    services: SERVICE_LEVELS.filter((level) => touches(`services.${level}`)).map((level) => ({
      level: toGraphqlEnum(level),
      name: text(`services.${level}.name`),
      description: text(`services.${level}.description`),
      surcharge: penceAt(text(`services.${level}.surcharge`)),
    })),
    destinationRates: DESTINATIONS.filter(({ key }) => touches(`rates.${key}`)).map(({ key }) => ({
      destination: toGraphqlEnum(key),
      perCubicMetre: penceAt(text(`rates.${key}.perCubicMetre`)),
      handling: penceAt(text(`rates.${key}.handling`)),
      heavySurcharge: penceAt(text(`rates.${key}.heavySurcharge`)),
    })),
  };
}

function companyOf(text: (field: string) => string): NonNullable<StoreSettingsInput['company']> {
  const texts = COMPANY_TEXTS.map((part) => [part, text(`company.${part}`)]);
  return {
    ...(Object.fromEntries(texts) as Record<(typeof COMPANY_TEXTS)[number], string>),
    addressLines: linesOf(text('company.addressLines')),
    vatPercent: Number(text('company.vatPercent')),
  };
}

/** The non-empty lines of a text. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function slotsOf(slots: readonly number[], links: readonly { name: string; url: string }[]) {
  return slots.map((slot) => {
    const { name = '', url = '' } = links[slot] ?? {};
    return { name, url };
  });
}

function linksOf(
  list: 'socialLinks' | 'proofs',
  slots: readonly number[],
  text: (field: string) => string,
): { name: string; url: string }[] {
  return slots
    .map((slot) => ({
      name: text(`${list}.${slot}.name`),
      url: text(`${list}.${slot}.url`),
    }))
    .filter(({ name, url }) => name || url);
}

/** The pence of an amount that was checked. */
function penceAt(pounds: string): number {
  return readPounds(pounds) ?? 0;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
