/** The pickers' item identifier: category id, a dash, and the product name in lower case without punctuation, joined by dashes. */
export function itemId(categoryId: string, productName: string): string {
  const name = productName
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${categoryId}-${name}`;
}
