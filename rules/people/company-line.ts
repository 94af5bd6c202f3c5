/** A company as registered; each part may be empty. */
export interface RegisteredCompany {
  readonly legalName: string;
  readonly companyNumber: string;
  readonly addressLines: readonly string[];
}

/** "Harbourline Ltd, company number 01234567, 1 Quay Street, Hull": what staff have set, else the shop's name alone. */
export function companyLine(company: Partial<RegisteredCompany>, shopName: string): string {
  const { legalName, companyNumber, addressLines = [] } = company;
  return [legalName || shopName, companyNumber && `company number ${companyNumber}`, ...addressLines]
    .filter(Boolean)
    .join(', ');
}
