import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { NON_BROWSING_WORK, type Work, type WorkKind } from '../admission/work.js';
import { operationName } from '../observe/request-name.js';
import { PARSE_OPTIONS } from './limits.js';
import { type OperationStore, PREFIX } from './operation-store.js';

/** Parsed texts whose work is cached, and their longest length: several times the web client's own. */
const TEXTS_MAX = 200;
const TEXT_LENGTH_MAX = 5_000;

/** Kinds of work from the first in priority to the last; a document takes the lowest priority among its fields. */
const BY_RIGHT: readonly WorkKind[] = ['paying', 'catalogue', 'browsing', 'uploads', 'exports'];
const KIND_OF_FIELD = new Map(
  Object.entries(NON_BROWSING_WORK).flatMap(([kind, { graphql }]) =>
    graphql.map((field) => [field, kind as WorkKind] as const),
  ),
);
/** Work of a document that cannot be parsed: Apollo refuses it at once. */
const UNREADABLE: Work = { kind: 'browsing', operation: 'query (unreadable)' };

/** Names the work that GraphQL documents ask for by their fields, whatever their operation name says. */
export class GraphqlWork {
  readonly #known = new LRUCache<string, Work>({ max: TEXTS_MAX });

  constructor(private readonly operations: Pick<OperationStore, 'get'>) {}

  /** The work of a request body, which has the text or, of a text that was sent before, its hash. */
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
