/** The address that dials a stored number, such as "tel:+442079460001;ext=12": no zero behind the code of a country. */
export function phoneAddress(stored: string): string {
  const [number = '', extension] = stored.split(' ext ');
  const international = /^\s*(?:\+|00)/.test(number)
    ? number.replace(/^\s*(?:00)?/, '').replace(/\(0\)/, '')
    : null;
  const digits = (international ?? number).replace(/\D/g, '');
  return `tel:${international === null ? '' : '+'}${digits}${extension ? `;ext=${extension}` : ''}`;
}
