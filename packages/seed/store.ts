/**
 * The contact details of a new shop, until its owner changes them. The phone number is one that Ofcom keeps free for
 * drama (0808 157 0000 to 0999), so that nobody is called by accident; the links lead to the networks' front pages
 * until the owner sets the shop's own.
 */
export const STORE = {
  phone: '0808 157 0192',
  phoneHours: 'Monday to Friday, 9:00 to 17:30 UK time',
  promotion: '',
  /** "Save 20% Online" (specification). */
  onlineSavingPercent: 20,
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
    { name: 'Maps', url: 'https://www.google.com/maps' },
  ],
  /** Same-day collection has to be booked before noon. */
  sameDayCutOffHour: 12,
  /** There is no such company: numbers of zeros, a name that says so. The owner sets the real one before taking money. */
  company: {
    legalName: 'Harbourline Demo Ltd (demo data)',
    addressLines: ['1 Example Quay', 'London', 'E1 0AA', 'United Kingdom'],
    companyNumber: '00000000',
    vatNumber: 'GB 000 0000 00',
    vatPercent: 0,
    vatText:
      'Zero-rated for VAT: international transport of goods (Value Added Tax Act 1994, Schedule 8, Group 8).',
    email: 'accounts@harbourline.example',
    phone: '0808 157 0192',
  },
} as const;
