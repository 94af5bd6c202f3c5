import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** Text that browsers ask for by name; fonts and photographs are compressed already. */
const TEXT = /\.(js|css|svg|json)$/;
/** A smaller file fits into one packet either way. */
const BYTES_MIN = 1_024;

const ENCODINGS = [
  ['br', promisify(brotliCompress), { params: { [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY } }],
  ['gz', promisify(gzip), { level: zlib.Z_BEST_COMPRESSION }],
];

/** Writes `x.js.br` and `x.js.gz` beside every text file of a folder and the folders below it. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => TEXT.test(name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).size >= BYTES_MIN);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file) {
  const text = await readFile(file);
  await Promise.all(
    ENCODINGS.map(async ([ending, compress, options]) =>
      writeFile(`${file}.${ending}`, await compress(text, options)),
    ),
  );
}
