import { useContext, useEffect } from 'react';
import { type LoaderFunctionArgs, matchRoutes, UNSAFE_DataRouterContext } from 'react-router-dom';

/** Loads the code of the page at `path` and starts its query, so that a navigation there finds both. */
export function usePrefetchRoute(path: string): void {
  const { router } = useContext(UNSAFE_DataRouterContext)!;
  useEffect(() => {
    const request = new Request(new URL(path, window.location.href));
    for (const { route, params } of matchRoutes(router.routes, path) ?? []) {
      const { lazy, loader } = route;
      // The navigation itself reports a failure. Our loaders read nothing but parameters and address.
      if (typeof lazy === 'function') lazy().catch(() => {});
      if (typeof loader === 'function')
        void Promise.resolve(loader({ params, request } as LoaderFunctionArgs)).catch(() => {});
    }
  }, [router, path]);
}
