import { DESTINATIONS } from '../../../../rules/destinations';
import { fromGraphqlEnum } from '../../../data/enums';
import { formatPounds } from '../../../lib/formats/formats';
import type { Difference } from '../../ui/forms/ChangedNotice';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../attributes';
import { PRODUCT_STATUSES } from '../product-filters';
import type { StaffProductFragment } from '../products.generated';

/** The differences between two versions of a product as text, in the order of the form; `imageUrl` is the picture. */
export function productDifferences(before: StaffProductFragment, after: StaffProductFragment): Difference[] {
  return PARTS.map(({ field, label, text }) => ({ field, label, was: text(before), now: text(after) }))
    .filter(({ was, now }) => was !== now)
    .map((one) =>
      one.field === 'imageUrl' ? { ...one, was: 'the previous image', now: 'a new image' } : one,
    );
}

interface Part {
  readonly field: string;
  readonly label: string;
  readonly text: (product: StaffProductFragment) => string;
}

const part = (field: string, label: string, text: Part['text']): Part => ({ field, label, text });
const orNothing = (text: string | null) => text || 'nothing';

const PARTS: readonly Part[] = [
  part('name', 'Name', ({ name }) => name),
  part('category', 'Category', ({ category }) => category.name),
  part('details', 'Details', ({ details }) => orNothing(details)),
  part('size', 'Size', ({ size }) => size),
  part('heightCm', 'Height', ({ heightCm }) => `${heightCm} cm`),
  part('widthCm', 'Width', ({ widthCm }) => `${widthCm} cm`),
  part('depthCm', 'Depth', ({ depthCm }) => `${depthCm} cm`),
  part('weightKg', 'Weight', ({ weightKg }) => `${weightKg} kg`),
  ...DESTINATIONS.map(({ key, name }) =>
    part(`prices.${key}`, `Price to ${name}`, ({ prices }) => {
      const found = prices?.find(({ destination }) => fromGraphqlEnum(destination) === key);
      return found ? formatPounds(found.price.minorUnits) : 'not sold there';
    }),
  ),
  part('imageUrl', 'Image', ({ imageUrl }) => imageUrl),
  part('altText', 'Alt text', ({ altText }) => orNothing(altText)),
  part('status', 'Status', ({ status }) => orNothing(status && PRODUCT_STATUSES[status])),
  part('isPublished', 'Published', ({ isPublished }) => (isPublished ? 'Yes' : 'No')),
  part('position', 'Position', ({ position }) => String(position)),
  ...ATTRIBUTES.map((name) => part(name, ATTRIBUTE_LABELS[name], (product) => orNothing(product[name]))),
];
