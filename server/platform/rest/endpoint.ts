import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { InputClass } from '../api/describe.js';
import { readInput } from '../api/validate.js';
import { readIfMatch } from '../api/version.js';
import type { SignedInUser, Viewer } from '../auth/viewer.js';
import { CachedResponse } from '../cache/response-cache.js';
import { sendCachedResponse } from '../cache/send-cached-response.js';
import type { SentFile, StreamedFile } from '../files/sent-file.js';
import type { AppDeps, Services } from '../http/app-deps.js';
import { clientKey } from '../limits/ip-prefix.js';
import type { LimitName } from '../limits/rate-limits.js';
import { addRequestFacts, type MoneyStep } from '../log/request-scope.js';
import type { ImageFile } from '../uploads/image-file.js';
import { sentImage } from '../uploads/one-image.js';
import { type Access, AUTHENTICATORS, claimsOf } from './access.js';
import { readForm } from './request-form.js';
import type { Fields, Serializer } from './serializer.js';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = `${Verb} /${string}`;
type Nothing = Record<never, never>;
type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & ParamsOf<Rest>
  : unknown;

/** The validated input of an endpoint, and its caller. */
interface EndpointRequest<R extends Route, A extends Access, Query, Body> {
  readonly deps: AppDeps;
  readonly services: Services;
  readonly viewer: Viewer;
  readonly user: A extends 'user' | 'admin' ? SignedInUser : SignedInUser | null;
  readonly params: ParamsOf<R>;
  readonly query: Query;
  readonly body: Body;
  /** The image or file of a form; null when none was sent. */
  readonly image: ImageFile | null;
  /** The version in the header If-Match; null for any. Throws BAD_INPUT. */
  readonly ifMatch: () => number | null;
  readonly request: Request;
  readonly response: Response;
}

/** A valid request; texts that begin with `$` are replaced by ids of the shop's rows (see example-values.ts). */
export interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface EndpointFacts<R extends Route, A> {
  /** Verb and path below /api, parameters in braces. */
  readonly route: R;
  readonly access: A;
  /** One sentence for readers of the API description. */
  readonly summary: string;
  /** The message of an unexpected fault, from the error catalogue; the plain apology by default. */
  readonly failed?: string;
  /** True when the body may also be a form with an image in its field `image`. */
  readonly acceptsImage?: true;
  /** True when the body is a form with a file of at most 10 MB in its field `file`. */
  readonly acceptsFile?: true;
  /** Limit that a call counts against, by its caller's place, before its input is read. */
  readonly limit?: LimitName;
  /** Status of success; 200 by default. */
  readonly status?: number;
  /** Other successes with the same response. */
  readonly otherStatuses?: readonly number[];
  /** Money that a call may have moved when the database fails; services set it too, once the caller is known. */
  readonly money?: MoneyStep;
  /** Statuses of errors beyond those that every endpoint with its access has. */
  readonly errors?: readonly number[];
  /** Fields of a 409 beside message and code. */
  readonly conflict?: Fields<never, string>;
  readonly example: Example;
}

/** One REST endpoint: the source of its route, its API description and its tests. */
export interface Endpoint extends EndpointFacts<Route, Access | 'provider'> {
  readonly query?: InputClass<object>;
  readonly body?: InputClass<object>;
  /** Schema and serialization of every success; null for a file. */
  readonly response: Serializer<never> | null;
  /** Media types of the file of an endpoint. */
  readonly mediaTypes?: readonly string[];
  toHandler(deps: AppDeps): RequestHandler;
}

interface NewEndpoint<R extends Route, A extends Access, Query extends object, Body extends object, Result>
  extends EndpointFacts<R, A> {
  readonly query?: InputClass<Query>;
  readonly body?: InputClass<Body>;
  /** Schema and serialization of every success. */
  readonly response: Serializer<Result>;
  readonly handle: (request: EndpointRequest<R, A, Query, Body>) => Promise<NoInfer<Result>>;
}

/** Declares an endpoint. The caller is authorized before the input is validated. */
export function endpoint<
  const R extends Route,
  const A extends Access,
  Result,
  Query extends object = Nothing,
  Body extends object = Nothing,
>({ handle, ...facts }: NewEndpoint<R, A, Query, Body, Result>): Endpoint {
  return {
    ...facts,
    toHandler: (deps) => async (request, response) => {
      const asked = await readRequest(facts, deps, request, response);
      response.status(facts.status ?? 200);
      response.json(facts.response.write(await handle(asked as EndpointRequest<R, A, Query, Body>)));
    },
  };
}

/** Declares an endpoint whose response is the same for everybody, cached until catalogue or settings change. */
export function cachedEndpoint<
  const R extends Route,
  Result,
  Query extends object = Nothing,
  Body extends object = Nothing,
>(facts: NewEndpoint<R, 'public', Query, Body, Result>): Endpoint {
  const { handle } = facts;
  return {
    ...endpoint(facts),
    toHandler: (deps) => async (request, response) => {
      const key = `GET ${request.originalUrl}`;
      const cached = deps.responseCache.find(key);
      if (cached) return sendCachedResponse(request, response, cached);
      const { version } = deps.readCache;
      const asked = await readRequest(facts, deps, request, response);
      const result = await handle(asked as EndpointRequest<R, 'public', Query, Body>);
      const body = Buffer.from(JSON.stringify(facts.response.write(result)));
      await sendCachedResponse(
        request,
        response,
        deps.responseCache.store(key, new CachedResponse(body), version),
      );
    },
  };
}

interface FileRequest<R extends Route, A extends Access, Body> extends EndpointRequest<R, A, Nothing, Body> {
  /** Aborted when the caller has left, or has the file. */
  readonly signal: AbortSignal;
}

interface NewFileEndpoint<R extends Route, A extends Access, Body extends object>
  extends EndpointFacts<R, A> {
  readonly body?: InputClass<Body>;
  readonly mediaTypes: readonly string[];
  readonly handle: (request: FileRequest<R, A, Body>) => Promise<SentFile | StreamedFile>;
}

/** Policy for files: one that a browser opens all the same runs nothing and loads nothing. */
const FILE_POLICY = "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Declares an endpoint that responds with a file, which the caller may store and no cache on the way. */
export function fileEndpoint<const R extends Route, const A extends Access, Body extends object = Nothing>({
  handle,
  ...facts
}: NewFileEndpoint<R, A, Body>): Endpoint {
  return {
    ...facts,
    response: null,
    toHandler: (deps) => async (request, response) => {
      const left = new AbortController();
      response.once('close', () => left.abort());
      const asked = await readRequest(facts, deps, request, response);
      const file = await handle({
        ...(asked as EndpointRequest<R, A, Nothing, Body>),
        signal: left.signal,
      });
      response.setHeader('Content-Type', file.type);
      response.setHeader('Content-Security-Policy', FILE_POLICY);
      response.setHeader('Content-Disposition', `attachment; filename="${file.fileName}"`);
      if ('pipe' in file) return file.pipe(response);
      const { bytes } = file;
      response.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  };
}

type RequestFacts = Pick<
  Endpoint,
  'route' | 'query' | 'body' | 'acceptsImage' | 'acceptsFile' | 'limit' | 'money'
> & {
  readonly access: Access;
};

/** Authorizes the caller, then reads the input. */
async function readRequest(
  facts: RequestFacts,
  deps: AppDeps,
  request: Request,
  response: Response,
): Promise<unknown> {
  if (facts.money) addRequestFacts({ money: facts.money });
  const caller = await AUTHENTICATORS[facts.access](deps, request);
  if (facts.limit) await deps.limits.spend(facts.limit, clientKey());
  const { admission } = deps;
  await readForm(facts, admission, caller.user?.id ?? clientKey(), request, response);
  const sent = facts.access === 'cart' ? claimsOf(request) : null;
  const query = facts.query ? await readInput(facts.query, sent ?? request.query) : {};
  const body = facts.body ? await readInput(facts.body, sent ?? request.body) : {};
  const image = sentImage(request);
  const ifMatch = () => readIfMatch(request.header('if-match'));
  return { ...caller, deps, params: request.params, query, body, image, ifMatch, request, response };
}

/** Endpoints under one tag of the API description. */
export interface EndpointGroup {
  readonly tag: string;
  /** Purpose of the endpoints, in a sentence or two. */
  readonly description: string;
  readonly endpoints: readonly Endpoint[];
}

/** The routes of endpoints, in their order. */
export function routesOf(endpoints: readonly Endpoint[], deps: AppDeps): Router {
  const router = Router();
  for (const { route, failed, toHandler } of endpoints) {
    const [verb, path] = route.split(' ') as [Verb, string];
    const method = verb.toLowerCase() as Lowercase<Verb>;
    const handler = toHandler(deps);
    router[method](path.replace(/\{(\w+)\}/g, ':$1'), (request, response, next) => {
      addRequestFacts({ failed });
      return handler(request, response, next);
    });
  }
  return router;
}
