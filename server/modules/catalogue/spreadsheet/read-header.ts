import { badInput } from '../../../platform/errors/errors.js';
import type { SheetRow } from '../../../platform/files/sheets/sheet-row.js';
import { CATALOGUE_COLUMNS } from './catalogue-columns.js';

/** The column of each header, by its index in the file. */
export type Header = readonly string[];

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ');

/** The headers of a file, in any order; each of ours exactly once. Throws BAD_INPUT, naming the columns. */
export function readHeader({ cells }: SheetRow): Header {
  const known = CATALOGUE_COLUMNS.map(({ header }) => header);
  const found = cells.map(
    ({ text }) => known.find((name) => name.toLowerCase() === text.toLowerCase()) ?? text,
  );
  const missing = known.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !known.includes(name));
  const repeated = known.filter((name) => found.indexOf(name) !== found.lastIndexOf(name));
  const problems = [
    ...(missing.length > 0 ? [`The file has no column ${quoted(missing)}.`] : []),
    ...(unknown.length > 0 ? [`We don't know the column ${quoted(unknown)}.`] : []),
    ...(repeated.length > 0 ? [`The column ${quoted(repeated)} is there twice.`] : []),
  ];
  if (problems.length > 0)
    throw badInput(`${problems.join(' ')} Use the headings of the file that you downloaded.`);
  return found;
}
