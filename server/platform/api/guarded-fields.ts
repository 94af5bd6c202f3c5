import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import { type AnyOf, isPermitted } from '../../../rules/users/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import { NeverCached } from '../cache/cacheable.js';

/** Readers of a field, in words and as a check. */
export interface Guard {
  readonly words: string;
  mayRead(viewer: Viewer, owner: { readonly id: string }): boolean;
}

function guardedBy(guard: Guard): PropertyDecorator & MethodDecorator {
  return (target: object, name: string | symbol) => {
    Extensions({ guard })(target, name);
    NeverCached()(target, name);
  };
}

/**
 * Marks a nullable field as readable with one of these permissions: others get null, nothing is read for it, no
 * response with it is cached.
 */
export const StaffOnly = (...anyOf: AnyOf) =>
  guardedBy({
    words: `For staff with ${anyOf.join(' or ')}: null for anyone else.`,
    mayRead: ({ user }) => isPermitted(user, ...anyOf),
  });
/** Marks a nullable field of a person as visible to that person alone, in the same way. */
export const OwnOnly = () =>
  guardedBy({
    words: 'For this person only: null for anyone else.',
    mayRead: ({ user }, { id }) => user?.id === id,
  });
/** Marks a nullable field of a person as visible to that person and staff with a permission, in the same way. */
export const OwnOrStaff = (...anyOf: AnyOf) =>
  guardedBy({
    words: `For this person and staff with ${anyOf.join(' or ')}: null for anyone else.`,
    mayRead: ({ user }, { id }) => user?.id === id || isPermitted(user, ...anyOf),
  });

/** Checks the viewer at every field that is restricted. */
export function guardFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const guard = field.extensions.guard as Guard | undefined;
      if (!guard) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.description = `${field.description} ${guard.words}`;
      field.resolve = (source, args, context: { readonly viewer: Viewer }, info) =>
        guard.mayRead(context.viewer, source) ? resolve(source, args, context, info) : null;
    }
}
