/** A whole UK postcode without its space, and the outward half alone. */
const WHOLE = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/;
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;

/** The part of a UK postcode that names a town's district, LS12 of "ls12 3ab"; empty for what is no UK postcode. */
export function outwardCode(postcode: string): string {
  const letters = postcode.toUpperCase().replace(/\s+/g, '');
  return WHOLE.exec(letters)?.[1] ?? OUTWARD.exec(letters)?.[0] ?? '';
}
