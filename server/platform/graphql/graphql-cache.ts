import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { Work } from '../admission/work.js';
import { CachedResponse } from '../cache/response-cache.js';
import { JSON_TYPE, sendCachedResponse } from '../cache/send-cached-response.js';
import type { AppDeps } from '../http/app-deps.js';
import { type Context, readBearer } from '../http/context.js';
import { addRequestFacts } from '../log/request-scope.js';
import { FROM_MEMORY } from '../observe/observe-requests.js';
import type { GraphqlWork } from './graphql-work.js';

const LOOK_AT_TOKEN: Work = { kind: 'catalogue', operation: FROM_MEMORY };

/**
 * Answers a repeated query from the response cache: nothing is parsed, validated or read again. Cached responses are
 * the same for everybody, so a token is verified only to refuse an invalid one.
 */
export function answerFromCache(deps: AppDeps, work: GraphqlWork, otherwise: RequestHandler): RequestHandler {
  const { responseCache } = deps;
  return async (request, response, next) => {
    const key = request.method === 'POST' ? cacheKey(request.body, request.headers.accept) : null;
    const answer = key === null ? undefined : responseCache.find(key);
    // Verifying a token takes a statement and so needs admission; a cached response to a guest takes none.
    if (!answer || request.headers.authorization)
      await deps.admission.admit(answer ? LOOK_AT_TOKEN : await work.of(request.body), response);
    if (!answer || !(await isTokenValid(deps, request))) return otherwise(request, response, next);
    addRequestFacts({ operation: FROM_MEMORY });
    await sendCachedResponse(request, response, answer);
  };
}

/** Caches the responses of queries whose parts are all cacheable (CacheableQuery, CacheableType), errors never. */
export function cacheResponses({
  responseCache,
  readCache,
}: Pick<AppDeps, 'responseCache' | 'readCache'>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request: { http } }) {
      const key = http?.method === 'POST' ? cacheKey(http.body, http.headers.get('accept')) : null;
      if (key === null) return;
      const { version } = readCache;
      return {
        async willSendResponse({ operation, overallCachePolicy, response }) {
          const policy = overallCachePolicy.policyIfCacheable();
          if (operation?.operation !== 'query' || policy?.scope !== 'PUBLIC') return;
          if (response.body.kind !== 'single' || response.body.singleResult.errors) return;
          const { data } = response.body.singleResult;
          response.http.headers.set('content-type', JSON_TYPE);
          responseCache.store(key, new CachedResponse(Buffer.from(`${JSON.stringify({ data })}\n`)), version);
        },
      };
    },
  };
}

/**
 * The cache key of a request, from the text of its operation or from its hash alone. Null for a body with neither or
 * nested too deeply, and when the client accepts no JSON.
 */
function cacheKey(body: unknown, accept = '*/*'): string | null {
  if (typeof body !== 'object' || body === null || !/\*\/\*|application\/(\*|json)/.test(accept)) return null;
  const { query = hashIn(body), operationName, variables } = body as Record<string, unknown>;
  if (typeof query !== 'string') return null;
  try {
    return JSON.stringify([query, operationName, variables]);
  } catch {
    return null;
  }
}

/** The hash of a persisted operation. No operation's text looks like it: none has only letters and digits. */
function hashIn(body: object): string | null {
  const { extensions } = body as {
    extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } };
  };
  const { version, sha256Hash } = extensions?.persistedQuery ?? {};
  return version === 1 && typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/.test(sha256Hash)
    ? sha256Hash
    : null;
}

/** False for an invalid token and for one of a closed account, which the full path then refuses. */
async function isTokenValid({ authenticate }: AppDeps, request: Request): Promise<boolean> {
  const { authorization } = request.headers;
  if (!authorization) return true;
  try {
    await authenticate(readBearer(authorization));
    return true;
  } catch {
    return false;
  }
}
