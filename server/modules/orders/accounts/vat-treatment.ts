import type { Company } from '../../settings/settings.entity.js';

/** VAT of a document by the company that issued it, with the words and codes of accounting programs. */
export interface VatTreatment {
  readonly percent: number;
  readonly words: string;
  readonly xero: string;
  /** Sage's own codes; empty for a rate that it has none for. */
  readonly sage: string;
}

const SAGE_CODES: Readonly<Record<number, string>> = { 20: 'T1', 5: 'T5' };

/** The treatment that an invoice states: a rate; or none, as it is zero-rated or the company is not registered. */
export function vatTreatment({ vatPercent = 0, vatNumber = '' }: Partial<Company>): VatTreatment {
  if (vatPercent > 0)
    return {
      percent: vatPercent,
      words: `VAT at ${vatPercent}%`,
      xero: `${vatPercent}% (VAT on Income)`,
      sage: SAGE_CODES[vatPercent] ?? '',
    };
  return vatNumber
    ? { percent: 0, words: 'Zero-rated', xero: 'Zero Rated Income', sage: 'T0' }
    : { percent: 0, words: 'No VAT', xero: 'No VAT', sage: 'T9' };
}
