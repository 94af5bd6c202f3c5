import { lexicographicSortSchema, printSchema } from 'graphql';
import { createSchema } from './start/graphql-schema.js';

process.stdout.write(`${printSchema(lexicographicSortSchema(createSchema()))}\n`);
