import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import type { Viewer } from '../auth/viewer.js';
import { NeverCached } from '../cache/cacheable.js';

const GUARDS = {
  staff: {
    words: 'Staff only: null for anyone else.',
    mayRead: ({ user }: Viewer) => user?.role === 'admin',
  },
  own: {
    words: 'For this person only: null for anyone else.',
    mayRead: ({ user }: Viewer, { id }: { readonly id: string }) => user?.id === id,
  },
  ownOrStaff: {
    words: 'For this person and staff: null for anyone else.',
    mayRead: (viewer: Viewer, owner: { readonly id: string }) =>
      GUARDS.own.mayRead(viewer, owner) || GUARDS.staff.mayRead(viewer),
  },
};

function guardedBy(guard: keyof typeof GUARDS): PropertyDecorator & MethodDecorator {
  return (target: object, name: string | symbol) => {
    Extensions({ guard })(target, name);
    NeverCached()(target, name);
  };
}

/** Marks a nullable field as staff's alone: others get null, nothing is read for it, no response with it is cached. */
export const StaffOnly = () => guardedBy('staff');
/** Marks a nullable field of a person as visible to that person alone, in the same way. */
export const OwnOnly = () => guardedBy('own');
/** Marks a nullable field of a person as visible to that person and staff, in the same way. */
export const OwnOrStaff = () => guardedBy('ownOrStaff');

/** Checks the viewer at every field that is restricted. */
export function guardFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      const guard = GUARDS[field.extensions.guard as keyof typeof GUARDS];
      if (!guard) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.description = `${field.description} ${guard.words}`;
      field.resolve = (source, args, context: { readonly viewer: Viewer }, info) =>
        guard.mayRead(context.viewer, source) ? resolve(source, args, context, info) : null;
    }
}
