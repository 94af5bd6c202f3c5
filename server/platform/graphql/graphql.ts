import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import {
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import { expressMiddleware } from '@as-integrations/express5';
import type { Request, RequestHandler } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import type { ErrorCode } from '../../../rules/refusals.js';
import { asRefusal, graphqlError } from '../errors/error-responses.js';
import { AppError, badInput } from '../errors/errors.js';
import type { AppDeps } from '../http/app-deps.js';
import { type Context, createContext } from '../http/context.js';
import { libraryLogger } from '../log/log.js';
import { operationNamePlugin } from '../observe/request-name.js';
import { limitCost } from './cost.js';
import { countChanges } from './count-changes.js';
import { answerFromCache, cacheResponses } from './graphql-cache.js';
import { GraphqlWork } from './graphql-work.js';
import { limitRules, PARSE_OPTIONS, VALIDATION_OPTIONS } from './limits.js';
import { mapApolloErrors } from './map-apollo-errors.js';
import { OperationStore } from './operation-store.js';

/**
 * Parsed documents in the cache, several times the web client's own. Apollo's own store is limited by the size of
 * documents as JSON; in memory they take four times that, 120 MB that any visitor could fill.
 */
const DOCUMENTS_MAX = 200;

export interface GraphqlEndpoint {
  readonly handler: RequestHandler;
  readonly schema: GraphQLSchema;
  /** Whether a text may be executed: in a hardened shop only the web client's own. */
  readonly accepts: (text: string) => boolean;
  stop(): Promise<void>;
}

/** Starts Apollo Server over the services. */
export async function createGraphqlEndpoint(deps: AppDeps, schema: GraphQLSchema): Promise<GraphqlEndpoint> {
  const operations = new OperationStore();
  const { explorer: schemaIsOpen, onlyKnown } = deps.env.graphql;
  const apollo = new ApolloServer<Context>({
    schema,
    logger: libraryLogger(deps.log, 'graphql.library'),
    introspection: schemaIsOpen,
    hideSchemaDetailsFromClientErrors: !schemaIsOpen,
    includeStacktraceInErrorResponses: false,
    parseOptions: PARSE_OPTIONS,
    validationOptions: VALIDATION_OPTIONS,
    validationRules: limitRules({ schemaIsOpen }),
    documentStore: new InMemoryLRUCache<DocumentNode>({ max: DOCUMENTS_MAX }),
    persistedQueries: { cache: operations, ttl: null },
    csrfPrevention: true,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    formatError: (formatted, fault) => graphqlError(deps.log, formatted, mapApolloErrors(fault)),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Only subgraphs of a federation have inline traces; Apollo would load them to find out.
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginCacheControl({ calculateHttpHeaders: false }),
      refuseSubscriptions,
      refuseChanges,
      limitCost({ schemaIsOpen }),
      cacheResponses(deps),
      countChanges,
      faultStatus,
      operationNamePlugin,
    ],
  });
  await apollo.start();
  const answer = expressMiddleware(apollo, {
    context: async ({ req }) => {
      try {
        deps.requestLimits.countPlace();
        return await createContext(deps, req);
      } catch (fault) {
        throw inGraphql(asRefusal(deps.log, fault) ?? fault);
      }
    },
  });
  const accepted = onlyKnown ? trustedDocumentsOnly(operations, answer) : answer;
  const handler = answerFromCache(deps, new GraphqlWork(operations), accepted);
  return {
    handler: schemaIsOpen ? await explorer(handler) : handler,
    schema,
    accepts: (text) => !onlyKnown || operations.isOwn(text),
    stop: () => apollo.stop(),
  };
}

/** Refuses mutations once the database is newer; see SchemaWatch. */
const refuseChanges: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation, contextValue: { deps } }) {
        try {
          if (operation?.operation === 'mutation') deps.schema.refuseChange();
        } catch (fault) {
          throw inGraphql(fault);
        }
      },
    };
  },
};

/** Refuses subscriptions over HTTP: one response cannot follow changes. */
const refuseSubscriptions: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation === 'subscription')
          throw inGraphql(badInput('Subscriptions are answered over WebSocket (graphql-transport-ws)'));
      },
    };
  },
};

/** Sets the HTTP status: that of a refusal, 500 for a fault of ours, 503 for an unavailable database, as over REST. */
const faultStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { body, http } }) {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        const find = (code: ErrorCode) => errors?.find(({ extensions }) => extensions?.code === code);
        const unavailable = find('SERVICE_UNAVAILABLE');
        if (unavailable) {
          http.status = 503;
          http.headers.set('retry-after', String(unavailable.extensions?.retryAfter));
        }
        if (find('INTERNAL')) http.status = 500;
      },
    };
  },
};

/** A refusal before any resolver runs, in the form that Apollo answers with the refusal's own status. */
function inGraphql(fault: unknown): unknown {
  return fault instanceof AppError ? new GraphQLError(fault.message, { originalError: fault }) : fault;
}

/** The nonce in Apollo's page for its own scripts and styles. */
const NONCE = /'nonce-([0-9a-f]{64})'/;

/**
 * Apollo Sandbox for a browser that opens the address. Its scripts, styles, images and frame come from Apollo and
 * Google Fonts, so this one page gets a policy that allows exactly these; it may call this host alone, and be framed
 * by nobody. Every other response has the policy of the shop.
 */
async function explorer(otherwise: RequestHandler): Promise<RequestHandler> {
  const page = await sandboxPage();
  return async (request, response, next) => {
    const wantsPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (!wantsPage || request.url !== '/') return otherwise(request, response, next);
    const html = await page();
    response.setHeader('Content-Security-Policy', policy(NONCE.exec(html)?.[1] ?? 'none'));
    response.type('html').send(html);
  };
}

async function sandboxPage(): Promise<() => Promise<string>> {
  const plugin = ApolloServerPluginLandingPageLocalDefault({ embed: { runTelemetry: false } });
  const listener = await plugin.serverWillStart?.({} as never);
  const page = await (listener || undefined)?.renderLandingPage?.();
  const html = page?.html ?? '';
  return async () => (typeof html === 'string' ? html : html());
}

function policy(nonce: string): string {
  const pictures = 'https://apollo-server-landing-page.cdn.apollographql.com';
  return Object.entries({
    'default-src': "'none'",
    'script-src': `'nonce-${nonce}' https://embeddable-sandbox.cdn.apollographql.com`,
    'style-src': `'nonce-${nonce}' https://fonts.googleapis.com`,
    'font-src': 'https://fonts.gstatic.com',
    'img-src': pictures,
    'manifest-src': pictures,
    'frame-src': 'https://sandbox.embed.apollographql.com',
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(';');
}

/** Refuses in a hardened shop, before parsing, every operation but the web client's own, by text or by hash. */
function trustedDocumentsOnly(
  operations: Pick<OperationStore, 'isOwn'>,
  otherwise: RequestHandler,
): RequestHandler {
  return (request, response, next) => {
    if (textsOf(request).every((text) => operations.isOwn(text))) return otherwise(request, response, next);
    next(new AppError('BAD_INPUT', 400, "Only the shop's own operations are answered here"));
  };
}

/** Every text of a request that could be taken for its operation; a request with a hash alone has none. */
function textsOf({ body, originalUrl }: Request): string[] {
  const { query } = (body ?? {}) as { query?: unknown };
  // The query string begins at the first question mark; others may be in it.
  const [, asked] = /\?(.*)/s.exec(originalUrl) ?? [];
  const inAddress = new URLSearchParams(asked).getAll('query');
  return typeof query === 'string' ? [query, ...inAddress] : inAddress;
}
