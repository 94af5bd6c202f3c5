import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset';
import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Types that web/apollo/cache.ts finds without an id. */
const KEYED = new Set(['Store', 'MyAccount', 'DestinationRate', 'Conversation', 'ServiceOption']);

/** Codegen preset: near-operation-file, with `@unmask` at each fragment of a value. */
export const preset = {
  ...nearOperationFile,
  buildGeneratesSection: (options) =>
    nearOperationFile.buildGeneratesSection({
      ...options,
      documents: options.documents.map((file) => ({
        ...file,
        document: unmaskValues(file.document, options.schemaAst),
      })),
    }),
};

/** Whether an object of the type is part of its parent in the cache, which cannot find it alone: it is handed on whole. */
export function isValue(type) {
  return !KEYED.has(type.name) && !type.getFields?.().id;
}

function unmaskValues(document, schema) {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      FragmentSpread: (spread) =>
        isValue(types.getParentType())
          ? { ...spread, directives: [...(spread.directives ?? []), UNMASK] }
          : undefined,
    }),
  );
}

const UNMASK = { kind: 'Directive', name: { kind: 'Name', value: 'unmask' }, arguments: [] };
