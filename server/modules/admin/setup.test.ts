import { expect, it } from '@jest/globals';
import { STORE } from '../../../packages/seed/store.js';
import { setupSteps } from './setup.js';

const DEMO = { ...STORE.company, addressLines: [...STORE.company.addressLines] };
const REAL = {
  ...DEMO,
  legalName: 'Tide Movers Ltd',
  companyNumber: 'SC100200',
  vatNumber: '',
  email: 'a@tide.co.uk',
};
const FACTS = {
  ...{
    company: REAL,
    unsentEmails: 3,
    areCollectionsSet: true,
    uncheckedDestinations: 0,
    firstDocuments: 0,
    staff: 2,
  },
};
const ENV = { smtpUrl: 'smtp://mail', stripe: { sandbox: false, secretKey: 'sk_live_1' } };

const openKinds = (facts = {}, env = {}) =>
  setupSteps({ ...FACTS, ...facts }, { ...ENV, ...env })
    .filter(({ isDone }) => !isDone)
    .map(({ kind }) => kind);

it('a shop that can trade has nothing left to set up, and counts nothing', () => {
  expect(openKinds()).toEqual([]);
  expect(setupSteps(FACTS, ENV).every(({ left }) => left === 0)).toBe(true);
});

it.each([
  ['the name of the demo', { legalName: DEMO.legalName }],
  ['a company number of zeros', { companyNumber: DEMO.companyNumber }],
  ['a VAT number of zeros', { vatNumber: DEMO.vatNumber }],
  ["an example's email address", { email: DEMO.email }],
])('a company with %s is still to be set', (_what, changed) => {
  expect(openKinds({ company: { ...REAL, ...changed } })).toEqual(['company']);
});

it("neither the sandbox nor Stripe's test keys take money", () => {
  expect(openKinds({}, { stripe: { sandbox: true, secretKey: 'sk_test_1' } })).toEqual(['payments']);
  expect(openKinds({}, { stripe: { sandbox: false, secretKey: 'sk_test_1' } })).toEqual(['payments']);
});

it('emails that wait are counted until there is a mail server', () => {
  expect(setupSteps(FACTS, { ...ENV, smtpUrl: null })).toContainEqual({
    kind: 'mail',
    isDone: false,
    left: 3,
  });
});
