import 'reflect-metadata';
import { createSchema } from './graphql/schema.js';
import { describeApi } from './openapi/describe-api.js';
import { DESCRIBED_GROUPS } from './rest/rest.js';

process.stdout.write(`${JSON.stringify(describeApi(DESCRIBED_GROUPS, createSchema()), null, 2)}\n`);
