import { ERROR_CODES } from '../../rules/refusals.js';
import { contractViolation } from '../../server/test/contract.js';
import type { FuzzRequest } from './fuzz-request.js';
import type { Answer, NoAnswer } from './send-request.js';

/** Texts and names of tables that no answer may contain. */
export interface Secrets {
  readonly texts: readonly string[];
  readonly tables: readonly string[];
}

type Leaks = readonly (readonly [what: string, pattern: RegExp])[];

/** The server may refuse a longer body, and close the connection, before it has read the end. */
const READ_TO_THE_END = 250_000;
/** Codes that are right only while a dependency is away, and none is. */
const AWAY = ['INTERNAL', 'PAYMENT_UNAVAILABLE', 'STORE_UNAVAILABLE'];

/** Judges answers: what is wrong with one, or null. */
export function createJudge({ texts, tables }: Secrets) {
  const names = tables.join('|');
  const leaks: Leaks = [
    ['a stack trace', /\bat .{0,200}\(.*:\d+:\d+\)|\bat (async )?(file|node|\/)\S*:\d+:\d+|node:internal/],
    ['SQL', new RegExp(`\\b(from|join|into|update) +"?(public"?\\.)?"?(${names})"?\\b`, 'i')],
    [
      'words of the database',
      /syntax error at|violates .{0,40}constraint|invalid input syntax|duplicate key value|\brelation "|column "|pg_catalog|DriverException|out of range for type/,
    ],
    ['a file path', /node_modules|dist\/server|\/(home|root|tmp|var|usr|work)\/[\w.-]+\/|\.(ts|js):\d+/],
    ['a hash', /\$argon2/],
    ['a name that is nobody’s business', /password_?hash|session_?version|secret_?hash/i],
  ];
  return (asked: FuzzRequest, answer: Answer | NoAnswer): string | null => {
    if ('fault' in answer) return judgeSilence(answer);
    const { status, text } = answer;
    if (status >= 500) return `answered ${status}`;
    const secret = texts.find((one) => text.includes(one));
    if (secret) return `tells the secret ${secret.slice(0, 4)}…`;
    const sent = typeof asked.body === 'string' ? asked.body + asked.path : asked.path;
    // Within JSON quotes and line ends have a stroke before them.
    const unescaped = text.replaceAll('\\"', '"').replaceAll('\\n', '\n');
    const leak = leaks.find(([, pattern]) => {
      const found = pattern.exec(unescaped)?.[0];
      return found !== undefined && !sent.replaceAll('\\"', '"').includes(found);
    });
    if (leak) return `tells ${leak[0]}`;
    return asked.path.startsWith('/graphql') ? judgeGraphql(asked, answer) : judgeRest(asked, answer);
  };
}

function judgeSilence({ fault, wasCutByUs, bodyBytes }: NoAnswer): string | null {
  return wasCutByUs || bodyBytes > READ_TO_THE_END ? null : `was not answered: ${fault}`;
}

function judgeRest(asked: FuzzRequest, { status, text, headers }: Answer): string | null {
  const { method, path } = asked;
  if (method === 'HEAD' || method === 'OPTIONS' || BROKEN.includes(status)) return null;
  if (status === 304) return asksWhetherChanged(asked) ? null : 'answered 304 unasked';
  const body = headers['content-disposition'] ? undefined : parsed(text);
  if (body === undefined && !headers['content-disposition']) return `answered ${status} without JSON`;
  return contractViolation(method, path.replace(/^\/api/, '').replace(/\?.*$/s, ''), status, body);
}

/** "*" stands for any version there is (RFC 9110, 13.1.2). */
function asksWhetherChanged({ headers }: FuzzRequest): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === 'if-none-match');
}

/** Answers to what is no request of HTTP as we take it. */
const BROKEN = [408, 414, 431];

function judgeGraphql({ method }: FuzzRequest, { status, text, headers }: Answer): string | null {
  if (BROKEN.includes(status)) return null;
  if (method === 'GET' && headers['content-type']?.startsWith('text/html')) return null;
  const body = parsed(text) as { data?: unknown; errors?: { extensions?: { code?: string } }[] } | undefined;
  if (typeof body !== 'object' || body === null) return `answered ${status} without JSON`;
  const { errors } = body;
  if (errors === undefined)
    return 'data' in body && status === 200 ? null : `answered ${status} without data`;
  if (!Array.isArray(errors) || errors.length === 0) return 'has errors that are no list';
  const codes = errors.map((error) => error?.extensions?.code);
  const stranger = codes.find((code) => !ERROR_CODES.some((known) => known === code));
  if (codes.some((code) => code === undefined) || stranger)
    return `has an error without a code of ours: ${stranger}`;
  return codes.some((code) => AWAY.includes(code ?? '')) ? `was refused with ${codes.join(', ')}` : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
