/** Part of npm run check: the script that the first load of a page brings, in bytes after brotli, holds its budget. */
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from './lib/run.mjs';

const DATA = ['DataLayer.tsx'];
const SHOP = [...DATA, 'CartLayer.tsx'];
/**
 * The modules that web/start/routes.tsx loads for a page besides the entry, and their budget in thousands of bytes. A budget
 * leaves 0.2 over the measured sum: chunks import each other by hashed names, which compress differently by up to 0.1 from
 * folder to folder.
 */
const PAGES = [
  { name: 'home', modules: ['HomePage.tsx'], budget: 122.2 },
  { name: 'builder', modules: ['CartLayer.tsx', 'QuoteBuilderPage.tsx'], budget: 143.7 },
  { name: 'login', modules: ['LoginPage.tsx'], budget: 120.2 },
  { name: 'checkout', modules: [...SHOP, 'CheckoutPage.tsx'], budget: 181.9 },
  {
    name: 'order page',
    modules: [...DATA, 'UserArea.tsx', 'features/orders/details/OrderPage.tsx'],
    budget: 171.4,
  },
  {
    name: 'admin orders',
    modules: [...DATA, 'staff/pages.ts', 'AdminArea.tsx', 'staff/orders/list/OrdersPage.tsx'],
    budget: 204.5,
  },
];

const { output } = await build({
  root: `${ROOT}web`,
  configFile: `${ROOT}web/vite.config.ts`,
  logLevel: 'error',
  build: { write: false },
});
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const sizes = new Map();

const rows = PAGES.map((page) => {
  const files = new Set();
  for (const module of ['main.tsx', ...page.modules]) addWithImports(chunkOf(module), files);
  const bytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  return { ...page, bytes, files };
});

const line = (name, files, kilobytes, budget) =>
  name.padEnd(14) + files.padStart(5) + kilobytes.padStart(9) + budget.padStart(9);
console.log(line('', 'files', 'br kB', 'budget'));
for (const { name, files, bytes, budget } of rows) {
  const verdict = isWithin({ bytes, budget }) ? '' : '  too much';
  console.log(line(name, String(files.size), (bytes / 1000).toFixed(1), budget.toFixed(1)) + verdict);
}
process.exit(rows.every(isWithin) ? 0 : 1);

function isWithin({ bytes, budget }) {
  return bytes <= budget * 1000;
}

function chunkOf(module) {
  const found = [...chunks.values()].find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (!found) throw new Error(`${module} is in no chunk: name the modules on the way to each page.`);
  return found;
}

/** A chunk and all that it imports at once; what it imports when used does not count. */
function addWithImports(chunk, files) {
  if (files.has(chunk.fileName)) return;
  files.add(chunk.fileName);
  for (const name of chunk.imports) addWithImports(chunks.get(name), files);
}

function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(chunks.get(file).code).length);
  return sizes.get(file);
}
