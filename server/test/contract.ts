import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { PLACEHOLDER_VALUES } from '../app/example-values.js';
import { DOCUMENTED_GROUPS } from '../app/routes.js';
import { describeApi } from '../platform/openapi/describe-api.js';
import { splitRoute } from '../platform/openapi/describe-endpoint.js';
import { errorNameOf } from '../platform/openapi/error-response.js';

/** Paths whose responses are not our JSON. */
const UNDOCUMENTED = /^\/(docs|openapi\.json)/;

/** Statuses of a path without an endpoint. */
const NO_ENDPOINT_STATUSES = [400, 404, 413, 415, 429];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const description = describeApi(DOCUMENTED_GROUPS, PLACEHOLDER_VALUES);
ajv.addSchema(description, 'api');

const routes = DOCUMENTED_GROUPS.flatMap(({ endpoints }) => endpoints).map((endpoint) => {
  const [verb, path] = splitRoute(endpoint);
  const files = endpoint.response ? [] : [endpoint.status ?? 200];
  return { verb, path, files, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}$`) };
});

/** The deviation of a REST response from the API description, or null. A file has no body here. */
export function contractViolation(verb: string, path: string, status: number, body: unknown): string | null {
  if (UNDOCUMENTED.test(path)) return null;
  const route = routes.find((one) => one.verb === verb.toLowerCase() && one.pattern.test(path));
  const where = `${verb} ${path} answered ${status}`;
  if (route?.files.includes(status))
    return body === undefined ? null : `${where} with JSON instead of a file.`;
  const validate = validatorOf(route, status);
  if (!validate) return `${where}, which the API description does not have.`;
  return validate(body) ? null : `${where}: ${(validate.errors ?? []).map(words).join('; ')}.`;
}

function validatorOf(
  route: (typeof routes)[number] | undefined,
  status: number,
): ValidateFunction | undefined {
  if (!route) {
    if (!NO_ENDPOINT_STATUSES.includes(status)) return undefined;
    return ajv.getSchema(`api#/components/schemas/${errorNameOf(status)}`);
  }
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
