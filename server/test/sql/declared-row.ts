import type { Call, Module, Node } from './modules.js';

/** The declared columns of a row with their kinds; null for one that is not compared. */
export type DeclaredRow = ReadonlyMap<string, 'number' | 'string' | 'boolean' | null>;

/**
 * The rows that a call declares, as in `query<{ id: string }>(…)`, by a type literal or by a named type that neither
 * extends nor derives from another. Null when nothing readable is declared.
 */
export function declaredRow({ node, scope }: Call, modules: ReadonlyMap<string, Module>): DeclaredRow | null {
  const argument: Node | undefined = node.typeArguments?.params[0];
  return argument
    ? columnsOf(argument.type === 'TsArrayType' ? argument.elemType : argument, scope.file, modules)
    : null;
}

function columnsOf(type: Node, file: string, modules: ReadonlyMap<string, Module>): DeclaredRow | null {
  if (type.type === 'TsTypeLiteral') return new Map((type.members as Node[]).flatMap(columnOf));
  if (type.type === 'TsInterfaceDeclaration')
    return type.extends.length === 0 ? new Map((type.body.body as Node[]).flatMap(columnOf)) : null;
  if (type.type === 'TsTypeAliasDeclaration')
    return type.typeParams ? null : columnsOf(type.typeAnnotation, file, modules);
  if (type.type !== 'TsTypeReference' || type.typeParams || type.typeName.type !== 'Identifier') return null;
  const name: string = type.typeName.value;
  const binding = modules.get(file)?.scope.find(name);
  const at = binding?.is === 'import' ? binding : { file, name };
  const declared = modules.get(at.file)?.types.get(at.name);
  return declared ? columnsOf(declared, at.file, modules) : null;
}

function columnOf({
  type,
  key,
  optional,
  typeAnnotation,
}: Node): [string, 'number' | 'string' | 'boolean' | null][] {
  return type === 'TsPropertySignature' && !optional
    ? [[key.value, kindOf(typeAnnotation.typeAnnotation)]]
    : [];
}

function kindOf(type: Node): 'number' | 'string' | 'boolean' | null {
  if (type.type === 'TsUnionType') {
    const kinds = new Set((type.types as Node[]).filter(({ kind }) => kind !== 'null').map(kindOf));
    return kinds.size === 1 ? [...kinds][0]! : null;
  }
  if (type.type === 'TsLiteralType' && type.literal.type === 'StringLiteral') return 'string';
  return type.type === 'TsKeywordType' && /^(number|string|boolean)$/.test(type.kind) ? type.kind : null;
}
