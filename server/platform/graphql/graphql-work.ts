import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { NOT_BROWSING, type Work, type WorkKind } from '../admission/work.js';
import { operationName } from '../observe/request-name.js';
import { PARSE_OPTIONS } from './limits.js';
import { type OperationStore, PREFIX } from './operation-store.js';

/** Read texts whose work is remembered, and how long these may be: several times the web client's own. */
const TEXTS_MAX = 200;
const TEXT_LENGTH_MAX = 5_000;

/** From the one that goes first to the one that goes last; a document has the right of the last of its fields. */
const BY_RIGHT: readonly WorkKind[] = ['paying', 'catalogue', 'browsing', 'uploads', 'exports'];
const KIND_OF_FIELD = new Map(
  Object.entries(NOT_BROWSING).flatMap(([kind, { graphql }]) =>
    graphql.map((field) => [field, kind as WorkKind] as const),
  ),
);
/** What nobody can read is refused by Apollo, at once. */
const UNREADABLE: Work = { kind: 'browsing', operation: 'query (unreadable)' };

/** Tells what GraphQL documents ask for by the fields they name, whatever their caller calls them. */
export class GraphqlWork {
  readonly #known = new LRUCache<string, Work>({ max: TEXTS_MAX });

  constructor(private readonly operations: Pick<OperationStore, 'get'>) {}

  /** Of the body of a request, which has the text or, of a text that was sent before, its hash. */
  async of(body: unknown): Promise<Work> {
    const text = await this.#textOf(body);
    if (text === undefined) return UNREADABLE;
    const known = this.#known.get(text);
    if (known) return known;
    const work = read(text);
    if (text.length <= TEXT_LENGTH_MAX) this.#known.set(text, work);
    return work;
  }

  async #textOf(body: unknown): Promise<string | undefined> {
    if (typeof body !== 'object' || body === null) return undefined;
    const { query, extensions } = body as Sent;
    if (typeof query === 'string') return query;
    const hash = extensions?.persistedQuery?.sha256Hash;
    return typeof hash === 'string' ? this.operations.get(PREFIX + hash) : undefined;
  }
}

interface Sent {
  readonly query?: unknown;
  readonly extensions?: { readonly persistedQuery?: { readonly sha256Hash?: unknown } };
}

function read(text: string): Work {
  const document = parsed(text);
  const operations = document?.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION) ?? [];
  const [first] = operations;
  if (!first) return UNREADABLE;
  const kind = BY_RIGHT.findLast((right) => operations.some((operation) => kindsOf(operation).has(right)));
  return { kind: kind ?? 'browsing', operation: operations.length > 1 ? '(several)' : operationName(first) };
}

function kindsOf({ selectionSet }: OperationDefinitionNode): ReadonlySet<WorkKind> {
  return new Set(
    selectionSet.selections.map((node) =>
      node.kind === Kind.FIELD ? (KIND_OF_FIELD.get(node.name.value) ?? 'browsing') : 'browsing',
    ),
  );
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, PARSE_OPTIONS);
  } catch {
    return null;
  }
}
