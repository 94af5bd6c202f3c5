import { type DestinationStream, type Level, pino } from 'pino';
import { loggedFault } from './logged-fault.js';

/** Name of a line for alerts and searches: "subject.what_happened". docs/operations.md lists those worth an alert. */
type LogEvent = `${string}.${string}`;

type WriteLine = (
  fields: { readonly event: LogEvent; readonly [field: string]: unknown },
  message: string,
) => void;

export interface Log extends Readonly<Record<Level, WriteLine>> {
  isLevelEnabled(level: Level): boolean;
}

/**
 * Structured log lines, one JSON object each, on standard output unless another destination is given. Faults are
 * written by an allow-list of their fields; secret fields are removed by name and secret texts by form.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: loggedFault },
    formatters: { log: hideSecretFields },
    hooks: { streamWrite: hideSecrets },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Forms of our secrets anywhere in a text, and the replacement of each. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{8,200}\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\bguest_\d+_[\w-]+/g, '[guest]'],
  [/\b(pi|seti)_\w+_secret_\w+/g, '$1_[secret]'],
  [/\b(sk|rk|whsec)_\w{4,}/g, '$1_[secret]'],
  [/\$argon2\w+\$[^\s"']+/g, '[hash]'],
  [/\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s"'/@:]*:[^\s"'/@]+@/g, '[address]@'],
];
/** Every form contains one of these; most texts have none, and are not searched further. */
const SIGNS = /eyJ|guest_|_secret_|[sr]k_|whsec_|\$argon2|:\/\/|\d(?:[ -]?\d){12}/;
/** Long numbers in texts; a number of JSON stays. */
const DIGITS = /(?<!":|[\w.[,-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** A text without tokens, guest secrets, client secrets, keys, hashes and card numbers. Cheap where there are none. */
function hideSecrets(text: string): string {
  if (!SIGNS.test(text)) return text;
  let hidden = text;
  for (const [form, left] of FORMS) hidden = hidden.replace(form, left);
  return hidden.replace(DIGITS, (digits) => (isCardNumber(digits) ? '[card]' : digits));
}

/** The check digit of every card number (ISO/IEC 7812, Luhn). */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/** Fields that hold secrets wherever they come from. */
const FIELDS = new Set([
  'authorization',
  'x-guest-id',
  'cookie',
  'password',
  'currentpassword',
  'newpassword',
  'token',
  'secret',
  'clientsecret',
  'client_secret',
  'guestid',
  'guestsecret',
]);
const DEPTH_MAX = 3;

/** The record itself, or a copy without the values of secret fields, at the top and up to three levels below. */
function hideSecretFields(record: Record<string, unknown>, depth = 0): Record<string, unknown> {
  let copy: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(record)) {
    const shown = shownValue(name, value, depth);
    if (shown === value) continue;
    copy ??= { ...record };
    copy[name] = shown;
  }
  return copy ?? record;
}

function shownValue(name: string, value: unknown, depth: number): unknown {
  if (FIELDS.has(name.toLowerCase())) return '[hidden]';
  const goesDeeper = typeof value === 'object' && value !== null && !(value instanceof Error);
  return goesDeeper && depth < DEPTH_MAX
    ? hideSecretFields(value as Record<string, unknown>, depth + 1)
    : value;
}

/** A logger in the form that libraries expect. Their text goes into `detail`: messages are our own. */
export function libraryLogger(log: Log, event: LogEvent) {
  const write = (level: 'debug' | 'info' | 'warn' | 'error') => (message?: unknown) =>
    log[level]({ event, detail: String(message) }, 'Message of a library');
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
