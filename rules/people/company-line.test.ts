import { expect, it } from '@jest/globals';
import { companyLine } from './company-line.js';

it('a company is named as registered, with its number and address', () => {
  const company = {
    legalName: 'Harbourline Ltd',
    companyNumber: '01234567',
    addressLines: ['1 Quay Street', 'Hull HU1 1AA'],
  };
  expect(companyLine(company, 'Harbourline')).toBe(
    'Harbourline Ltd, company number 01234567, 1 Quay Street, Hull HU1 1AA',
  );
});

it('a shop whose staff have set no company goes by its name', () => {
  expect(companyLine({ legalName: '', companyNumber: '', addressLines: [] }, 'Boxes & Co')).toBe(
    'Boxes & Co',
  );
  expect(companyLine({}, 'Boxes & Co')).toBe('Boxes & Co');
});
