import 'reflect-metadata';
import { describeApi } from './openapi/describe-api.js';
import { PLACEHOLDER_VALUES } from './start/example-values.js';
import { DOCUMENTED_GROUPS } from './start/rest-routes.js';

process.stdout.write(`${JSON.stringify(describeApi(DOCUMENTED_GROUPS, PLACEHOLDER_VALUES), null, 2)}\n`);
