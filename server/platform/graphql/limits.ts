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

/** What one document may hold. */
export const LIMITS = { tokens: 1_000, depth: 8, aliases: 15, directives: 50, mutations: 4 } as const;

/** How far a document is read: to its limit of tokens, and no more letters than so many tokens need. */
export const PARSE_OPTIONS = { maxTokens: LIMITS.tokens, maxSourceLength: 20_000 } as const;

/** How many mistakes in a document are reported at once. */
export const VALIDATION_OPTIONS = { maxErrors: 10 } as const;

/** The words for a document at one of whose ends the parser stopped. */
export const TOO_LONG = atMost(`${LIMITS.tokens.toLocaleString('en-GB')} words and signs in one request`);

/** Only its message shows that the parser stopped at a limit. */
export const isTooLong = ({ message }: Error): boolean => message.endsWith('Parsing aborted.');

/**
 * Rules that refuse a document for its form alone, whatever is sent with it; fragments count at every place that
 * spreads them. Where the schema is open, asking for it is exempt from the depth: graphql-js has its own limit for that.
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

/** A rule of the library counts one operation; here all of a document count together. */
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

/** The library would throw, which ends the whole validation in a fault; a refusal is reported like any other. */
function refusing(words: string) {
  const report = (context: ValidationContext | null) => context?.reportError(new GraphQLError(words));
  return { propagateOnRejection: false, onReject: [report] };
}

/** Each mutation is a transaction of its own, so only a few fit into one request. `__typename` changes nothing. */
const fewMutations: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    if (operation !== 'mutation') return;
    const names = answeredNames(selectionSet, (name) => context.getFragment(name));
    if (names.size > LIMITS.mutations)
      context.reportError(new GraphQLError(atMost(`${LIMITS.mutations} changes in one request`)));
  },
});

type Fragments = (name: string) => FragmentDefinitionNode | null | undefined;

/** The names under which the top level is answered: what is asked twice under one name is carried out once. */
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
