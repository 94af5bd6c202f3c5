import type { Request } from 'express';
import type { FormParams } from './form-encoding.js';
import type { Endpoint, SandboxCall } from './sandbox-call.js';
import { unauthorised } from './stripe-failure.js';

/** The kind of a request's key (Bearer, Basic with the key as user, or `key`). Throws 401 unless it may call this. */
export function identifyCaller(
  request: Request,
  params: FormParams,
  endpoint: Endpoint,
  keys: { secretKey: string; publishableKey: string },
): SandboxCall['caller'] {
  const key = keyOf(request) ?? (typeof params.key === 'string' ? params.key : '');
  delete params.key;
  if (key === keys.secretKey) return 'secret';
  if (key === keys.publishableKey && endpoint.public) return 'publishable';
  if (key === keys.publishableKey)
    throw unauthorised(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
    );
  if (key === '') throw unauthorised('You did not provide an API key.');
  throw unauthorised(`Invalid API Key provided: ${key.slice(0, 8)}***`);
}

/** Whether a request comes with a key in its headers. */
export function hasKey(request: Request, key: string): boolean {
  return keyOf(request) === key;
}

function keyOf(request: Request): string | null {
  const [scheme, value] = (request.get('authorization') ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return value ?? '';
  if (scheme?.toLowerCase() === 'basic')
    return (
      Buffer.from(value ?? '', 'base64')
        .toString()
        .split(':')[0] ?? ''
    );
  return null;
}
