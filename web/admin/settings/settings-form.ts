/** What is typed of the settings: one text for each field, named as the server names its fields. */

import { DESTINATIONS } from '../../../rules/destinations';
import { SERVICE_LEVELS } from '../../../rules/prices/quote';
import { toKey, toValue } from '../../apollo/enums';
import type { StoreSettingsInput } from '../../apollo/schema.generated';
import type { StoreSettingsPartsFragment } from './settings.generated';

export type SettingsForm = Readonly<Record<string, string>>;

export const LINKS_MAX = 10;
export const LINK_SLOTS = Array.from({ length: LINKS_MAX }, (_, index) => index);
const COMPANY_TEXTS = ['legalName', 'companyNumber', 'vatNumber', 'vatText', 'email', 'phone'] as const;
export const RATE_PARTS = ['perCubicMetre', 'handling', 'heavySurcharge'] as const;

/** The form to begin with: the settings as they are. */
export function startSettingsForm({ store, company }: StoreSettingsPartsFragment): SettingsForm {
  const form: Record<string, string> = {
    name: store.name,
    phone: store.phone,
    promotion: store.promotion,
    refundText: store.refundText,
    sameDayCutOffHour: String(store.sameDayCutOffHour),
    'company.addressLines': company.addressLines.join('\n'),
    'company.vatPercent': String(company.vatPercent),
  };
  for (const part of COMPANY_TEXTS) form[`company.${part}`] = company[part];
  for (const slot of LINK_SLOTS) {
    form[`socialLinks.${slot}.name`] = store.socialLinks[slot]?.name ?? '';
    form[`socialLinks.${slot}.url`] = store.socialLinks[slot]?.url ?? '';
  }
  for (const { level: value, name, description, surcharge } of store.services) {
    const level = toKey(value);
    form[`services.${level}.name`] = name;
    form[`services.${level}.description`] = description;
    form[`services.${level}.surcharge`] = inPounds(surcharge.minorUnits);
  }
  for (const { key } of DESTINATIONS) {
    const rate = store.destinationRates.find(({ destination }) => toKey(destination) === key);
    for (const part of RATE_PARTS) form[`rates.${key}.${part}`] = rate ? inPounds(rate[part].minorUnits) : '';
  }
  return form;
}

/** The names of what was typed over. */
export function changedFields(form: SettingsForm, before: SettingsForm): string[] {
  return Object.keys(form).filter((field) => form[field] !== before[field]);
}

/** What is typed, over settings that somebody else has changed meanwhile. */
export function mergeTyped(form: SettingsForm, before: SettingsForm, current: SettingsForm): SettingsForm {
  const typed = changedFields(form, before).map((field) => [field, form[field] ?? '']);
  return { ...current, ...Object.fromEntries(typed) };
}

/** Only what was changed, from a form without wrong fields. */
export function toSettingsInput(
  form: SettingsForm,
  before: SettingsForm,
  version: number,
): StoreSettingsInput {
  const changed = changedFields(form, before);
  const touches = (prefix: string) => changed.some((field) => field.startsWith(prefix));
  const text = (field: string) => (form[field] ?? '').trim();
  const textIfChanged = (field: string) => (changed.includes(field) ? { [field]: text(field) } : {});
  return {
    version,
    ...textIfChanged('name'),
    ...textIfChanged('phone'),
    ...textIfChanged('promotion'),
    ...textIfChanged('refundText'),
    ...(changed.includes('sameDayCutOffHour') && { sameDayCutOffHour: Number(form.sameDayCutOffHour) }),
    ...(touches('company.') && { company: companyOf(text) }),
    ...(touches('socialLinks.') && { socialLinks: linksOf(text) }),
    services: SERVICE_LEVELS.filter((level) => touches(`services.${level}.`)).map((level) => ({
      level: toValue(level),
      name: text(`services.${level}.name`),
      description: text(`services.${level}.description`),
      surcharge: inPence(text(`services.${level}.surcharge`)),
    })),
    destinationRates: DESTINATIONS.filter(({ key }) => touches(`rates.${key}.`)).map(({ key }) => ({
      destination: toValue(key),
      perCubicMetre: inPence(text(`rates.${key}.perCubicMetre`)),
      handling: inPence(text(`rates.${key}.handling`)),
      heavySurcharge: inPence(text(`rates.${key}.heavySurcharge`)),
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

/** The lines of a text that hold something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function linksOf(text: (field: string) => string): { name: string; url: string }[] {
  return LINK_SLOTS.map((slot) => ({
    name: text(`socialLinks.${slot}.name`),
    url: text(`socialLinks.${slot}.url`),
  })).filter(({ name, url }) => name || url);
}

function inPounds(pence: number): string {
  return (pence / 100).toFixed(2);
}

function inPence(pounds: string): number {
  return Math.round(Number(pounds) * 100);
}
