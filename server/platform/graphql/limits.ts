import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Limits of one document. */
export const LIMITS = { tokens: 1_000, depth: 8, aliases: 15, directives: 50, mutations: 4 } as const;

/** Limits of the parser: the limit of tokens, and the number of letters that so many tokens need. */
export const PARSE_OPTIONS = { maxTokens: LIMITS.tokens, maxSourceLength: 20_000 } as const;

/** Mistakes in a document that are reported at once. */
export const VALIDATION_OPTIONS = { maxErrors: 10 } as const;

/** The message for a document in which the parser stopped at a limit. */
export const TOO_LONG = atMost(`${LIMITS.tokens.toLocaleString('en-GB')} words and signs in one request`);

/** True when the parser stopped at a limit, which only its message shows. */
export const isTooLong = ({ message }: Error): boolean => message.endsWith('Parsing aborted.');

/**
 * Rules that refuse a document for its form alone, whatever its variables; fragments count wherever they are spread.
 * Where the schema is open, introspection is exempt from the depth: graphql-js limits that itself.
 */
export function limitRules({ schemaIsOpen }: { readonly schemaIsOpen: boolean }): ValidationRule[] {
  const { depth, aliases, directives } = LIMITS;
  return [
    limitedTo(aliases, atMost(`${aliases} aliases in one request`), (limit) =>
      maxAliasesRule({ ...limit, allowList: [] }),
    ),
    limitedTo(directives, atMost(`${directives} directives in one request`), maxDirectivesRule),
    (context) =>
      maxDepthRule({
        n: depth,
        flattenFragments: true,
        ignoreIntrospection: schemaIsOpen,
        ...refusing(atMost(`${depth} levels of fields`)),
      })(context),
    fewMutations,
  ];
}

function atMost(what: string): string {
  return `Ask for less at once: at most ${what}`;
}

type Counted = ReturnType<typeof refusing> & {
  readonly n: number;
  readonly onAccept: ((context: ValidationContext | null, found: { n: number }) => void)[];
};

/** A rule of the library, which counts one operation, made to count all operations of a document together. */
function limitedTo(n: number, words: string, rule: (limit: Counted) => ValidationRule): ValidationRule {
  return (context) => {
    let total = 0;
    const add = (_context: unknown, found: { n: number }) => {
      total += found.n;
      if (total > n) context.reportError(new GraphQLError(words));
    };
    return rule({ n, ...refusing(words), onAccept: [add] })(context);
  };
}

/** Reports a refusal like any other error: the library would throw, which ends the whole validation in a fault. */
function refusing(words: string) {
  const report = (context: ValidationContext | null) => context?.reportError(new GraphQLError(words));
  return { propagateOnRejection: false, onReject: [report] };
}

/** Limits mutations in one request, as each is a transaction of its own. `__typename` changes nothing. */
const fewMutations: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    if (operation !== 'mutation') return;
    const names = answeredNames(selectionSet, (name) => context.getFragment(name));
    if (names.size > LIMITS.mutations)
      context.reportError(new GraphQLError(atMost(`${LIMITS.mutations} changes in one request`)));
  },
});

type Fragments = (name: string) => FragmentDefinitionNode | null | undefined;

/** Response names at the top level: fields asked for twice under one name are executed once. */
export function answeredNames(
  { selections }: SelectionSetNode,
  fragmentOf: Fragments,
  spread = new Set<string>(),
  names = new Set<string>(),
): Set<string> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      if (selection.name.value !== '__typename') names.add((selection.alias ?? selection.name).value);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      answeredNames(selection.selectionSet, fragmentOf, spread, names);
    } else if (!spread.has(selection.name.value)) {
      spread.add(selection.name.value);
      const fragment = fragmentOf(selection.name.value);
      if (fragment) answeredNames(fragment.selectionSet, fragmentOf, spread, names);
    }
  }
  return names;
}
