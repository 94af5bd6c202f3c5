/** Holds schema.graphql to the conventions of docs/api.md: any problem fails the check. */
import { readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';

const document = parse(readFileSync('schema.graphql', 'utf8'));
const problems = [];

/** The rules of each kind of definition; each returns the problem of a definition in words, or null. */
const RULES = {
  [Kind.OBJECT_TYPE_DEFINITION]: [isDescribed, isPascalCase, isNoInput, isWholePage],
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: [isDescribed, isPascalCase, isInput],
  [Kind.ENUM_TYPE_DEFINITION]: [isDescribed, isPascalCase, isNoInput],
  [Kind.UNION_TYPE_DEFINITION]: [isDescribed, isPascalCase, isNoInput],
  [Kind.SCALAR_TYPE_DEFINITION]: [isDescribed, isPascalCase, isNoInput],
  [Kind.ENUM_VALUE_DEFINITION]: [isDescribed, isConstantCase],
  [Kind.FIELD_DEFINITION]: [isDescribed, isCamelCase, isPaged, hasFewArguments, isKnownAsStaffs],
  [Kind.INPUT_VALUE_DEFINITION]: [isDescribed, isCamelCase],
};

const owners = [];
visit(document, {
  enter(node) {
    if (!RULES[node.kind]) return node.kind === Kind.DIRECTIVE_DEFINITION ? false : undefined;
    for (const rule of RULES[node.kind]) {
      const problem = rule(node, owners.at(-1));
      if (problem) problems.push(`${[...owners, node.name.value].join('.')} ${problem}`);
    }
    owners.push(node.name.value);
  },
  leave(node) {
    if (RULES[node.kind]) owners.pop();
  },
});

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

function isDescribed({ description }) {
  return description?.value.trim() ? null : 'has no description';
}

function isPascalCase({ name }) {
  return /^([A-Z][a-z0-9]*)+$/.test(name.value) ? null : 'is not in PascalCase';
}

function isCamelCase({ name }) {
  return /^[a-z][a-zA-Z0-9]*$/.test(name.value) ? null : 'is not in camelCase';
}

function isConstantCase({ name }) {
  return /^[A-Z][A-Z0-9_]*$/.test(name.value) ? null : 'is not in capitals';
}

function isInput({ name }) {
  return name.value.endsWith('Input') ? null : 'is an input: its name must end in Input';
}

function isNoInput({ name }) {
  return name.value.endsWith('Input') ? 'is no input: its name must not end in Input' : null;
}

/** A page is `nodes` and `pageInfo`, and says so in its name; nothing else counts pages. */
function isWholePage({ name, fields }) {
  const has = (field) => fields.some((one) => one.name.value === field);
  if (name.value === 'PageInfo') return null;
  if (has('totalPages') || has('pageSize')) return 'counts pages beside PageInfo';
  const isNamed = name.value.endsWith('Page');
  return isNamed === has('pageInfo') && isNamed === has('nodes') ? null : 'is not a page of pageOf()';
}

/** A field takes `page` and `pageSize` when it answers with a page, and only then. */
function isPaged({ type, arguments: args }) {
  const takes = (name) => args.some((arg) => arg.name.value === name);
  const isPage = namedType(type).endsWith('Page');
  return isPage === takes('page') && isPage === takes('pageSize') ? null : 'is paged by other than PageArgs';
}

/** Of the thing an id at most, and the rest in one input. */
function hasFewArguments({ arguments: args }, owner) {
  return owner === 'Mutation' && args.length > 2
    ? 'has more than two arguments: make an input of them'
    : null;
}

/** A query or mutation for staff has a name beginning with "admin" and a description beginning with "Staff:". */
function isKnownAsStaffs({ name, description }, owner) {
  const isPrefixed = /^admin[A-Z]/.test(name.value);
  const isStaffs =
    (owner === 'Query' || owner === 'Mutation') && description?.value.trim().startsWith('Staff:');
  return isPrefixed === Boolean(isStaffs)
    ? null
    : 'must begin with admin when, and only when, it is a call for staff';
}

function namedType(type) {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
