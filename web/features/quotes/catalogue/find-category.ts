interface NamedCategory {
  name: string;
  slug: string;
}

/** The slug of the category for items without another one. */
export const OTHER_ITEMS = 'other-items';

/** The category that an address names by slug or name: the first when absent, Other Items when unknown. */
export function findCategory<Category extends NamedCategory>(
  categories: readonly Category[],
  wanted: string | null,
): Category | undefined {
  if (!wanted) return categories[0];
  const text = wanted.trim().toLowerCase();
  const named = categories.find(({ slug, name }) => slug === text || name.toLowerCase() === text);
  return named ?? categories.find(({ slug }) => slug === OTHER_ITEMS) ?? categories.at(-1);
}
