/** Labels and rules of the settings, in the order of the page. */

import { DESTINATIONS } from '../../../rules/destinations';
import { areaCutOffsProblem } from '../../../rules/orders/area-cut-offs';
import { COLLECTION_REGIONS, regionName } from '../../../rules/people/collection-regions';
import { EMAIL_MESSAGE, isEmail, plainPhone, SHOP_PHONE } from '../../../rules/people/contact-rules';
import { ONLINE_SAVING_PERCENT } from '../../../rules/prices/phone-price';
import { PREMIUM_FROM_ORDERS, PREMIUM_MESSAGE } from '../../../rules/prices/premium';
import { SERVICE_LEVELS } from '../../../rules/prices/quote';
import { plainSigns } from '../../../rules/text';
import { poundsProblem, readPounds } from '../../lib/forms/pounds';
import type { FieldLabels } from '../ui/records/field-labels';
import { LINK_SLOTS, linesOf, PROOF_SLOTS, RATE_PARTS, type SettingsForm, textAt } from './settings-form';

export interface SettingsField {
  readonly key: string;
  readonly label: string;
  /** Why the value is refused. */
  readonly check: (text: string, form: SettingsForm) => string | false;
}

const PHONE_MESSAGE = 'Enter a phone number of digits, spaces and + ( ) -, or leave it empty';

const phone = (text: string) => !SHOP_PHONE.test(plainPhone(text) ?? plainSigns(text)) && PHONE_MESSAGE;
const needed = (max: number, message: string) => (text: string) => (!text || text.length > max) && message;
const amount = (text: string) => !isAmount(text) && 'Enter an amount from 0.00 to 99,999.99';
const upTo = (max: number, message: string) => (text: string) => text.length > max && message;

const CONTACT: SettingsField[] = [
  {
    key: 'name',
    label: 'Name of the shop',
    check: needed(60, 'Enter the name of the shop in 1 to 60 characters, on one line'),
  },
  { key: 'phone', label: 'Free phone line', check: phone },
  { key: 'phoneHours', label: 'Phone hours', check: upTo(80, 'Keep the phone hours to 80 characters') },
  {
    key: 'promotion',
    label: 'Promotional line',
    check: upTo(80, 'Keep the promotional line to 80 characters'),
  },
  {
    key: 'onlineSavingPercent',
    label: 'Online saving (%)',
    check: (text) =>
      (!/^\d{0,2}$/.test(text) || Number(text) > ONLINE_SAVING_PERCENT.max) &&
      `Enter a whole number up to ${ONLINE_SAVING_PERCENT.max}, or leave it empty`,
  },
  {
    key: 'refundText',
    label: 'Refund policy line',
    check: (text) =>
      (text.length > 200 || !/\b24 hours\b/.test(text)) &&
      "Mention 24 hours in 1 to 200 characters: that's our refund window",
  },
  { key: 'sameDayCutOffHour', label: 'Same-day cut-off', check: () => false },
  {
    key: 'areaCutOffs',
    label: 'Same-day cut-off by postcode area',
    check: (text) => areaCutOffsProblem(text) ?? false,
  },
  { key: 'bankDetails', label: 'Bank details', check: upTo(300, 'Keep it to 300 characters') },
  ...COLLECTION_REGIONS.map((area) => ({
    key: `collectionRegions.${area}`,
    label: `Collect in ${regionName(area)}`,
    check: () => false as const,
  })),
  {
    key: 'premiumFromOrders',
    label: 'Premium Customer from',
    check: (text) => (!/^\d{1,3}$/.test(text) || Number(text) > PREMIUM_FROM_ORDERS.max) && PREMIUM_MESSAGE,
  },
  { key: 'refundLimit', label: 'Refunds by clerks up to (£)', check: amount },
  { key: 'newOrderEmails', label: 'Emails about new orders', check: () => false },
];

const SERVICES: SettingsField[] = SERVICE_LEVELS.flatMap((level) => [
  {
    key: `services.${level}.name`,
    label: 'Name',
    check: needed(60, 'Name the service in 1 to 60 characters'),
  },
  {
    key: `services.${level}.description`,
    label: 'What it includes',
    check: needed(300, 'Describe the service in 1 to 300 characters'),
  },
  { key: `services.${level}.surcharge`, label: 'Surcharge (£)', check: amount },
]);

const RATES: SettingsField[] = DESTINATIONS.flatMap(({ key, name }) => {
  const rate = (part: string, label: string, isFine: (text: string) => boolean, message: string) => ({
    key: `rates.${key}.${part}`,
    label: `${name}, ${label}`,
    check: (text: string, form: SettingsForm) => isRated(form, key) && !isFine(text) && message,
  });
  return [
    rate(
      'perCubicMetre',
      'per cubic metre (£)',
      (text) => isAmount(text) && readPounds(text) !== 0,
      'From 0.01',
    ),
    rate('handling', 'handling (£)', isAmount, 'From 0.00'),
    rate('heavySurcharge', 'over 30 kg (£)', isAmount, 'From 0.00'),
  ];
});

const COMPANY: SettingsField[] = [
  {
    key: 'company.legalName',
    label: 'Legal name',
    check: needed(120, 'Enter the legal name in 1 to 120 characters'),
  },
  {
    key: 'company.addressLines',
    label: 'Address, line by line',
    check: (text) =>
      (linesOf(text).length < 1 ||
        linesOf(text).length > 6 ||
        linesOf(text).some(({ length }) => length > 80)) &&
      'Enter 1 to 6 lines of up to 80 characters each',
  },
  {
    key: 'company.companyNumber',
    label: 'Company number',
    check: upTo(20, 'Enter the company number in up to 20 characters'),
  },
  {
    key: 'company.vatNumber',
    label: 'VAT number',
    check: upTo(20, 'Enter the VAT number in up to 20 characters, or leave it empty'),
  },
  {
    key: 'company.vatPercent',
    label: 'VAT contained in prices (%)',
    check: (text, form) => {
      if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > 100)
        return 'Enter the VAT rate as a percentage from 0 to 100';
      return (
        Number(text) > 0 && !form.company.vatNumber.trim() && 'A company without a VAT number charges no VAT'
      );
    },
  },
  {
    key: 'company.vatText',
    label: 'VAT statement',
    check: upTo(300, 'Keep the VAT statement to 300 characters'),
  },
  {
    key: 'company.email',
    label: 'Email for questions about documents',
    check: (text) => !isEmail(text) && EMAIL_MESSAGE,
  },
  { key: 'company.phone', label: 'Phone for questions about documents', check: phone },
];

const LINKS = linkFields('socialLinks', LINK_SLOTS, 40);
const PROOFS = linkFields('proofs', PROOF_SLOTS, 80);

function linkFields(
  list: 'socialLinks' | 'proofs',
  slots: readonly number[],
  nameMax: number,
): SettingsField[] {
  return slots.flatMap((slot) => {
    const [name, url] = [`${list}.${slot}.name`, `${list}.${slot}.url`] as const;
    return [
      {
        key: name,
        label: 'Name',
        check: (text: string, form: SettingsForm) => {
          if ((!text && textAt(form, url).trim()) || text.length > nameMax)
            return `Name it in 1 to ${nameMax} characters`;
          const isTwice = slots.some(
            (other) => other < slot && text && form[list][other]?.name.trim() === text,
          );
          return isTwice && 'Name each once';
        },
      },
      {
        key: url,
        label: 'Address',
        check: (text: string, form: SettingsForm) =>
          Boolean(text || textAt(form, name).trim()) &&
          (text.length > 300 || !isHttps(text)) &&
          'Enter the whole address, beginning with https://',
      },
    ];
  });
}

/** Every field, in the order of the page. */
export const SETTINGS_FIELDS: readonly SettingsField[] = [
  ...CONTACT,
  ...SERVICES,
  ...RATES,
  ...COMPANY,
  ...PROOFS,
  ...LINKS,
];

/** Every invalid field with its message, in the order of the page. */
export function checkSettings(form: SettingsForm): Map<string, string> {
  return new Map(
    SETTINGS_FIELDS.flatMap(({ key, check }) => {
      const message = check(textAt(form, key).trim(), form);
      return message ? [[key, message] as const] : [];
    }),
  );
}

/** A destination without any of its three amounts stays without a rate. */
function isRated(form: SettingsForm, destination: string): boolean {
  return RATE_PARTS.some((part) => form.rates[destination]?.[part].trim());
}

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && /^https:\/\/[^/]+\.[^/]+/.test(text);
}

function isAmount(text: string): boolean {
  return poundsProblem(text, '-') === null;
}

export const SERVICE_TITLES = {
  standard: 'Standard service',
  express: 'Express service',
  whiteglove: 'White glove service',
} as const;

/** The fields in a conflict, by names that tell those of services and links apart. */
export const SETTINGS_LABELS: FieldLabels<SettingsForm, unknown> = Object.fromEntries(
  SETTINGS_FIELDS.map(({ key, label }) => [
    key,
    [wholeLabel(key, label), (form) => textAt(form, key) || 'empty'],
  ]),
);

function wholeLabel(key: string, label: string): string {
  const [group, part = ''] = key.split('.');
  if (group === 'services')
    return `${SERVICE_TITLES[part as keyof typeof SERVICE_TITLES]}, ${label.toLowerCase()}`;
  if (group === 'proofs') return `Membership or review ${Number(part) + 1}, ${label.toLowerCase()}`;
  if (group === 'socialLinks') return `Link ${Number(part) + 1}, ${label.toLowerCase()}`;
  return label;
}
