import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { Extensions } from 'type-graphql';
import { NeverCached } from '../cache/cacheable.js';
import type { Viewer } from '../viewer.js';

/** Marks a nullable field as staff's alone: anyone else gets null, nothing is read for it, and no response with it is cached. */
export function StaffOnly(): PropertyDecorator & MethodDecorator {
  return (target: object, name: string | symbol) => {
    Extensions({ staffOnly: true })(target, name);
    NeverCached()(target, name);
  };
}

/** Asks the viewer's role at every field that is staff's alone. */
export function guardStaffFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields())) {
      if (!field.extensions.staffOnly) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.description = `${field.description} Staff only: null for anyone else.`;
      field.resolve = (source, args, context: { readonly viewer: Viewer }, info) =>
        context.viewer.user?.role === 'admin' ? resolve(source, args, context, info) : null;
    }
}
