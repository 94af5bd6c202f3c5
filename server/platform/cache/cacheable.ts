import { Directive } from 'type-graphql';

/** Apollo's limit on a cached response; ours is dropped at the next change of the catalogue. */
const MAX_AGE_S = 3_600;

/** Marks a query whose whole response may be cached: it is the same for everybody and depends on the catalogue alone. */
export const CacheableQuery = () => Directive(`@cacheControl(maxAge: ${MAX_AGE_S})`);

/** Marks a type that may be part of a cached response. */
export const CacheableType = () => Directive('@cacheControl(inheritMaxAge: true)');

/** Marks a field that viewers see differently: no response with it is cached. */
export const NeverCached = () => Directive('@cacheControl(maxAge: 0)');
