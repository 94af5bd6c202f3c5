import type { Request, Response } from 'express';

export type Door = 'graphql' | 'rest' | 'sandbox' | 'web';

/** A request in words of our own: nothing in it was chosen by the caller, so it may be counted and logged. */
export interface RequestName {
  readonly door: Door;
  /** Pattern of the address: "/api/orders/{id}"; "(page)", "(file)" and "(none)" where there is no pattern. */
  readonly route: string;
  readonly method: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Call it when the request was answered: only then is it known which route took it. */
export function nameRequest(request: Request, response: Response): RequestName {
  const place = PLACES.find(({ prefix }) => startsWithPath(request.originalUrl, prefix)) ?? WEB;
  const method = METHODS.has(request.method) ? request.method : 'OTHER';
  return { door: place.door, route: routeOf(request, response, place), method };
}

interface Place {
  readonly prefix: string;
  readonly door: Door;
}
const WEB: Place = { prefix: '', door: 'web' };
const PLACES: readonly Place[] = [
  { prefix: '/graphql', door: 'graphql' },
  { prefix: '/api', door: 'rest' },
  { prefix: '/stripe-sandbox/v1', door: 'sandbox' },
  { prefix: '/stripe-sandbox', door: 'sandbox' },
];

function routeOf(request: Request, response: Response, { prefix, door }: Place): string {
  const pattern: unknown = request.route?.path;
  if (typeof pattern === 'string') return prefix + pattern.replace(/:(\w+)/g, '{$1}');
  if (pattern instanceof RegExp) return '(page)';
  if (door === 'graphql') return '/graphql';
  return response.statusCode < 400 && door === 'web' ? '(file)' : '(none)';
}

function startsWithPath(address: string, prefix: string): boolean {
  const next = address.charAt(prefix.length);
  return (
    address.slice(0, prefix.length).toLowerCase() === prefix && (next === '' || next === '/' || next === '?')
  );
}
