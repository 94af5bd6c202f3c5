import { expect, it } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from './lazy-routes';
import { createRoutes } from './routes';

it('each route has the component of the file that it names', async () => {
  const wrong: string[] = [];
  for (const { path, handle, lazy } of loadedRoutes(createRoutes())) {
    const [module] = (handle as RouteHandle).modules;
    const { Component } = await (lazy as () => Promise<{ Component: unknown }>)();
    const named = (await import(`../${module.replace('.tsx', '')}`)) as Record<string, unknown>;
    if (!Component || !Object.values(named).includes(Component)) wrong.push(`${path}: ${module}`);
  }
  expect(wrong).toEqual([]);
});

function loadedRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [...(route.lazy ? [route] : []), ...loadedRoutes(route.children ?? [])]);
}
