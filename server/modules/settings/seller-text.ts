import { companyLine } from '../../../rules/people/company-line.js';
import type { Company } from './settings.entity.js';

/** The contract partner and the terms of a booking, as quotes and confirmations show them. */
export function sellerText(
  { company, name }: { readonly company: Partial<Company>; readonly name: string },
  publicUrl: string,
): string {
  return `You book with ${companyLine(company, name)}. Our terms and conditions: ${publicUrl}/terms`;
}
