/** The mark that tells sample rows from real ones, on both sides. The database alone numbers orders, quotes, requests and papers. */

/** The numbers of sample orders, quotes, requests, invoices and credit notes begin with it. */
export const SAMPLE_PREFIX = 'SAMPLE-';
/** The payments of sample orders, which no provider knows. */
export const SAMPLE_INTENT = 'pi_sample_';
/** Where sample customers read their mail: nowhere (RFC 2606). */
export const SAMPLE_DOMAIN = '@sample.example.com';

export function isSampleNumber(number: string): boolean {
  return number.startsWith(SAMPLE_PREFIX);
}

export function isSampleAddress(email: string): boolean {
  return email.endsWith(SAMPLE_DOMAIN);
}

export function isSampleIntent(paymentIntent: string): boolean {
  return paymentIntent.startsWith(SAMPLE_INTENT);
}

/** Whether a number, an address or a payment is of the sample. */
export function isSample(name: string): boolean {
  return isSampleNumber(name) || isSampleAddress(name) || isSampleIntent(name);
}
