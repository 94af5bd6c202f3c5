import { expect, it } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';
import * as staff from '../staff/pages';
import { createRoutes, type RouteHandle, staffRoutes } from './routes';

it('the file of each page and layout exports one component, the one of the route', async () => {
  const wrong: string[] = [];
  for (const { path, handle, lazy } of loadedRoutes(createRoutes(staffRoutes(staff)))) {
    const { Component } = await (lazy as () => Promise<{ Component: unknown }>)();
    const exported = Object.entries(await (handle as RouteHandle).load!());
    const components = exported.filter(([name]) => /^[A-Z]/.test(name)).map(([, value]) => value);
    if (components.length !== 1 || components[0] !== Component) wrong.push(String(path));
  }
  expect(wrong).toEqual([]);
});

function loadedRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [...(route.lazy ? [route] : []), ...loadedRoutes(route.children ?? [])]);
}
