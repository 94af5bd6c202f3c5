import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './resolvers.js';

process.stdout.write(`${printSchema(lexicographicSortSchema(createSchema()))}\n`);
