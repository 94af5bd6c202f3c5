import 'reflect-metadata';
import { describeWebhooks } from '../modules/integrations/webhooks/describe-webhooks.js';
import { describeApi } from '../platform/openapi/describe-api.js';
import { PLACEHOLDER_VALUES } from './example-values.js';
import { DOCUMENTED_GROUPS } from './routes.js';

process.stdout.write(
  `${JSON.stringify(describeApi(DOCUMENTED_GROUPS, PLACEHOLDER_VALUES, describeWebhooks()), null, 2)}\n`,
);
