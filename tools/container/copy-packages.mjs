/**
 * node tools/container/copy-packages.mjs FOLDER: copies the packages that the bundled server loads from node_modules
 * into a folder. Everything else is in the bundle.
 */
import { cpSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { sizeOfFolder } from '../lib/packages.mjs';
import { packagesOfServer } from '../lib/server-packages.mjs';

const [, , folder] = process.argv;
const paths = packagesOfServer();
for (const path of paths)
  cpSync(path, join(folder, relative('node_modules', path)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source === path || basename(source) !== 'node_modules',
  });
const megabytes = Math.round(paths.reduce((sum, path) => sum + sizeOfFolder(path), 0) / 1e6);
console.log(`${paths.length} packages, ${megabytes} MB.`);
