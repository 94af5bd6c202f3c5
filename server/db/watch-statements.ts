import type { PoolClient } from 'pg';
import { statementText } from '../observe/statement-text.js';
import { countStatement, currentFacts } from '../shared/request-scope.js';
import type { EndSpan } from '../shared/trace.js';

const watched = new WeakSet<PoolClient>();

/** Counts every statement of a connection for the request it belongs to, and traces it where that is traced. */
export function watchStatements(client: PoolClient): void {
  if (watched.has(client)) return;
  watched.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    countStatement();
    const { trace } = currentFacts();
    if (!trace) return query(...args);
    const text = statementText(textOf(args[0]));
    const verb = /^\W*(\w*)/.exec(text)?.[1]?.toUpperCase() || 'SQL';
    const end = trace.begin(`postgresql ${verb}`, { 'db.system.name': 'postgresql', 'db.query.text': text });
    return endingWith(end, query, args);
  }) as PoolClient['query'];
}

/** The driver takes a text, or an object with one. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** The driver answers by promise, or by calling back. */
function endingWith(end: EndSpan, query: (...args: unknown[]) => unknown, args: unknown[]): unknown {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const callBack = (error: unknown, ...more: unknown[]) => {
      end(error);
      last(error, ...more);
    };
    return query(...args.slice(0, -1), callBack);
  }
  const answer = query(...args);
  if (answer instanceof Promise) answer.then(() => end(), end);
  else end();
  return answer;
}
