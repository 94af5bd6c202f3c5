import { DESTINATIONS } from '../../../../rules/destinations';
import { fromGraphqlEnum } from '../../../data/enums';
import { formatPounds } from '../../../lib/formats/formats';
import type { FieldLabels } from '../../ui/records/field-labels';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../attributes';
import { PRODUCT_STATUSES } from '../product-filters';
import type { StaffProductFragment } from '../products.generated';
import type { ProductForm } from './product-form';

type Part = readonly [label: string, text: (product: StaffProductFragment) => string];

/** The fields of a product, in the order of the form. */
const PARTS: Readonly<Record<string, Part>> = {
  name: ['Name', ({ name }) => name],
  category: ['Category', ({ category }) => category.name],
  details: ['Details', ({ details }) => details ?? ''],
  size: ['Size', ({ size }) => size],
  heightCm: ['Height', ({ heightCm }) => `${heightCm} cm`],
  widthCm: ['Width', ({ widthCm }) => `${widthCm} cm`],
  depthCm: ['Depth', ({ depthCm }) => `${depthCm} cm`],
  weightKg: ['Weight', ({ weightKg }) => `${weightKg} kg`],
  ...Object.fromEntries(
    DESTINATIONS.map(({ key, name }): [string, Part] => [
      `prices.${key}`,
      [
        `Price to ${name}`,
        ({ prices }) => {
          const found = prices?.find(({ destination }) => fromGraphqlEnum(destination) === key);
          return found ? formatPounds(found.price.minorUnits) : 'not sold there';
        },
      ],
    ]),
  ),
  imageUrl: ['Image', ({ imageUrl }) => imageUrl],
  altText: ['Alt text', ({ altText }) => altText ?? ''],
  status: ['Status', ({ status }) => (status && PRODUCT_STATUSES[status]) ?? ''],
  isPublished: ['Published', ({ isPublished }) => (isPublished ? 'Yes' : 'No')],
  position: ['Position', ({ position }) => String(position)],
  ...Object.fromEntries(
    ATTRIBUTES.map((name): [string, Part] => [
      name,
      [ATTRIBUTE_LABELS[name], (product) => product[name] ?? ''],
    ]),
  ),
};

export const PRODUCT_LABELS: FieldLabels<ProductForm, StaffProductFragment> = Object.fromEntries(
  Object.entries(PARTS).map(([field, [label, text]]) => [field, [label, (_, product) => text(product)]]),
);
