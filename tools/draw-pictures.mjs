/** Draws one SVG per product of the first catalogue into the built web client. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawPicture } from '../dist/server/db/seeds/draw-picture.js';
import { PRODUCTS } from '../dist/server/db/seeds/products.js';

const folder = new URL('../dist/web/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const product of PRODUCTS) writeFileSync(new URL(`${product.slug}.svg`, folder), drawPicture(product));
