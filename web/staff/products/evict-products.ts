import { evictFields } from '../../data/cache/evict';

const CATALOGUE = ['products', 'product', 'similarProducts', 'categories', 'adminProductAttributes'];

/** Evicts the shop's cached catalogue after a change by staff. */
export const evictProducts = evictFields(...CATALOGUE);

/** The same, and the lists of staff: there is one product more or less. */
export const evictListedProducts = evictFields(...CATALOGUE, 'adminProducts');
