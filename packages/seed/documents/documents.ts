import type { LegalKind } from '../../../rules/legal-documents.js';
import { DELIVERY } from './delivery.js';
import { PRIVACY } from './privacy.js';
import { PROHIBITED_GOODS } from './prohibited-goods.js';
import { TERMS } from './terms.js';

/** Version 1 of each document of a new shop, in Markdown. */
export const FIRST_DOCUMENTS: Readonly<Record<LegalKind, string>> = {
  terms: TERMS.trim(),
  privacy: PRIVACY.trim(),
  delivery: DELIVERY.trim(),
  prohibited_goods: PROHIBITED_GOODS.trim(),
};

/** The note of version 1, which staff read beside the text. */
export const FIRST_NOTE = 'First text, to be confirmed by our lawyer before the shop takes money';
