import { ILLUSTRATION, type World } from '../server/openapi/fill-example.js';

/** Things of a world whose ids stand in requests; those that only appear in GraphQL's examples last. */
export const THING_NAMES: readonly string[] = [...Object.keys(ILLUSTRATION), 'line', 'cartTotalPence'];

/** Stands in a generated request for a thing of the world it is sent to. */
export const thing = (name: string) => `~~${name}~~`;

/** What examples are filled with until a world is known. */
export const STAND_INS: World = Object.fromEntries(THING_NAMES.map((name) => [name, thing(name)]));

/** The text with the things of a world in it: in quotes as JSON, elsewhere as they are. */
export function withThings(text: string, world: World): string {
  return text
    .replace(/"~~(\w+)~~"/g, (_, name: string) => JSON.stringify(world[name] ?? name))
    .replace(/~~(\w+)~~/g, (_, name: string) => String(world[name] ?? name));
}

/** The path with the things of a world in it. */
export function pathWithThings(path: string, world: World): string {
  return path.replace(/~~(\w+)~~/g, (_, name: string) => encodeURIComponent(String(world[name] ?? name)));
}
