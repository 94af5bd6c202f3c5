import { type Draw, happens, hostileText, pick, realId } from './hostile-values.js';

type Headers = Record<string, string | readonly string[]>;

const CONTENT_TYPES = [
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/json; charset=iso-8859-1',
  'application/json; charset="',
  'APPLICATION/JSON',
  'application/vnd.api+json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'text/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'application/octet-stream',
  'application/graphql',
  'json',
  ';',
  'application/json, text/html',
];

const NAMES = [
  ...['X-Guest-Id', 'Idempotency-Key', 'If-Match', 'X-Request-Id', 'Accept', 'Accept-Language', 'Cookie'],
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Origin'],
  ...['Referer', 'User-Agent', 'Range', 'If-None-Match', 'If-Modified-Since', 'X-HTTP-Method-Override'],
  ...['X-Original-URL', 'Stripe-Signature', 'Authorization', 'Traceparent', 'Tracestate', 'Prefer'],
  ...['Apollo-Require-Preflight', 'X-Apollo-Operation-Name', 'Accept-Encoding', 'Via', 'DNT'],
];
const CODINGS = ['gzip', 'deflate', 'br', 'zstd', 'identity', 'compress', 'gzip, gzip', 'x'];

/** A few headers that have no business there, or whose values are odd. */
export function oddHeaders(draw: Draw): Headers {
  const headers: Headers = {};
  if (!happens(draw, 25)) return headers;
  const count = pick(draw, [1, 1, 2, 3]);
  for (let no = 0; no < count; no += 1) {
    const name = pick(draw, NAMES);
    const value = headerText(happens(draw, 20) ? realId(draw) : hostileText(draw));
    headers[name] = name === 'X-Guest-Id' && happens(draw, 20) ? [value, 'guest_1'] : value;
  }
  if (happens(draw, 15)) headers['Content-Encoding'] = pick(draw, CODINGS);
  if (happens(draw, 5)) for (let no = 0; no < 120; no += 1) headers[`X-Many-${no}`] = 'x';
  return headers;
}

/** The honest content type, or another now and then. */
export function contentType(draw: Draw, honest: string): Headers {
  if (happens(draw, 4)) return {};
  return { 'Content-Type': happens(draw, 6) ? pick(draw, CONTENT_TYPES) : honest };
}

/** The text as it is, or cut short, doubled or with something around it. */
export function oddText(draw: Draw, text: string): string {
  if (!happens(draw, 8)) return text;
  return pick(draw, [
    text.slice(0, Math.floor(text.length / 2)),
    text.slice(0, -1),
    text + text,
    `\ufeff${text}`,
    `)]}',\n${text}`,
    `${text}\0`,
    `[${text},${text}]`,
    ' '.repeat(300_000),
    '['.repeat(100_000),
    '"',
    'null',
    '0',
    '[]',
    '"text"',
  ]);
}

/** The characters of a text that a header may hold on the wire, at most 4,000. */
export function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\xa0-\xff]/g, '').slice(0, 4_000);
}

/** Percent-encoded byte by byte; what is no character at all comes out as bytes that are no UTF-8. */
export function percentText(text: string): string {
  return Array.from(text, (letter) => {
    if (/[\w.~!*'()-]/.test(letter)) return letter;
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) return '%ED%A0%80';
    return encodeURIComponent(letter);
  }).join('');
}
