import type { SearchTerm } from './search-terms.js';

const TRIGRAM_LENGTH = 3;

/**
 * Conditions that a text of `foundBySql` contains every word. `place` takes a value and returns its placeholder; `orElse`
 * says in SQL how else a word is found. Words too short for a trigram are found where a word begins, which the index knows.
 */
export function containsSql(
  textSql: string,
  terms: readonly SearchTerm[],
  place: (value: string) => string,
  orElse: (word: string) => string[] = () => [],
): string[] {
  return terms.map(({ word, ways }) => {
    const said = ways.map((keys) => allOf(keys.map((key) => `${textSql} like ${place(patternOf(key))}`)));
    return `(${[...said, ...orElse(word)].join(' or ') || 'false'})`;
  });
}

function allOf(conditions: readonly string[]): string {
  return conditions.length > 1 ? `(${conditions.join(' and ')})` : conditions.join('');
}

/** The pattern of `like` for a text with a key in it; its own signs stand for themselves. */
export function patternOf(key: string): string {
  const itself = key.replace(/[\\%_]/g, '\\$&');
  return key.length < TRIGRAM_LENGTH ? `% ${itself}%` : `%${itself}%`;
}
