/** Addresses of help, contact and the documents, without the slash; each says the name of its page. In the order of the footer. */
export const INFO_PAGES = [
  'help',
  'contact',
  'delivery-and-cancellation',
  'prohibited-goods',
  'terms',
  'privacy',
] as const;
