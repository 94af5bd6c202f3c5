import { plugin as reactApollo } from '@graphql-codegen/typescript-react-apollo';

/**
 * Codegen plugin: the hooks of typescript-react-apollo over the typed documents of the same file. The package can only
 * write untyped documents of its own, or import them from another file as `Operations.Name`.
 */
export function plugin(schema, documents, config) {
  const here = { documentMode: 'external', importDocumentNodeExternallyFrom: 'here' };
  const { prepend, content } = reactApollo(schema, documents, { ...config, ...here });
  return {
    prepend: prepend.filter((line) => !line.includes('Operations')),
    content: content.replace(/Operations\.(\w+)/g, '$1Document'),
  };
}
