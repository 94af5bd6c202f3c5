/** What somebody agrees to with the newsletter box. Other words get another version; the old ones stay for the record. */
export const NEWSLETTER_WORDING = {
  version: 'offers-1',
  words: 'Send me offers and moving tips by email. I can stop them at any time.',
} as const;
