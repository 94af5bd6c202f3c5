import { type DeclaredRow, declaredRow } from './declared-row.js';
import { Folder } from './fold.js';
import { type Call, type Node, readModules } from './modules.js';

/** A place that sends hand-written SQL, with every text that it can be; null when the sources do not show it. */
export interface RawStatement {
  readonly file: string;
  /** File and line. */
  readonly place: string;
  readonly texts: readonly string[] | null;
  /** Number of values sent with it; null when the sources do not show it. */
  readonly values: number | null;
  /** The declared row, as far as that can be read. */
  readonly row: DeclaredRow | null;
}

/** Every place of the product's server that sends hand-written SQL. */
export function readRawStatements(): RawStatement[] {
  const modules = readModules();
  const folder = new Folder(modules);
  return [...modules].flatMap(([file, { calls }]) =>
    calls.flatMap((call) => {
      const sent = textSent(call);
      if (!sent) return [];
      return {
        file,
        place: `${file}:${call.line}`,
        texts: textsOf(folder, call, sent),
        values: countValues(call.node),
        row: declaredRow(call, modules),
      };
    }),
  );
}

function textsOf(folder: Folder, { node, scope }: Call, sent: Node): string[] | null {
  const object: Node | undefined = sent.type === 'ObjectExpression' ? sent : undefined;
  const text = object
    ? object.properties.find((one: Node) => (one.key?.value ?? one.value) === 'text')
    : sent;
  const texts = folder.fold(text?.type === 'KeyValueProperty' ? text.value : text, scope);
  const isNumbered = node.callee.property?.value !== 'execute';
  return texts?.map((one) => (isNumbered ? one : numbered(one))) ?? null;
}

function countValues({ callee, arguments: given }: Node): number | null {
  const [first, second] = callee.type === 'Identifier' ? given.slice(1) : given;
  const asked: Node | undefined = first.expression;
  const values: Node | undefined =
    asked?.type === 'ObjectExpression'
      ? asked.properties.find((one: Node) => one.key?.value === 'values')?.value
      : second?.expression;
  if (!values)
    return asked?.type === 'ObjectExpression' && asked.properties.some(isShorthandValues) ? null : 0;
  if (values.type !== 'ArrayExpression') return null;
  return values.elements.some((one: Node) => one?.spread) ? null : values.elements.length;
}

const isShorthandValues = ({ type, value }: Node) => type === 'Identifier' && value === 'values';

/** The SQL argument of a call; a builder's `execute()` has none. */
function textSent({ node: { type, callee, arguments: given }, scope }: Call): Node | undefined {
  const first: Node | undefined = given?.[0]?.expression;
  const binding = callee?.type === 'Identifier' ? scope.find(callee.value) : undefined;
  if (binding?.is === 'import' && binding.file === 'server/platform/db/query.ts')
    return /^(query|read)$/.test(binding.name) ? given[1].expression : undefined;
  if (type === 'NewExpression') return callee.value === 'QueryStream' ? first : undefined;
  const isSent = callee?.type === 'MemberExpression' && /^(query|execute)$/.test(callee.property.value);
  return isSent && first?.type !== 'NewExpression' ? first : undefined;
}

/** The text with PostgreSQL's numbers for the unit of work's question marks. */
function numbered(text: string): string {
  let count = 0;
  return text.replace(/'[^']*'|\?/g, (part) => (part === '?' ? `$${++count}` : part));
}
