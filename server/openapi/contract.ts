import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createSchema } from '../graphql/schema.js';
import { DESCRIBED_GROUPS } from '../rest/rest.js';
import { describeApi } from './describe-api.js';
import { splitRoute } from './describe-call.js';

/** Calls whose answers are not JSON of ours. */
const OTHERS = /^\/(docs|openapi\.json)/;

/** What an address that names no call may answer. */
const UNKNOWN = [400, 404, 413, 415, 429];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const description = describeApi(DESCRIBED_GROUPS, createSchema());
ajv.addSchema(description, 'api');

const routes = DESCRIBED_GROUPS.flatMap(({ calls }) => calls).map((call) => {
  const [verb, path] = splitRoute(call);
  const files = call.answer ? [] : [call.status ?? 200];
  return { verb, path, files, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`) };
});

/** How an answer over REST departs from the API description; null when it does not. A file has no body here. */
export function deviationOf(verb: string, path: string, status: number, body: unknown): string | null {
  if (OTHERS.test(path)) return null;
  const route = routes.find((one) => one.verb === verb.toLowerCase() && one.pattern.test(path));
  const where = `${verb} ${path} answered ${status}`;
  if (route?.files.includes(status))
    return body === undefined ? null : `${where} with JSON instead of a file.`;
  const validate = validatorOf(route, status);
  if (!validate) return `${where}, which the API description does not know.`;
  return validate(body) ? null : `${where}: ${(validate.errors ?? []).map(words).join('; ')}.`;
}

function validatorOf(
  route: (typeof routes)[number] | undefined,
  status: number,
): ValidateFunction | undefined {
  if (!route) return UNKNOWN.includes(status) ? ajv.getSchema('api#/components/schemas/Refusal') : undefined;
  const place = `${encode(route.path)}/${route.verb}/responses/${status}/content/${encode('application/json')}/schema`;
  return ajv.getSchema(`api#/paths/${place}`);
}

/** A JSON Pointer token within a URI. */
function encode(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function words({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`;
}
