import { renderedAddress } from '../../../rules/page-address.js';
import { type AddressedCities, addressedCities } from '../../../rules/people/addressed-cities.js';

/** A page of the client, as its route names it. */
export interface ClientRoute {
  /** As the router matches it: `/user/orders/:orderId`, or `*` for the page that says that there is none. */
  readonly path: string;
  /** Whether the server renders it; its path has no parameters then. */
  readonly isRendered: boolean;
  /** Address of its loading state, which the server draws when it does not render the page. */
  readonly loading: string;
  /** The files that it is loaded from, as the manifest of the build names them. */
  readonly modules: readonly string[];
}

export interface PageRoute {
  /** The one address under which the page, or its loading state, is rendered; null while the routes are not known. */
  readonly address: string | null;
  readonly status: 200 | 404;
  /** What the browser preloads. */
  readonly modules: readonly string[];
  /** The cities that the address names, where the page shows them. */
  readonly cities?: AddressedCities | undefined;
}

/** The page that says that there is none, wherever it is asked for. */
export const NOT_FOUND_ADDRESS = '*';

/** What a path leads to by the client's own routes. */
export class PageAddresses {
  constructor(private readonly routes: readonly ClientRoute[]) {}

  /**
   * Of the query only a destination that we ship to counts, so nobody can ask for more pages than there are; the cities are
   * put into the page of it.
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

/** As react-router matches: whatever the case, with or without a slash at the end and a last part like `:id?`. */
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
