import { type Binding, declareAll, type Module, type Node, parametersOf, Scope } from './modules.js';

/** More variants than this are no list of texts that anybody has reviewed. */
const VARIANTS_MAX = 400;

const ARITHMETIC: Readonly<Record<string, (one: string, other: string) => string>> = {
  '+': (one, other) => (isNumber(one) && isNumber(other) ? String(Number(one) + Number(other)) : one + other),
  '*': (one, other) => String(Number(one) * Number(other)),
  '/': (one, other) => String(Number(one) / Number(other)),
};

const isNumber = (text: string) => /^\d+$/.test(text);

/** Every text that an expression can be, according to the sources; null when they do not show it. */
export class Folder {
  readonly #underWay = new Set<Node>();

  readonly #modules: ReadonlyMap<string, Module>;

  constructor(modules: ReadonlyMap<string, Module>) {
    this.#modules = modules;
  }

  fold(node: Node, scope: Scope): string[] | null {
    if (this.#underWay.has(node)) return null;
    this.#underWay.add(node);
    const texts = this.foldNode(node, scope);
    this.#underWay.delete(node);
    if (!texts || texts.length > VARIANTS_MAX) return null;
    return [...new Set(texts)];
  }

  private foldNode(node: Node, scope: Scope): string[] | null {
    switch (node.type) {
      case 'StringLiteral':
        return [node.value];
      case 'NumericLiteral':
        return [String(node.value)];
      case 'TemplateLiteral':
        return this.foldTemplate(node, scope);
      case 'ParenthesisExpression':
      case 'TsAsExpression':
      case 'TsConstAssertion':
      case 'TsSatisfiesExpression':
      case 'TsNonNullExpression':
        return this.fold(node.expression, scope);
      case 'ConditionalExpression':
        return this.either([node.consequent, node.alternate], scope);
      case 'BinaryExpression':
        return this.foldBinary(node, scope);
      case 'Identifier':
        return this.foldBinding(scope.find(node.value));
      case 'MemberExpression':
        return this.foldMember(node, scope);
      case 'CallExpression':
        return this.foldCall(node, scope);
      default:
        return null;
    }
  }

  private foldTemplate({ quasis, expressions }: Node, scope: Scope): string[] | null {
    let texts = [quasis[0].cooked as string];
    for (const [index, expression] of (expressions as Node[]).entries()) {
      const inner = this.fold(expression, scope);
      if (!inner) return null;
      texts = texts.flatMap((text) => inner.map((one) => text + one + quasis[index + 1].cooked));
    }
    return texts;
  }

  private foldBinary({ operator, left, right }: Node, scope: Scope): string[] | null {
    const [before, after] = [this.fold(left, scope), this.fold(right, scope)];
    if (!before || !after) return null;
    const calculate = ARITHMETIC[operator as string];
    return calculate ? before.flatMap((one) => after.map((other) => calculate(one, other))) : null;
  }

  private either(nodes: readonly Node[], scope: Scope): string[] | null {
    const all = nodes.map((node) => this.fold(node, scope));
    return all.some((texts) => texts === null) ? null : all.flatMap((texts) => texts!);
  }

  private foldBinding(binding: Binding | undefined): string[] | null {
    if (binding?.is === 'value') return this.fold(binding.node, binding.scope);
    if (binding?.is === 'import') return this.foldBinding(this.exported(binding.file, binding.name));
    if (binding?.is === 'parameter') return this.foldArguments(binding.of, binding.index, binding.scope);
    return null;
  }

  private exported(file: string, name: string): Binding | undefined {
    return this.#modules.get(file)?.scope.names.get(name);
  }

  /** A parameter can be any argument of the calls of its function. */
  private foldArguments(fn: Node, index: number, scope: Scope): string[] | null {
    const calls = [...this.#modules.values()]
      .flatMap((module) => module.calls)
      .filter((call) => this.calleeOf(call.node, call.scope) === fn);
    if (calls.length === 0) return null;
    const given = calls.map((call) => {
      const argument = call.node.arguments[index]?.expression ?? parametersOf(fn)[index]?.right;
      return argument ? this.fold(argument, call.node.arguments[index] ? call.scope : scope) : null;
    });
    return given.some((texts) => texts === null) ? null : given.flatMap((texts) => texts!);
  }

  /** Our function that a call names. */
  calleeOf({ callee }: Node, scope: Scope): Node | undefined {
    if (callee?.type !== 'Identifier') return undefined;
    let binding = scope.find(callee.value);
    if (binding?.is === 'import') binding = this.exported(binding.file, binding.name);
    return binding?.is === 'value' ? binding.node : undefined;
  }

  private foldMember({ object, property }: Node, scope: Scope): string[] | null {
    if (property.value === 'length')
      return this.fold(object, scope)?.map(({ length }) => String(length)) ?? null;
    const table = this.objectOf(object, scope);
    if (!table) return null;
    const values = (table.node.properties as Node[]).filter(
      ({ type, key }) =>
        type === 'KeyValueProperty' && (property.type === 'Computed' || key.value === property.value),
    );
    if (values.length === 0) return null;
    return this.either(
      values.map(({ value }) => value),
      table.scope,
    );
  }

  private objectOf(node: Node, scope: Scope): { node: Node; scope: Scope } | null {
    if (node.type === 'ObjectExpression') return { node, scope };
    if (/^Ts(As|Satisfies)Expression$|^TsConstAssertion$/.test(node.type))
      return this.objectOf(node.expression, scope);
    if (node.type !== 'Identifier') return null;
    let binding = scope.find(node.value);
    if (binding?.is === 'import') binding = this.exported(binding.file, binding.name);
    return binding?.is === 'value' ? this.objectOf(binding.node, binding.scope) : null;
  }

  /** The texts of a function that only returns a text, for this call. */
  private foldCall(node: Node, scope: Scope): string[] | null {
    if (node.callee.property?.value === 'join') return this.foldJoin(node, scope);
    const fn = this.calleeOf(node, scope);
    const home = fn && this.scopeOf(node, scope);
    if (!fn || !home) return null;
    const inside = new Scope(home.file, home);
    for (const [index, pattern] of parametersOf(fn).entries()) {
      const argument: Node | undefined = node.arguments[index]?.expression;
      const fallback: Node | undefined = pattern.right;
      const name: string | undefined = pattern.value ?? pattern.left?.value;
      if (!name) continue;
      if (argument) inside.names.set(name, { is: 'value', node: argument, scope });
      else if (fallback) inside.names.set(name, { is: 'value', node: fallback, scope: home });
    }
    const statements: Node[] | undefined = fn.body?.stmts;
    if (!statements) return fn.body ? this.fold(fn.body, inside) : null;
    declareAll(statements, inside);
    const last = statements.at(-1);
    const isPlain = statements.slice(0, -1).every(({ type }) => type === 'VariableDeclaration');
    return isPlain && last?.type === 'ReturnStatement' ? this.fold(last.argument, inside) : null;
  }

  /** `names.map(() => '?').join(', ')`: the same text for each; one stands for all of them. */
  private foldJoin({ callee: { object } }: Node, scope: Scope): string[] | null {
    const isMap = object.type === 'CallExpression' && object.callee.property?.value === 'map';
    const fn: Node | undefined = isMap ? object.arguments[0]?.expression : undefined;
    return fn?.params?.length === 0 ? this.fold(fn.body, scope) : null;
  }

  private scopeOf({ callee }: Node, scope: Scope): Scope | undefined {
    let binding = scope.find(callee.value);
    if (binding?.is === 'import') binding = this.exported(binding.file, binding.name);
    return binding?.is === 'value' ? binding.scope : undefined;
  }
}
