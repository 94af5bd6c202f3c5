import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/**/*.graphql',
  generates: {
    'web/gql/index.ts': {
      plugins: [
        {
          add: {
            content:
              '// @ts-nocheck\n/* Generated from schema.graphql and the .graphql files of web/; never edited. */',
          },
        },
        'typescript-operations',
        'typescript-react-apollo',
      ],
      config: {
        apolloReactHooksImportFrom: '@apollo/client/react',
        withMutationFn: false,
        withResultType: false,
        withMutationOptionsType: false,
        enumsAsTypes: true,
        scalars: { DateTime: 'string', DateTimeISO: 'string', CalendarDate: 'string', Upload: 'File' },
        skipTypename: true,
        dedupeFragments: true,
        documentMode: 'documentNode',
        useTypeImports: true,
      },
    },
  },
};

export default config;
