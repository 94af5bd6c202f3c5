import type { ApolloServerPlugin } from '@apollo/server';
import type { Request, RequestHandler } from 'express';
import type { GraphqlWork } from '../admission/graphql-work.js';
import type { Work } from '../admission/work.js';
import { FROM_MEMORY } from '../observe/observe-requests.js';
import { KeptAnswer } from '../shared/cache/response-cache.js';
import { JSON_TYPE, sendKeptAnswer } from '../shared/cache/send-cached-response.js';
import { noteOnRequest } from '../shared/request-scope.js';
import type { AppContainer } from '../start/app-container.js';
import { type Context, readBearer } from '../start/context.js';
import { authenticate } from '../users/authenticate.js';

const LOOK_AT_TOKEN: Work = { kind: 'catalogue', operation: FROM_MEMORY };

/**
 * Answers a question that was answered before straight from memory: nothing is parsed, checked or read again. Such
 * answers are the same for everybody, so a token is only looked at to refuse a bad one, as ever.
 */
export function answerFromMemory(
  parts: AppContainer,
  work: GraphqlWork,
  otherwise: RequestHandler,
): RequestHandler {
  const { answers } = parts;
  return async (request, response, next) => {
    const question = request.method === 'POST' ? questionOf(request.body, request.headers.accept) : null;
    const answer = question === null ? undefined : answers.find(question);
    // To look at a token is a statement, which waits its turn; an answer to nobody in particular needs none.
    if (!answer || request.headers.authorization)
      await parts.admission.admit(answer ? LOOK_AT_TOKEN : await work.of(request.body), response);
    if (!answer || !(await isWelcome(parts, request))) return otherwise(request, response, next);
    noteOnRequest({ operation: FROM_MEMORY });
    await sendKeptAnswer(request, response, answer);
  };
}

/** Keeps every answer that consists of kept parts alone (see KeptAnswer and KeptPart); never a fault, never a change. */
export function keepAnswers({
  answers,
  kept,
}: Pick<AppContainer, 'answers' | 'kept'>): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ request: { http } }) {
      const question = http?.method === 'POST' ? questionOf(http.body, http.headers.get('accept')) : null;
      if (question === null) return;
      const { version } = kept;
      return {
        async willSendResponse({ operation, overallCachePolicy, response }) {
          const policy = overallCachePolicy.policyIfCacheable();
          if (operation?.operation !== 'query' || policy?.scope !== 'PUBLIC') return;
          if (response.body.kind !== 'single' || response.body.singleResult.errors) return;
          const { data } = response.body.singleResult;
          response.http.headers.set('content-type', JSON_TYPE);
          answers.keep(question, new KeptAnswer(Buffer.from(`${JSON.stringify({ data })}\n`)), version);
        },
      };
    },
  };
}

/**
 * What tells one question from another, by its text or, when only that is sent, by its hash; null for a body without
 * either or nested too deeply to be written down, or when another format is wanted than ours.
 */
function questionOf(body: unknown, accept = '*/*'): string | null {
  if (typeof body !== 'object' || body === null || !/\*\/\*|application\/(\*|json)/.test(accept)) return null;
  const { query = hashIn(body), operationName, variables } = body as Record<string, unknown>;
  if (typeof query !== 'string') return null;
  try {
    return JSON.stringify([query, operationName, variables]);
  } catch {
    return null;
  }
}

/** The hash of a persisted operation; no text is like it, for none has only letters and digits. */
function hashIn(body: object): string | null {
  const { extensions } = body as {
    extensions?: { persistedQuery?: { version?: unknown; sha256Hash?: unknown } };
  };
  const { version, sha256Hash } = extensions?.persistedQuery ?? {};
  return version === 1 && typeof sha256Hash === 'string' && /^[0-9a-f]{64}$/.test(sha256Hash)
    ? sha256Hash
    : null;
}

/** A bad token, or one of an account that is closed by now, is refused as on any other way. */
async function isWelcome({ database, tokens, now }: AppContainer, request: Request): Promise<boolean> {
  const { authorization } = request.headers;
  if (!authorization) return true;
  try {
    await authenticate(database.pool, tokens, readBearer(authorization), now());
    return true;
  } catch {
    return false;
  }
}
