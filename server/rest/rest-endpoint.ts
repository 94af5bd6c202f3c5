import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Static, TSchema } from 'typebox';
import type { InputClass } from '../shared/api/input-class.js';
import { asRecord, readInput } from '../shared/api/validate.js';
import { CachedResponse } from '../shared/cache/response-cache.js';
import { sendCachedResponse } from '../shared/cache/send-cached-response.js';
import { badInput, forbidden, unreadableRequest } from '../shared/errors/errors.js';
import { type MoneyStep, noteOnRequest } from '../shared/request-scope.js';
import type { SentFile, StreamedFile } from '../shared/sent-file.js';
import { requireAdmin, requireUser, type SignedInUser, type Viewer } from '../shared/viewer.js';
import type { AppContainer } from '../start/app-container.js';
import { createContext } from '../start/context.js';
import { createServices, type Services } from '../start/services.js';
import type { ImageFile } from '../uploads/image-file.js';
import { oneImage, sentImage } from '../uploads/one-image.js';

/**
 * Who may call. `anyone`: a token is not even looked at, so an expired one is no obstacle. `cartHolder`: a customer,
 * or a guest whose secret stands in query, body or header. `user`: any active customer. `admin`: staff.
 */
export type Who = 'anyone' | 'cartHolder' | 'user' | 'admin';

type Verb = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = `${Verb} /${string}`;
type Nothing = Record<never, never>;
type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { readonly [K in Name]: string } & ParamsOf<Rest>
  : unknown;

/** What was asked, by whom. */
interface Asked<R extends Route, W extends Who, Query, Body> {
  readonly parts: AppContainer;
  readonly services: Services;
  readonly viewer: Viewer;
  readonly user: W extends 'user' | 'admin' ? SignedInUser : SignedInUser | null;
  readonly params: ParamsOf<R>;
  readonly query: Query;
  readonly body: Body;
  /** The picture of a form; null when none was sent. */
  readonly image: ImageFile | null;
  readonly request: Request;
  readonly response: Response;
}

/** An answer before it is written as JSON: moments may still be dates. */
type BeforeJson<T> = T extends string
  ? T | Date
  : T extends readonly (infer Item)[]
    ? readonly BeforeJson<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: BeforeJson<T[Key]> }
      : T;

/** A valid request; texts that begin with `$` stand for rows of the world it is sent to (see fill-example.ts). */
export interface Example {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface CallFacts<R extends Route, W> {
  /** Verb and path below /api, parameters in braces. */
  readonly route: R;
  readonly who: W;
  /** One sentence for whoever reads the API description. */
  readonly summary: string;
  /** The operations of GraphQL that do the same. */
  readonly graphql: readonly string[];
  /** True when the body may also be a form with a picture in its field `image`. */
  readonly takesImage?: true;
  /** Status of success; 200 unless said. */
  readonly status?: number;
  /** Other successes with the same answer. */
  readonly alsoStatuses?: readonly number[];
  /** What it may have done with money when the database fails; services say it too, once they know who asks. */
  readonly money?: MoneyStep;
  /** Statuses of refusal beyond those every call of its kind has. */
  readonly refusals?: readonly number[];
  readonly example: Example;
}

/** One REST call: what it is, and how it is answered. The routes, the API description and the tests are made from it. */
export interface RestCall extends CallFacts<Route, Who | 'provider'> {
  readonly query?: InputClass<object>;
  readonly body?: InputClass<object>;
  /** The shape of every success; null for a file. */
  readonly answer: TSchema | null;
  /** The media types a call that answers with a file may have. */
  readonly media?: readonly string[];
  handler(parts: AppContainer): RequestHandler;
}

interface NewCall<
  R extends Route,
  W extends Who,
  Query extends object,
  Body extends object,
  S extends TSchema,
> extends CallFacts<R, W> {
  readonly query?: InputClass<Query>;
  readonly body?: InputClass<Body>;
  /** The shape of every success. */
  readonly answer: S;
  readonly work: (asked: Asked<R, W, Query, Body>) => Promise<BeforeJson<Static<S>>>;
}

/** Declares a REST call. Who asks is settled before anything that was sent is judged. */
export function call<
  const R extends Route,
  const W extends Who,
  S extends TSchema,
  Query extends object = Nothing,
  Body extends object = Nothing,
>({ work, ...facts }: NewCall<R, W, Query, Body, S>): RestCall {
  return {
    ...facts,
    handler: (parts) => async (request, response) => {
      const asked = await readAsked(facts, parts, request, response);
      response.status(facts.status ?? 200);
      response.json(await work(asked as Asked<R, W, Query, Body>));
    },
  };
}

/** Declares a call whose answer is the same for everybody until the catalogue or the settings change, and kept until then. */
export function keptCall<
  const R extends Route,
  S extends TSchema,
  Query extends object = Nothing,
  Body extends object = Nothing,
>(facts: NewCall<R, 'anyone', Query, Body, S>): RestCall {
  const { work } = facts;
  return {
    ...call(facts),
    handler: (parts) => async (request, response) => {
      const question = `GET ${request.originalUrl}`;
      const found = parts.responseCache.find(question);
      if (found) return sendCachedResponse(request, response, found);
      const { version } = parts.readCache;
      const asked = await readAsked(facts, parts, request, response);
      const answer = Buffer.from(JSON.stringify(await work(asked as Asked<R, 'anyone', Query, Body>)));
      await sendCachedResponse(
        request,
        response,
        parts.responseCache.store(question, new CachedResponse(answer), version),
      );
    },
  };
}

interface NewFileCall<R extends Route, W extends Who, Query extends object> extends CallFacts<R, W> {
  readonly query?: InputClass<Query>;
  readonly media: readonly string[];
  readonly work: (asked: AskedForFile<R, W, Query>) => Promise<SentFile | StreamedFile>;
}

interface AskedForFile<R extends Route, W extends Who, Query> extends Asked<R, W, Query, Nothing> {
  /** Aborted when the caller has left, or has the file. */
  readonly signal: AbortSignal;
}

/** Declares a REST call that answers with a file, to be kept by whoever asked and by nobody on the way. */
export function fileCall<const R extends Route, const W extends Who, Query extends object = Nothing>({
  work,
  ...facts
}: NewFileCall<R, W, Query>): RestCall {
  return {
    ...facts,
    answer: null,
    handler: (parts) => async (request, response) => {
      const left = new AbortController();
      response.once('close', () => left.abort());
      const asked = await readAsked(facts, parts, request, response);
      const file = await work({ ...(asked as Asked<R, W, Query, Nothing>), signal: left.signal });
      response.setHeader('Content-Type', file.type);
      response.setHeader('Content-Disposition', `attachment; filename="${file.fileName}"`);
      if ('pipe' in file) return file.pipe(response);
      const { bytes } = file;
      response.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  };
}

type AskedFacts = Pick<RestCall, 'query' | 'body' | 'takesImage' | 'money'> & { readonly who: Who };

/** Who asks, then what was sent. */
async function readAsked(
  facts: AskedFacts,
  parts: AppContainer,
  request: Request,
  response: Response,
): Promise<unknown> {
  if (facts.money) noteOnRequest({ money: facts.money });
  const asker = await ASKERS[facts.who](parts, request);
  await readForm(facts, request, response);
  const sent = facts.who === 'cartHolder' ? sentBy(request) : null;
  const query = facts.query ? await readInput(facts.query, sent ?? request.query) : {};
  const body = facts.body ? await readInput(facts.body, sent ?? request.body) : {};
  const image = sentImage(request);
  return { ...asker, parts, params: request.params, query, body, image, request, response };
}

/** Calls that belong together, under the heading they have in the API description. */
export interface CallGroup {
  readonly heading: string;
  readonly calls: readonly RestCall[];
}

/** The routes of calls, in their order. */
export function routesOf(calls: readonly RestCall[], parts: AppContainer): Router {
  const router = Router();
  for (const { route, handler } of calls) {
    const [verb, path] = route.split(' ') as [Verb, string];
    const method = verb.toLowerCase() as Lowercase<Verb>;
    router[method](path.replace(/\{(\w+)\}/g, ':$1'), handler(parts));
  }
  return router;
}

interface Asker {
  readonly services: Services;
  readonly viewer: Viewer;
  readonly user: SignedInUser | null;
}

const ASKERS: Readonly<Record<Who, (parts: AppContainer, request: Request) => Promise<Asker>>> = {
  async anyone(parts) {
    const viewer = { user: null, guestId: null };
    return { services: createServices(parts, viewer), viewer, user: null };
  },
  async cartHolder(parts, request) {
    const sent = sentBy(request);
    const context = await createContext(parts, request, readName(sent, 'guestId'));
    const { user, guestId } = context.viewer;
    if (user) refuseOtherUser(user, sent);
    if (!user && !guestId) throw badInput('No guest ID provided');
    return { ...context, user };
  },
  async user(parts, request) {
    const context = await createContext(parts, request);
    const user = requireUser(context.viewer);
    refuseOtherUser(user, sentBy(request));
    return { ...context, user };
  },
  async admin(parts, request) {
    const context = await createContext(parts, request);
    return { ...context, user: requireAdmin(context.viewer) };
  },
};

const readImage = oneImage('image');

/** Reads the form of a call that takes one, once it is known who asks. Throws BAD_INPUT for a form nobody asked for. */
async function readForm(
  { takesImage }: { takesImage?: true },
  request: Request,
  response: Response,
): Promise<void> {
  if (!request.is('multipart')) return;
  if (!takesImage) throw unreadableRequest();
  await new Promise<void>((resolve, reject) => {
    readImage(request, response, (fault?: unknown) => (fault ? reject(fault) : resolve()));
  });
}

/** Query and body together: old clients put the same field in either. */
function sentBy(request: Request): Record<string, unknown> {
  return { ...asRecord(request.query), ...asRecord(request.body) };
}

/** Old clients say who asks: as `userId`, or as `user`, an id or whole. Throws FORBIDDEN when it is somebody else. */
function refuseOtherUser({ id }: SignedInUser, sent: Record<string, unknown>): void {
  const { _id, id: ownId } = asRecord(sent.user);
  const user = typeof sent.user === 'string' ? readName(sent, 'user') : (_id ?? ownId);
  const claims = [readName(sent, 'userId'), user].filter((claim) => claim);
  if (claims.some((claim) => claim !== id)) throw forbidden();
}

/** Guest ids and user ids are far shorter. */
const NAME_MAX = 200;

/** A name in what was sent; null when it is missing, or one of the words that old clients write for nothing. */
function readName(sent: Record<string, unknown>, field: string): string | null {
  const value = sent[field] ?? null;
  if (value === null || value === '' || value === 'undefined' || value === 'null') return null;
  if (typeof value !== 'string' || value.length > NAME_MAX)
    throw badInput(`Please send ${field} as one text`);
  return value;
}
