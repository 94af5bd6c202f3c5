import { Type } from 'typebox';
import type { Env } from '../env/env.js';
import { shape, Text, Whole } from '../shared/api/rest-schema.js';
import { wrongField } from '../shared/errors/errors.js';
import { fromPounds } from '../shared/money.js';
import type { StoreSettingsBody } from './settings-admin.inputs.js';
import { type SettingsChange, trimmed } from './settings-change.js';
import { RestStore, toRestStore } from './store.rest.js';
import type { StoreTerms } from './store.service.js';

const RestCompany = shape(
  {
    legalName: Text('As registered.'),
    addressLines: Type.Array(Text('One line.'), { description: 'As on an envelope, without the name.' }),
    companyNumber: Text('As registered.'),
    vatNumber: Text('Empty when the company is not registered for VAT.'),
    vatPercent: Type.Number({ description: 'Percent contained in every price.' }),
    vatText: Text('Why that rate, as the law wants it on the invoice.'),
    email: Text('For questions about documents.'),
    phone: Text('For questions about documents; may be empty.'),
  },
  { name: 'Company', description: 'Who issues the documents, and what they say of VAT.' },
);

export const RestSettings = shape(
  {
    version: Whole('Raised by every change; sent back with the next one.'),
    store: RestStore,
    company: RestCompany,
  },
  { name: 'StoreSettings', description: 'Everything staff decide in the settings.' },
);

/** The settings as REST shows them to staff. */
export function toRestSettings(terms: StoreTerms, env: Pick<Env, 'stripe'>) {
  const { version, company } = terms;
  return { version, store: toRestStore(terms, env), company };
}

/** A change of the settings as REST sent it. Throws BAD_INPUT. */
export function readSettingsChange({
  services,
  destinationRates,
  ...words
}: StoreSettingsBody): SettingsChange {
  const offers = services?.map(({ level, name, description, surcharge }, at) => ({
    ...{ level, name, description, surchargePence: readPence(`services.${at}.surcharge`, surcharge) },
  }));
  const rates = destinationRates?.map(({ destination, ...rate }, at) => [
    destination,
    {
      perCubicMetrePence: readPence(`destinationRates.${at}.perCubicMetre`, rate.perCubicMetre, 1),
      handlingPence: readPence(`destinationRates.${at}.handling`, rate.handling),
      heavySurchargePence: readPence(`destinationRates.${at}.heavySurcharge`, rate.heavySurcharge),
    },
  ]);
  return trimmed({ ...words, services: offers, rates: rates && Object.fromEntries(rates) });
}

function readPence(field: string, pounds: unknown, min = 0): number {
  const pence = fromPounds(pounds);
  if (pence === null || pence < min)
    throw wrongField(field, `Please give an amount from £${min === 0 ? '0.00' : '0.01'} to £99,999.99`);
  return pence;
}
