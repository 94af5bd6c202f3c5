/** The consent text of the newsletter box. New wording gets a new version; old ones stay on record. */
export const NEWSLETTER_WORDING = {
  version: 'offers-1',
  words: 'Send me offers and moving tips by email. I can stop them at any time.',
} as const;
