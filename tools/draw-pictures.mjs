/** Draws two SVGs per product, one of them for small tiles, of the first catalogue into a built web client: node tools/draw-pictures.mjs dist */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = resolve(process.argv[2]);
const { drawPicture, drawThumbnail } = await importBuilt('packages/seed/draw-picture.js');
const { PRODUCTS } = await importBuilt('packages/seed/products.js');

const folder = join(built, 'web/pictures');
mkdirSync(folder, { recursive: true });
for (const product of PRODUCTS) {
  writeFileSync(join(folder, `${product.slug}.svg`), drawPicture(product));
  writeFileSync(join(folder, `${product.slug}.small.svg`), drawThumbnail(product));
}

function importBuilt(file) {
  return import(pathToFileURL(join(built, file)).href);
}
