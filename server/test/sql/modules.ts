import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from '@swc/core';

/** A node of SWC's syntax tree, as far as it is used here. */
export interface Node {
  readonly type: string;
  // biome-ignore lint/suspicious/noExplicitAny: the parser's own types are many and do not say what a walk needs.
  readonly [key: string]: any;
}

/** Meaning of a name: a value, a parameter of a function, or unknown. */
export type Binding =
  | { readonly is: 'value'; readonly node: Node; readonly scope: Scope }
  | { readonly is: 'parameter'; readonly of: Node; readonly index: number; readonly scope: Scope }
  | { readonly is: 'import'; readonly file: string; readonly name: string }
  | { readonly is: 'unknown' };

export class Scope {
  readonly names = new Map<string, Binding>();
  readonly file: string;
  readonly #parent: Scope | undefined;

  constructor(file: string, parent?: Scope) {
    this.file = file;
    this.#parent = parent;
  }

  find(name: string): Binding | undefined {
    return this.names.get(name) ?? this.#parent?.find(name);
  }
}

/** A call or `new` expression, and its scope. */
export interface Call {
  readonly node: Node;
  readonly scope: Scope;
  readonly line: number;
}

export interface Module {
  readonly scope: Scope;
  readonly calls: readonly Call[];
  /** Interfaces and type aliases that it declares. */
  readonly types: ReadonlyMap<string, Node>;
}

const ROOT = join(import.meta.dirname, '../../..');
const FUNCTIONS =
  /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ClassMethod|PrivateMethod)$/;

/** Every module of the product's server, by path: without tests. */
export function readModules(): ReadonlyMap<string, Module> {
  const files = globSync('server/**/*.ts', {
    cwd: ROOT,
    exclude: (name) => /\.test\.ts$|\/test(\/|$)/.test(name),
  });
  return new Map(files.map((file) => [file, readModule(file)]));
}

function readModule(file: string): Module {
  const source = readFileSync(join(ROOT, file));
  const program = parseSync(source.toString(), { syntax: 'typescript', decorators: true, target: 'es2022' });
  const lineOf = (node: Node) =>
    source
      .subarray(0, node.span.start - program.span.start)
      .toString()
      .split('\n').length;
  const calls: Call[] = [];
  const scope = new Scope(file);
  declareAll(program.body as unknown as Node[], scope);
  walk(program.body, scope, (node, inner) => {
    if (
      node.type === 'CallExpression' ||
      node.type === 'NewExpression' ||
      node.type === 'TaggedTemplateExpression'
    )
      calls.push({ node, scope: inner, line: lineOf(node) });
  });
  const types = new Map(
    (program.body as unknown as Node[])
      .map((statement): Node => statement.declaration ?? statement)
      .filter(({ type }) => /^Ts(InterfaceDeclaration|TypeAliasDeclaration)$/.test(type))
      .map((declaration) => [declaration.id.value, declaration]),
  );
  return { scope, calls, types };
}

/** Visits every node with its scope. */
function walk(tree: unknown, scope: Scope, visit: (node: Node, scope: Scope) => void): void {
  if (Array.isArray(tree)) for (const one of tree) walk(one, scope, visit);
  if (!isNode(tree)) return;
  visit(tree, scope);
  const inner = innerScope(tree, scope);
  for (const [key, part] of Object.entries(tree)) if (key !== 'span') walk(part, inner, visit);
}

function innerScope(node: Node, scope: Scope): Scope {
  const names = new Scope(scope.file, scope);
  if (FUNCTIONS.test(node.type)) declareParameters(node, names);
  else if (Array.isArray(node.stmts)) declareAll(node.stmts, names);
  else return scope;
  return names;
}

/** The parameters of a function by position: the parser wraps some in an object. */
export function parametersOf(fn: Node): Node[] {
  return ((fn.params ?? fn.function?.params ?? []) as Node[]).map((one) => one.pat ?? one);
}

function declareParameters(fn: Node, scope: Scope): void {
  for (const [index, pattern] of parametersOf(fn).entries()) {
    if (pattern.type === 'Identifier')
      scope.names.set(pattern.value, { is: 'parameter', of: fn, index, scope });
    else for (const name of namesIn(pattern)) scope.names.set(name, { is: 'unknown' });
  }
}

/** Adds the declarations of statements to the scope. */
export function declareAll(statements: readonly Node[], scope: Scope): void {
  for (const statement of statements) {
    const declaration: Node = statement.declaration ?? statement;
    if (declaration.type === 'ImportDeclaration') declareImports(declaration, scope);
    if (declaration.type === 'FunctionDeclaration')
      scope.names.set(declaration.identifier.value, { is: 'value', node: declaration, scope });
    if (declaration.type === 'VariableDeclaration') declareVariables(declaration, scope);
  }
}

function declareVariables(declaration: Node, scope: Scope): void {
  for (const { id, init } of declaration.declarations as Node[]) {
    if (id.type === 'Identifier')
      scope.names.set(
        id.value,
        declaration.kind === 'const' && init ? { is: 'value', node: init, scope } : { is: 'unknown' },
      );
    else for (const name of namesIn(id)) scope.names.set(name, { is: 'unknown' });
  }
}

function declareImports(declaration: Node, scope: Scope): void {
  const from: string = declaration.source.value;
  if (!from.startsWith('.')) return;
  const file = relative(ROOT, join(ROOT, dirname(scope.file), from)).replace(/\.js$/, '.ts');
  for (const { local, imported } of declaration.specifiers as Node[])
    scope.names.set(local.value, { is: 'import', file, name: imported?.value ?? local.value });
}

/** Names that a pattern such as `{ a, b: [c] }` declares. */
function namesIn(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(namesIn);
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [pattern.value];
  const { key, typeAnnotation, init, span, ...parts } = pattern;
  return [
    ...(pattern.type === 'AssignmentPatternProperty' ? [key.value] : []),
    ...Object.values(parts).flatMap(namesIn),
  ];
}

function isNode(thing: unknown): thing is Node {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}
