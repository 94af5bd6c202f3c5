import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER).filter((name) => /^\d{4}-[a-z0-9-]+\.md$/.test(name));
const documents = readdirSync(FOLDER);
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

describe('the records of decisions', () => {
  it('are at most 40, beside their table', () => {
    expect(records.length).toBeGreaterThan(0);
    expect(records.length).toBeLessThanOrEqual(40);
    expect(documents.filter((name) => !records.includes(name))).toEqual(['README.md']);
  });

  it.each(records)('%s has its number and the four parts, in order', (name) => {
    const heads = [
      ...textOf(name).matchAll(/^(# \d{4}|\*\*(?:Context|Decision|Consequences|Replaces)\.\*\*)/gm),
    ];
    expect(heads.map(([head]) => head)).toEqual([
      `# ${name.slice(0, 4)}`,
      ...['**Context.**', '**Decision.**', '**Consequences.**', '**Replaces.**'],
    ]);
  });

  it('stand in the table once each, in order', () => {
    const rows = [...textOf('README.md').matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \|/gm)];
    expect(rows.map(([, , file]) => file)).toEqual(records);
    expect(rows.map(([, number]) => number)).toEqual(records.map((name) => name.slice(0, 4)));
  });

  it('replace no record twice', () => {
    const replaced = records.flatMap((name) => textOf(name).split('**Replaces.**')[1]?.match(/\d{4}/g) ?? []);
    expect(replaced).toEqual([...new Set(replaced)]);
  });
});
