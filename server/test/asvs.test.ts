import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ASVS_LEVELS } from './security/asvs-levels.js';
import { type Proof, REGISTER, type RegisterRow, readLinks, readRegister } from './security/register.js';

const rows = readRegister();
const ofKind = (...kinds: readonly string[]) => rows.filter(({ kind }) => kinds.includes(kind));

describe('the register of security requirements', () => {
  it('has every requirement of levels 1 and 2 once, in order, at its level', () => {
    expect(rows.map(({ id, level }) => [id, level])).toEqual([...ASVS_LEVELS]);
    expect(ASVS_LEVELS.size).toBe(253);
  });

  it('names for each what it asks and how it is met, or why it asks nothing of us', () => {
    expect(rows.filter(({ title, how }) => title === '' || how === '').map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ kind }) => !/^[TCDPXN]$/.test(kind)).map(({ id }) => id)).toEqual([]);
  });

  it('proves what can be tested by a test, and what can be checked by a test or a check', () => {
    expect(without(ofKind('T'), isTest)).toEqual([]);
    expect(without(ofKind('C'), (proof) => isTest(proof) || isCheck(proof))).toEqual([]);
  });

  it('leads to a document, a step of the deployment or a decision for the others', () => {
    expect(without(ofKind('D'), ({ file }) => /^docs\/.*\.md$/.test(file))).toEqual([]);
    expect(without(ofKind('P'), ({ file }) => file === 'docs/security/deployment.md')).toEqual([]);
    expect(without(ofKind('X'), ({ file }) => file.startsWith('docs/decisions/0216-'))).toEqual([]);
  });

  it('names only tests, checks and headings that are there', () => {
    const gone = rows.flatMap(({ id, proofs }) =>
      proofs
        .filter((proof) => !isThere(proof))
        .map(({ text, file, anchor }) => `${id}: ${text} in ${file}#${anchor}`),
    );
    expect(gone).toEqual([]);
  });

  it('stands among documents whose links all lead somewhere', () => {
    const links = readLinks();
    expect(links.length).toBeGreaterThan(300);
    expect(
      links.filter((link) => !isThere(link)).map(({ from, file, anchor }) => `${from}: ${file}#${anchor}`),
    ).toEqual([]);
  });

  it('waits for nothing', () => {
    expect(rows.filter(({ pending }) => pending).map(({ id, pending }) => `${id}: ${pending}`)).toEqual([]);
  });

  it.each([
    [{ text: 'a test that nobody wrote', file: 'server/test/asvs.test.ts', anchor: '' }],
    [{ text: 'waits for nothing', file: 'server/gone.test.ts', anchor: '' }],
    [{ text: 'a check that nobody wrote', file: 'tools/check.mjs', anchor: '' }],
    [{ text: 'Limits', file: REGISTER, anchor: 'a-heading-nobody-wrote' }],
  ])('tells that %j is gone', (proof) => {
    expect(isThere(proof)).toBe(false);
  });
});

/** The requirements that none of their proofs proves, unless the proof is pending. */
function without(wanted: readonly RegisterRow[], isProof: (proof: Proof) => boolean): string[] {
  return wanted.filter(({ proofs, pending }) => !pending && !proofs.some(isProof)).map(({ id }) => id);
}

function isTest({ file }: Proof): boolean {
  return /\.(test\.tsx?|spec\.ts)$/.test(file);
}

/** A rule of the tools that `npm run check` and `npm test` run. */
function isCheck({ file }: Proof): boolean {
  return /^(tools\/[\w-]+\.mjs|biome\.json|tools\/config\/dependency-cruiser\.js|(server|web)\/tsconfig\.json)$/.test(
    file,
  );
}

function isThere(proof: Proof): boolean {
  const { file, text, anchor } = proof;
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  if (isTest(proof)) return titlesOf(source).has(text);
  if (file.endsWith('.md')) return anchor === '' || anchorsOf(source).has(anchor);
  return !isCheck(proof) || source.includes(text);
}

/** The titles of tests and groups that are not skipped. */
function titlesOf(source: string): Set<string> {
  const opened =
    /(?:\b(?:it|test|describe)(?:\.(?!skip|todo|failing)\w+)*|[\])>])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
  return new Set([...source.matchAll(opened)].map(([, , title = '']) => title.replace(/\\(.)/g, '$1')));
}

/** Anchors of headings, as GitHub names them. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}
