import { Directive } from 'type-graphql';

/** How long a kept answer may live even if nothing changes, in seconds. */
const MAX_AGE_S = 3_600;

/** Marks a query whose whole answer may be kept: the same for everybody, dropped at the next change of the catalogue. */
export const KeptAnswer = () => Directive(`@cacheControl(maxAge: ${MAX_AGE_S})`);

/** Marks a type that may be part of a kept answer. */
export const KeptPart = () => Directive('@cacheControl(inheritMaxAge: true)');
