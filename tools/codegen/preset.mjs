import { preset as nearOperationFile } from '@graphql-codegen/near-operation-file-preset';
import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Types that web/data/cache/cache.ts finds without an id, and one that it does not although it has an id. */
const KEYED = new Set(['Store', 'DestinationRate', 'Conversation', 'ServiceOption']);
const VALUES = new Set(['Attachment']);

/**
 * Codegen preset: near-operation-file, with `@unmask` at each fragment of a value, and of what a mutation answers, which its caller
 * reads once.
 */
export const preset = {
  ...nearOperationFile,
  buildGeneratesSection: (options) =>
    nearOperationFile.buildGeneratesSection({
      ...options,
      documents: options.documents.map((file) => ({
        ...file,
        document: unmask(file.document, options.schemaAst),
      })),
    }),
};

/** Whether an object of the type is part of its parent in the cache, which cannot find it alone: it is handed on whole. */
export function isValue(type) {
  return VALUES.has(type.name) || (!KEYED.has(type.name) && !type.getFields?.().id);
}

function unmask(document, schema) {
  const types = new TypeInfo(schema);
  let isOfMutation = false;
  return visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition({ operation }) {
        isOfMutation = operation === 'mutation';
      },
      FragmentDefinition() {
        isOfMutation = false;
      },
      FragmentSpread: (spread) =>
        isOfMutation || isValue(types.getParentType())
          ? { ...spread, directives: [...(spread.directives ?? []), UNMASK] }
          : undefined,
    }),
  );
}

const UNMASK = { kind: 'Directive', name: { kind: 'Name', value: 'unmask' }, arguments: [] };
