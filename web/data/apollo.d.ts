import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** The generated types are masked as the client masks what it hands on. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
