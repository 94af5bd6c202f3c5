/** The documents of the shop. Staff publish versions of each; a published version never changes. */
export const LEGAL_KINDS = ['terms', 'privacy', 'delivery', 'prohibited_goods'] as const;

export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Where somebody agrees to documents. */
export type AgreementPlace = 'register' | 'checkout';

/** The documents that a customer agrees to at each place. Nobody agrees to the privacy policy, which only informs. */
export const AGREED_AT: Readonly<Record<AgreementPlace, readonly LegalKind[]>> = {
  register: ['terms'],
  checkout: ['terms', 'delivery', 'prohibited_goods'],
};

/** A version of a document, as a caller names it. */
export interface LegalVersion {
  readonly kind: LegalKind;
  /** From 1. */
  readonly version: number;
}

/** The title of each document. */
export const LEGAL_TITLES: Readonly<Record<LegalKind, string>> = {
  terms: 'Terms and conditions',
  privacy: 'Privacy policy',
  delivery: 'Delivery and cancellation',
  prohibited_goods: 'Prohibited goods',
};

/** The address of each page. */
export const LEGAL_PATHS: Readonly<Record<LegalKind, string>> = {
  terms: '/terms',
  privacy: '/privacy',
  delivery: '/delivery-and-cancellation',
  prohibited_goods: '/prohibited-goods',
};
