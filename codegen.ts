import type { CodegenConfig } from '@graphql-codegen/cli';
// @ts-expect-error: plain JavaScript
import { preset } from './tools/codegen/preset.mjs';

const SCHEMA_TYPES = 'web/data/schema.generated.ts';

/** One `x.generated.ts` with types, typed documents and hooks beside each `x.graphql` of web/; never committed. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/**/*.graphql',
  config: {
    scalars: {
      DateTime: 'string',
      DateTimeISO: 'string',
      CalendarDate: 'string',
      Pence: 'number',
      Upload: 'File',
    },
    skipTypename: true,
    dedupeFragments: true,
    useTypeImports: true,
    inlineFragmentTypes: 'mask',
    customDirectives: { apolloUnmask: true },
  },
  generates: {
    [SCHEMA_TYPES]: {
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false },
    },
    'web/': {
      preset,
      presetConfig: { extension: '.generated.ts' },
      plugins: [
        { add: { content: '// @ts-nocheck' } },
        'typescript-operations',
        'typed-document-node',
        './tools/codegen/hooks.mjs',
      ],
      config: {
        importSchemaTypesFrom: SCHEMA_TYPES,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
        apolloReactHooksImportFrom: '@apollo/client/react',
        withMutationFn: false,
        withResultType: false,
        withMutationOptionsType: false,
      },
    },
  },
};

export default config;
