import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './graphql/schema.js';

process.stdout.write(`${printSchema(lexicographicSortSchema(createSchema()))}\n`);
