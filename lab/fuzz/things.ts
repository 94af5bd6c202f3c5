import { DOCUMENTED_GROUPS } from '../../server/app/routes.js';
import { type ExampleValues, valueNamesIn } from '../../server/platform/openapi/resolve-example.js';
import { GRAPHQL_EXAMPLES } from '../../server/test/matrix/graphql-examples.js';

/** Things of a shop whose ids stand in requests: those that the examples of both APIs name. */
export const THING_NAMES: readonly string[] = [
  ...valueNamesIn([DOCUMENTED_GROUPS.map(({ endpoints }) => endpoints), GRAPHQL_EXAMPLES]),
];

/** Stands in a generated request for a thing of the world it is sent to. */
export const thing = (name: string) => `~~${name}~~`;

/** Values that fill the examples until a world is known. */
export const STAND_INS: ExampleValues = Object.fromEntries(THING_NAMES.map((name) => [name, thing(name)]));

/** The text with the things of a world in it: in quotes as JSON, elsewhere as they are. */
export function withThings(text: string, world: ExampleValues): string {
  return text
    .replace(/"~~(\w+)~~"/g, (_, name: string) => JSON.stringify(world[name] ?? name))
    .replace(/~~(\w+)~~/g, (_, name: string) => textOf(name, world));
}

/** The path with the things of a world in it. */
export function pathWithThings(path: string, world: ExampleValues): string {
  return path.replace(/~~(\w+)~~/g, (_, name: string) => encodeURIComponent(textOf(name, world)));
}

/** A file is no text: as one it would make an address or a header longer than any server reads. */
function textOf(name: string, world: ExampleValues): string {
  const value = world[name] ?? name;
  return value instanceof Uint8Array ? name : String(value);
}
