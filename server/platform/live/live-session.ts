import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { SignedInUser } from '../auth/viewer.js';
import { AppError, badInput, unauthenticated } from '../errors/errors.js';
import { refuseCost } from '../graphql/cost.js';
import { limitRules, PARSE_OPTIONS, VALIDATION_OPTIONS } from '../graphql/limits.js';
import type { AppDeps } from '../http/app-deps.js';
import { readBearer } from '../http/context.js';
import { addRequestFacts } from '../log/request-scope.js';
import { operationName } from '../observe/request-name.js';
import type { Changes, Watch } from './changes.js';

/** A session that lasts as long as its connection, or ends it. */
export interface LiveSession {
  /** The user now. Throws UNAUTHENTICATED or TOKEN_EXPIRED, and ends the connection. */
  user(): Promise<SignedInUser>;
  stop(): void;
}

export interface SessionOptions {
  readonly deps: AppDeps;
  readonly sessions: Changes;
  /** Queues a read while many others run. */
  readonly inTurn: <T>(read: () => Promise<T>) => Promise<T>;
  readonly end: (refusal: AppError) => void;
}

/**
 * Verifies the token that a connection begins with. From then on `end` is called as soon as the token expires, the
 * account is closed or its sessions are ended. Throws UNAUTHENTICATED or TOKEN_EXPIRED.
 */
export async function openSession(
  { deps, sessions, inTurn, end }: SessionOptions,
  sent: unknown,
): Promise<LiveSession> {
  if (typeof sent !== 'string') throw unauthenticated();
  const token = readBearer(sent);
  const read = () => deps.authenticate(token);
  const { id, sessionEndsAt } = await inTurn(read);
  // A connection lasts no longer than its session, and an API key has none.
  if (!sessionEndsAt) throw unauthenticated();

  const user = async () => {
    try {
      return await read();
    } catch (fault) {
      if (fault instanceof AppError) end(fault);
      throw fault;
    }
  };
  const expiry = setTimeout(
    () => void inTurn(user).catch(() => {}),
    sessionEndsAt.getTime() - deps.now().getTime() + 1,
  );
  const watch = sessions.watch(id);
  void watchSession(watch, () => inTurn(user));
  return {
    user,
    stop() {
      clearTimeout(expiry);
      watch.end();
    },
  };
}

async function watchSession(watch: Watch, user: () => Promise<unknown>): Promise<void> {
  // The first read is due at once, and has just been made.
  await watch.due();
  while (await watch.due()) await user().catch(() => {});
}

interface LiveSchema {
  readonly schema: GraphQLSchema;
  readonly schemaIsOpen: boolean;
  /** Whether a text may be executed; a hardened shop answers only its own client's. */
  readonly accepts: (text: string) => boolean;
}

/**
 * Validates an operation over a live connection as over HTTP: its size, its form, its cost. Only subscriptions are
 * answered: anything else would bypass the limits and the request log. Returns what to run, or the refusals.
 */
export function readSubscription(
  { schema, schemaIsOpen, accepts }: LiveSchema,
  { query, variables, operationName: name }: SubscribePayload,
): ExecutionArgs | readonly GraphQLError[] {
  try {
    if (!accepts(query)) throw badInput("Only the shop's own operations are answered here");
    const document = parse(query, PARSE_OPTIONS);
    const rules = [...specifiedRules, ...limitRules({ schemaIsOpen })];
    const mistakes = validate(schema, document, rules, {
      ...VALIDATION_OPTIONS,
      hideSuggestions: !schemaIsOpen,
    });
    if (mistakes.length > 0) return mistakes;
    const operation = getOperationAST(document, name);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      throw badInput('Only subscriptions are answered over this connection; send anything else to /graphql');
    addRequestFacts({ operation: operationName(operation) });
    refuseCost({ schema, schemaIsOpen, document, operation, variables: variables ?? {} });
    return { schema, document, operationName: name, variableValues: variables };
  } catch (fault) {
    return [asGraphqlError(fault)];
  }
}

/** A refusal as graphql's error. Throws an unforeseen fault. */
export function asGraphqlError(fault: unknown): GraphQLError {
  if (fault instanceof GraphQLError) return fault;
  if (fault instanceof AppError) return new GraphQLError(fault.message, { originalError: fault });
  throw fault;
}
