import type { CallGroup, RestCall } from '../rest/rest-endpoint.js';
import { NOT_BROWSING, type Work, type WorkKind } from './work.js';

interface Pattern {
  /** Verb and number of segments. */
  readonly key: string;
  /** Null stands for any text. */
  readonly segments: readonly (string | null)[];
  readonly work: Work;
}

/** What is no call of ours is refused at once, and so costs next to nothing. */
const NO_CALL: Work = { kind: 'browsing', operation: '(none)' };

/** Tells what a request to REST asks for; `path` is what follows /api, a query allowed. */
export type RestWork = (method: string, path: string) => Work;

/** Knows the calls of these groups, in the order in which Express tries them. */
export function restWorkOf(groups: readonly CallGroup[]): RestWork {
  const calls = groups.flatMap((group) => group.calls);
  const patterns = Map.groupBy(calls.map(patternOf), ({ key }) => key);
  return (method, path) => {
    const segments = segmentsOf(path);
    const verb = method === 'HEAD' ? 'GET' : method;
    const found = patterns
      .get(`${verb} ${segments.length}`)
      ?.find((pattern) => pattern.segments.every((name, at) => name === null || name === segments[at]));
    return found?.work ?? NO_CALL;
  };
}

function patternOf(call: RestCall): Pattern {
  const [verb = '', path = ''] = call.route.split(' ');
  const segments = segmentsOf(path).map((name) => (name.startsWith('{') ? null : name));
  const work = { kind: kindOf(call), operation: call.route };
  return { key: `${verb} ${segments.length}`, segments, work };
}

function kindOf({ route, answer }: RestCall): WorkKind {
  if (answer === null) return 'exports';
  const kinds = Object.keys(NOT_BROWSING) as (keyof typeof NOT_BROWSING)[];
  return kinds.find((kind) => NOT_BROWSING[kind].rest.includes(route)) ?? 'browsing';
}

/** Express ignores case and a trailing slash in paths. */
function segmentsOf(path: string): string[] {
  const [plain = ''] = path.split('?');
  return plain
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .split('/');
}
