import { globSync, readFileSync } from 'node:fs';

/** Proof of a requirement: a test, a source check, a document, the deployment, a decision, or none is needed. */
export type Kind = 'T' | 'C' | 'D' | 'P' | 'X' | 'N';

export interface Proof {
  /** Title of a test, name of a check, or link text of a heading. */
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
  /** How the requirement is met, or why it does not apply. */
  readonly how: string;
  readonly proofs: readonly Proof[];
  /** Missing work; empty when nothing is missing. */
  readonly pending: string;
}

const FOLDER = 'docs/security';
export const REGISTER = `${FOLDER}/asvs.md`;

/** The rows of the register's tables, as they are in the document. */
export function readRegister(): RegisterRow[] {
  return readFileSync(REGISTER, 'utf8')
    .split('\n')
    .filter((line) => /^\| V\d/.test(line))
    .map(toRow);
}

/** Links of all documents of the folder to our files and headings, with their place. */
export function readLinks(): (Proof & { readonly from: string })[] {
  const documents = [...globSync(`${FOLDER}/*.md`), 'docs/decisions/0216-asvs-conflicts.md'];
  return documents.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(LINK)]
      .filter(([, , path = '']) => !/^https?:/.test(path))
      .map((link) => ({ ...toProof(link, from), from })),
  );
}

/** A Markdown link: text, file and heading; Markdown characters in the text are escaped by a backslash. */
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
