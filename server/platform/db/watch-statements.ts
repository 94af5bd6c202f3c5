import type { PoolClient } from 'pg';
import { countStatement, currentFacts, type EndSpan } from '../log/request-scope.js';

type Query = (...args: unknown[]) => unknown;

/** Called when a statement is sent; it returns a callback for the statement's end, before its sender resumes. */
export type OnStatement = (text: string) => (error?: unknown) => void;

/** Counts every statement of a connection for its request, and traces it when that is traced. */
export function watchStatements(client: PoolClient, onStatement: OnStatement): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...args: unknown[]) => {
    countStatement();
    const text = textOf(args[0]);
    const endSpan = beginSpan(text);
    const end = onStatement(text);
    return watchAnswer(query, args, (error) => {
      endSpan?.(error);
      end(error);
    });
  }) as PoolClient['query'];
}

function beginSpan(statement: string): EndSpan | undefined {
  const { trace } = currentFacts();
  if (!trace) return undefined;
  const text = statementText(statement);
  const verb = /^\W*(\w*)/.exec(text)?.[1]?.toUpperCase() || 'SQL';
  return trace.begin(`postgresql ${verb}`, { 'db.system.name': 'postgresql', 'db.query.text': text });
}

/** The driver takes a text, or an object with one. */
function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** The driver answers by promise or by callback. */
function watchAnswer(query: Query, args: unknown[], answered: (error?: unknown) => void): unknown {
  const last = args.at(-1);
  if (typeof last === 'function') {
    const callBack = (error: unknown, ...more: unknown[]) => {
      answered(error ?? undefined);
      last(error, ...more);
    };
    return query(...args.slice(0, -1), callBack);
  }
  const answer = query(...args);
  if (answer instanceof Promise) answer.then(() => answered(), answered);
  else answered();
  return answer;
}

const LONGEST = 2_000;

/** The text of a statement without literals, numbers and all after an unclosed quote: these may be values. */
function statementText(sql: string): string {
  return sql
    .slice(0, 4 * LONGEST)
    .replace(/\bE'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)/gi, '?')
    .replace(/(?<![\w$.])\d+(?:\.\d+)?/g, '?')
    .slice(0, LONGEST);
}
