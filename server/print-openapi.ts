import 'reflect-metadata';
import { describeApi } from './openapi/describe-api.js';
import { DESCRIBED_GROUPS } from './rest.js';
import { createSchema } from './schema.js';

process.stdout.write(`${JSON.stringify(describeApi(DESCRIBED_GROUPS, createSchema()), null, 2)}\n`);
