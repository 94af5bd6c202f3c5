import { NON_BROWSING_WORK, type RestWork, type Work, type WorkKind } from '../admission/work.js';
import type { Endpoint, EndpointGroup } from './endpoint.js';

interface Pattern {
  /** Verb and number of segments. */
  readonly key: string;
  /** Null matches any text. */
  readonly segments: readonly (string | null)[];
  readonly work: Work;
}

/** Work of an unknown route, which is refused at once at almost no cost. */
const NO_ENDPOINT: Work = { kind: 'browsing', operation: '(none)' };

/** Recognises the endpoints of these groups, in the order in which Express tries them. */
export function restWorkOf(groups: readonly EndpointGroup[]): RestWork {
  const endpoints = groups.flatMap((group) => group.endpoints);
  const patterns = Map.groupBy(endpoints.map(patternOf), ({ key }) => key);
  return (method, path) => {
    const segments = segmentsOf(path);
    const verb = method === 'HEAD' ? 'GET' : method;
    const found = patterns
      .get(`${verb} ${segments.length}`)
      ?.find((pattern) => pattern.segments.every((name, at) => name === null || name === segments[at]));
    return found?.work ?? NO_ENDPOINT;
  };
}

function patternOf(endpoint: Endpoint): Pattern {
  const [verb = '', path = ''] = endpoint.route.split(' ');
  const segments = segmentsOf(path).map((name) => (name.startsWith('{') ? null : name));
  const work = { kind: kindOf(endpoint), operation: endpoint.route };
  return { key: `${verb} ${segments.length}`, segments, work };
}

function kindOf({ route, response, acceptsFile, acceptsImage }: Endpoint): WorkKind {
  if (acceptsFile || acceptsImage) return 'uploads';
  if (response === null) return 'exports';
  const kinds = Object.keys(NON_BROWSING_WORK) as (keyof typeof NON_BROWSING_WORK)[];
  return kinds.find((kind) => NON_BROWSING_WORK[kind].rest.includes(route)) ?? 'browsing';
}

/** Express ignores case and a trailing slash in paths. */
function segmentsOf(path: string): string[] {
  const [plain = ''] = path.split('?');
  return plain
    .toLowerCase()
    .replace(/^\/|\/$/g, '')
    .split('/');
}
