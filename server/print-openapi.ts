import 'reflect-metadata';
import { describeApi } from './openapi/describe-api.js';
import { DESCRIBED_GROUPS } from './rest.js';

process.stdout.write(`${JSON.stringify(describeApi(DESCRIBED_GROUPS), null, 2)}\n`);
