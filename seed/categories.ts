/** The twelve categories of the specification, in the order the builder lists them. */

export interface CategorySeed {
  readonly slug: CategorySlug;
  readonly name: string;
  /** 1 is listed first. */
  readonly position: number;
}

const NAMES = {
  'shipping-boxes': 'Shipping Boxes',
  'pictures-and-mirrors': 'Pictures and Mirrors',
  'sports-and-outdoors': 'Sports and Outdoors',
  'suitcase-and-luggage': 'Suitcase & Luggage',
  bedrooms: 'Bedrooms',
  'dining-room': 'Dining Room',
  garden: 'Garden',
  kitchen: 'Kitchen',
  'living-room': 'Living Room',
  'musical-instruments': 'Musical Instruments',
  office: 'Office',
  'other-items': 'Other Items',
} as const;

export type CategorySlug = keyof typeof NAMES;

/** Every category a new catalogue starts with. */
export const CATEGORIES: readonly CategorySeed[] = (Object.keys(NAMES) as CategorySlug[]).map(
  (slug, index) => ({ slug, name: NAMES[slug], position: index + 1 }),
);
