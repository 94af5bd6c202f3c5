import { globSync, readFileSync } from 'node:fs';

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** Sources that run for customers, on the server and in the browser: no tests, no harness, no generated files. */
export const PRODUCT: readonly Source[] = globSync([
  '{server,packages}/**/*.{ts,tsx,js,html}',
  'rules/**/*.ts',
  'web/**/*.{ts,tsx,html}',
])
  .filter((file) => !/\.test\.tsx?$|\/test\/|-fakes\.ts$|test-tokens/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Sources that run on the server. */
export const ON_SERVER = PRODUCT.filter(({ file }) => !/^web\/|\/browser\//.test(file));

/** The files in which a pattern occurs, sorted. */
export function filesWith(pattern: RegExp, sources: readonly Source[] = PRODUCT): string[] {
  return sources
    .filter(({ text }) => pattern.test(withoutComments(text)))
    .map(({ file }) => file)
    .sort();
}

export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}
