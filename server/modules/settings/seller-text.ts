import { companyLine } from '../../../rules/people/company-line.js';
import type { Company } from './settings.entity.js';

/** Who a customer books with and on which terms, as quotes and confirmations say it. */
export function sellerText(
  { company, name }: { readonly company: Partial<Company>; readonly name: string },
  publicUrl: string,
): string {
  return `You book with ${companyLine(company, name)}. Our terms and conditions: ${publicUrl}/terms`;
}
