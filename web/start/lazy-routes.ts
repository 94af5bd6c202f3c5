import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { retried } from '../design/page/retried';

/** Facts about a lazily loaded route, for the server. */
export interface RouteHandle {
  /** Rendered by the server for guests. */
  readonly isRendered?: true;
  /** Its pages bring their own frame instead of the shop's header and footer. */
  readonly isFramed?: true;
  /** The component's file and those that its loader loads. Pages name them, so that the browser loads all of them at once. */
  readonly modules: readonly [string, ...string[]];
}

type Load = () => Promise<Readonly<Record<string, unknown>>>;

/** A page that the server renders for guests. */
export function rendered(path: string, module: string, load: Load): RouteObject {
  return page(path, module, load, { isRendered: true });
}

/** A page that the browser renders. */
export function page(path: string, module: string, load: Load, handle?: Partial<RouteHandle>): RouteObject {
  return { path, ...loaded(module, load, handle) };
}

/** A lazily loaded route: the component that has the name of its file. */
export function loaded(module: string, load: Load, handle?: Partial<RouteHandle>) {
  const component = async () => (await load())[nameIn(module)] as ComponentType;
  return {
    lazy: async () => ({ Component: await component().catch(() => retried(component)) }),
    handle: { modules: [module], ...handle } satisfies RouteHandle,
  };
}

/** The name of the component that a file holds. */
export function nameIn(module: string): string {
  return module.replace(/.*\/|\.tsx$/g, '');
}
