import { globSync, readFileSync } from 'node:fs';

/** How a requirement is met: by a test, a check of the sources, a document, the deployment, a decision, or it asks nothing of us. */
export type Kind = 'T' | 'C' | 'D' | 'P' | 'X' | 'N';

export interface Proof {
  /** Title of a test, name of a check, or words that lead to a heading. */
  readonly text: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Heading of a document; empty elsewhere. */
  readonly anchor: string;
}

export interface RegisterRow {
  readonly id: string;
  readonly level: number;
  readonly kind: Kind;
  readonly title: string;
  /** How it is met, or why it asks nothing of us. */
  readonly how: string;
  readonly proofs: readonly Proof[];
  /** What is still missing; empty when all is there. */
  readonly pending: string;
}

const FOLDER = 'docs/security';
export const REGISTER = `${FOLDER}/asvs.md`;

/** The rows of the register's tables, as they stand in the document. */
export function readRegister(): RegisterRow[] {
  return readFileSync(REGISTER, 'utf8')
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map(toRow);
}

/** Links of all documents of the folder to files and headings of ours, with where they stand. */
export function readLinks(): (Proof & { readonly from: string })[] {
  const documents = [...globSync(`${FOLDER}/*.md`), 'docs/decisions/0037-asvs-conflicts.md'];
  return documents.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(LINK)]
      .filter(([, , path = '']) => !/^https?:/.test(path))
      .map((link) => ({ ...toProof(link, from), from })),
  );
}

/** Words in brackets, a file and a heading; signs of Markdown in the words stand behind a backslash. */
const LINK = /\[((?:\\.|[^\]\\])*)\]\(([^)#]*)(?:#([^)]*))?\)/g;

function toRow(line: string): RegisterRow {
  const cells = line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
  if (cells.length !== 6) throw new Error(`Not six cells: ${line}`);
  const [id = '', level, kind, title = '', how = '', proof = ''] = cells;
  return {
    ...{ id, level: Number(level), kind: kind as Kind, title, how },
    proofs: [...proof.matchAll(LINK)].map((link) => toProof(link, REGISTER)),
    pending: /pending: (.*)$/.exec(proof)?.[1] ?? '',
  };
}

function toProof([, text = '', path = '', anchor = '']: RegExpMatchArray, from: string): Proof {
  return {
    text: text.replace(/\\([|[\]])/g, '$1').replace(/^`|`$/g, ''),
    file: new URL(path || from.replace(/.*\//, ''), `file:///${from}`).pathname.slice(1),
    anchor,
  };
}
