import { renderedAddress } from '../../../rules/page-address.js';
import { type AddressedCities, addressedCities } from '../../../rules/people/addressed-cities.js';

/** A page of the client, as its route declares it. */
export interface ClientRoute {
  /** The router's pattern: `/user/orders/:orderId`, or `*` for the page "not found". */
  readonly path: string;
  /** Whether the server renders it; its path has no parameters then. */
  readonly isRendered: boolean;
  /** Address of its loading state, which the server draws when it does not render the page. */
  readonly loading: string;
  /** The page's source files, as the manifest of the build names them. */
  readonly modules: readonly string[];
}

export interface PageRoute {
  /** The canonical address that renders the page or its loading state; null while the routes are unknown. */
  readonly address: string | null;
  readonly status: 200 | 404;
  /** Modules that the browser preloads. */
  readonly modules: readonly string[];
  /** The cities in the address, where the page shows them. */
  readonly cities?: AddressedCities | undefined;
}

/** The page "not found", wherever it is requested. */
export const NOT_FOUND_ADDRESS = '*';

/** Finds the page of a path among the client's routes. */
export class PageAddresses {
  constructor(private readonly routes: readonly ClientRoute[]) {}

  /**
   * Of the query only a destination that we ship to counts, so nobody can request more pages than there are; its page
   * is then filled with the cities.
   */
  of(path: string, query: Readonly<Record<string, unknown>>): PageRoute {
    const asked = partsOf(path);
    const route = this.routes.find((route) => matches(partsOf(route.path), asked));
    if (!route) return { address: NOT_FOUND_ADDRESS, status: 404, modules: this.notFoundModules() };
    const { isRendered, loading, modules } = route;
    const address = isRendered ? renderedAddress(route.path, query.toCountry) : loading;
    const cities = address?.startsWith('/new-quote') ? addressedCities((name) => query[name]) : undefined;
    return { address, status: 200, modules, cities };
  }

  private notFoundModules(): readonly string[] {
    return this.routes.find(({ path }) => path === NOT_FOUND_ADDRESS)?.modules ?? [];
  }
}

/** Matches like react-router: in any case, with or without a final slash and a last part like `:id?`. */
function matches(parts: readonly string[], asked: readonly string[]): boolean {
  const least = parts.filter((part) => !part.endsWith('?')).length;
  return (
    (asked.length === parts.length || asked.length === least) &&
    asked.every((part, index) => parts[index]?.[0] === ':' || parts[index] === part)
  );
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
