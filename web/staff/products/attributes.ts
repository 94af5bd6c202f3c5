/** The free attributes of a product, by which lists can be narrowed. */
export const ATTRIBUTES = ['collection', 'color', 'gender', 'material', 'brand'] as const;
export type ProductAttribute = (typeof ATTRIBUTES)[number];

export const ATTRIBUTE_LABELS: Readonly<Record<ProductAttribute, string>> = {
  collection: 'Range',
  color: 'Colour',
  gender: 'Who it is for',
  material: 'Material',
  brand: 'Maker',
};
