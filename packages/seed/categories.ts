/** The twelve categories of the specification, in the order the builder lists them. */

export interface CategorySeed {
  /** The same in every shop: item identifiers begin with it. UUID version 5 of `category:{slug}` as a URL. */
  readonly id: string;
  readonly slug: CategorySlug;
  readonly name: string;
  /** 1 is listed first. */
  readonly position: number;
}

const LISTED = [
  { slug: 'shipping-boxes', name: 'Shipping Boxes', id: 'af3639d7-e8da-51c4-ac1e-f02af506d80c' },
  { slug: 'pictures-and-mirrors', name: 'Pictures and Mirrors', id: '5a3fc70e-4166-5107-99ee-6def65bc098e' },
  { slug: 'sports-and-outdoors', name: 'Sports and Outdoors', id: 'e3f81fe6-eae9-5312-bfdd-ca88c025c8c1' },
  { slug: 'suitcase-and-luggage', name: 'Suitcase & Luggage', id: 'fd11fada-d31e-5f40-bd3e-44f34c3051b5' },
  { slug: 'bedrooms', name: 'Bedrooms', id: '6751a527-a283-5e83-900d-31b0986b5620' },
  { slug: 'dining-room', name: 'Dining Room', id: '4b2af5e3-e7f1-5e92-973f-58019170c169' },
  { slug: 'garden', name: 'Garden', id: 'e3f91447-8bf5-528e-a4fd-3fbe23adc680' },
  { slug: 'kitchen', name: 'Kitchen', id: '40cefcd7-bde7-56a8-8e25-645af9969f9a' },
  { slug: 'living-room', name: 'Living Room', id: 'db9eb797-f609-5d4d-a3a2-8457ba21ca50' },
  { slug: 'musical-instruments', name: 'Musical Instruments', id: 'f1076347-7258-5de9-8312-897e999b4c54' },
  { slug: 'office', name: 'Office', id: 'b47200bf-1977-5a54-b476-9878857c8a16' },
  { slug: 'other-items', name: 'Other Items', id: 'e9efba93-aef0-5109-9d93-a911731e14ab' },
] as const;

export type CategorySlug = (typeof LISTED)[number]['slug'];

/** Every category a new catalogue starts with. */
export const CATEGORIES: readonly CategorySeed[] = LISTED.map((category, index) => ({
  ...category,
  position: index + 1,
}));
