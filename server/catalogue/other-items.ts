/** The category that stands in for a name nobody knows (specification, section 2). It can be neither renamed nor deleted. */
export const OTHER_ITEMS_SLUG = 'other-items';
