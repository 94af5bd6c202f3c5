import { isNativeError } from 'node:util/types';

/** Fields of a fault that the log may show: drivers put rows, values and whole requests on theirs. */
const FIELDS = [
  'code',
  'status',
  'statusCode',
  'syscall',
  'severity',
  'table',
  'column',
  'constraint',
  'routine',
];
/** Causes of a fault that are followed. */
const CAUSES_MAX = 3;

/** A fault as the log shows it: name, message, stack, causes and a few fields known to hold no values. */
export function loggedFault(fault: unknown, depth = 0): unknown {
  if (!isNativeError(fault)) return { type: typeof fault };
  const message = withoutValues(fault.message);
  const fields = FIELDS.flatMap((field) => {
    const value = (fault as unknown as Record<string, unknown>)[field];
    return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
  });
  const stack = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: fault.name,
    message,
    ...Object.fromEntries(fields),
    stack: [`${fault.name}: ${message}`, ...stack].join('\n'),
    ...(fault.cause && depth < CAUSES_MAX ? { cause: loggedFault(fault.cause, depth + 1) } : {}),
  };
}

/** A message without values: parsers quote their input, PostgreSQL after a colon, JSON and the ORM in quotes. */
function withoutValues(message: string): string {
  return message
    .replace(/(invalid input (?:syntax|value)|out of range|invalid byte sequence)([^:]*):[\s\S]*/i, '$1$2: …')
    .replace(/(value|parameter) "[\s\S]*"/gi, '$1 "…"')
    .replace(/ to '[\s\S]*' of type/, " to '…' of type")
    .replace(/Unexpected [\s\S]*JSON[\s\S]*/, 'not JSON');
}
