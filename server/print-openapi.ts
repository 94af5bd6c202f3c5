import 'reflect-metadata';
import { describeApi } from './openapi/describe-api.js';
import { DOCUMENTED_GROUPS } from './rest/rest.js';

process.stdout.write(`${JSON.stringify(describeApi(DOCUMENTED_GROUPS), null, 2)}\n`);
